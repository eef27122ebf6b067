import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

/** Of client/app/icon.svg: the whole with its frame, or what lies within, for systems that cut a shape out of it. */
const ICONS = [
  ['icon-192', 192, '0 0 64 64'],
  ['icon-512', 512, '0 0 64 64'],
  ['maskable-512', 512, '4 4 56 56'],
  ['apple-touch', 180, '4 4 56 56'],
] as const

/** What stands on somebody's home screen, as files in public/icons. */
export async function drawIcons(browser: Browser, root: string): Promise<void> {
  const folder = join(root, 'public', 'icons')
  mkdirSync(folder, { recursive: true })
  const svg = readFileSync(join(root, 'client', 'app', 'icon.svg'), 'utf8')
  const page = await browser.newPage()
  for (const [name, size, box] of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    const drawn = svg.replace('viewBox="0 0 64 64"', `viewBox="${box}"`)
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawn}`)
    await page.screenshot({ path: join(folder, `${name}.png`) })
    console.log(`${name}.png`)
  }
  await page.close()
}
