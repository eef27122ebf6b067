import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { GAMES } from '../shared/games/index.ts'
import { FLAGS, needChromium } from './lib/chromium.mjs'
import { drawIcons } from './lib/icons.ts'

/*
 * npm run faces: what a link shows where it is shared, as files in public/faces: one of each game, and one of the page;
 * who plays there, in public/portraits, for overlays that have no room for what draws them; and what stands on home screens, in public/icons.
 * They are kept with the sources, since whoever builds the page need not have a browser.
 */

const folder = join(import.meta.dirname, '..', 'public', 'faces')
const executablePath = await needChromium()
if (executablePath === null) process.exit(1)
const portraits = join(folder, '..', 'portraits')
for (const each of [folder, portraits]) mkdirSync(each, { recursive: true })
const vite = await createServer({ logLevel: 'error', server: { port: 0, hmr: false } })
await vite.listen()
const browser = await chromium.launch({ executablePath, args: FLAGS })
try {
  await drawIcons(browser, join(import.meta.dirname, '..'))
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  page.setDefaultTimeout(180_000)
  for (const game of [null, ...Object.keys(GAMES)]) {
    const file = `${game ?? 'tavolo-nero'}.jpg`
    await page.goto(`${vite.resolvedUrls?.local[0]}app/placard.html${game ? `?of=${game}` : ''}`)
    await page.locator('body[data-ready]').waitFor()
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 78 })
    console.log(file)
  }
  for (const [id, { game }] of Object.entries(GAMES))
    for (const { seat } of game.seats(game.options(Math.max(...game.players)))) {
      const drawn = await page.evaluate(portrait, { game: id, seat })
      writeFileSync(join(portraits, `${id}-${seat}.webp`), Buffer.from(drawn.split(',')[1] ?? '', 'base64'))
      console.log(`${id}-${seat}.webp`)
    }
} finally {
  await browser.close()
  await vite.close()
}
/** Runs in the page. */
async function portrait({ game, seat }: { game: string; seat: string }): Promise<string> {
  const registry = '/games/registry.ts'
  const { CLIENT_GAMES } = await import(/* @vite-ignore */ registry)
  const [large, small] = [512, 160].map(size => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size
    return canvas
  }) as [HTMLCanvasElement, HTMLCanvasElement]
  const paint = await CLIENT_GAMES[game].portrait()
  paint(large.getContext('2d'), seat)
  const ctx = small.getContext('2d') as CanvasRenderingContext2D
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(large, 0, 0, 160, 160)
  return small.toDataURL('image/webp', 0.85)
}
