import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createServer } from 'vite'

/** Contact sheets are not in the build: vite serves them from the sources. What each shows of a game, and how wide. */
const SHEETS = {
  'diabolicards-contact-sheet': { of: 'diabolicards/art', width: 1560 },
} as const

/** All contact sheets, or those of these names. */
export async function takeSheets(browser: Browser, folder: string, wanted: readonly string[]): Promise<void> {
  const sheets = Object.entries(SHEETS).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  if (sheets.length === 0) return
  const vite = await createServer({ logLevel: 'error', server: { port: 0, hmr: false } })
  await vite.listen()
  try {
    for (const [name, { of, width }] of sheets) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      page.setDefaultTimeout(180_000)
      await page.goto(`${vite.resolvedUrls?.local[0]}kit/art/sheet.html?of=${of}`)
      await page.locator('body[data-ready]').waitFor()
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
      console.log(`${name}.png`)
      await page.close()
    }
  } finally {
    await vite.close()
  }
}
