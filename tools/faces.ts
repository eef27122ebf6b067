import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { GAMES } from '../shared/games/index.ts'
import { FLAGS, needChromium } from './lib/chromium.mjs'

/*
 * npm run faces: what a link shows where it is shared, as files in public/faces: one of each game, and one of the page.
 * They are kept with the sources, since whoever builds the page need not have a browser.
 */

const folder = join(import.meta.dirname, '..', 'public', 'faces')
const executablePath = await needChromium()
if (executablePath === null) process.exit(1)
mkdirSync(folder, { recursive: true })
const vite = await createServer({ logLevel: 'error', server: { port: 0, hmr: false } })
await vite.listen()
const browser = await chromium.launch({ executablePath, args: FLAGS })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  page.setDefaultTimeout(180_000)
  for (const game of [null, ...Object.keys(GAMES)]) {
    const file = `${game ?? 'tavolo-nero'}.jpg`
    await page.goto(`${vite.resolvedUrls?.local[0]}app/placard.html${game ? `?of=${game}` : ''}`)
    await page.locator('body[data-ready]').waitFor()
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 78 })
    console.log(file)
  }
} finally {
  await browser.close()
  await vite.close()
}
process.exit()
