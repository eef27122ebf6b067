import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { serve } from '../tests/lib/server.ts'
import { build, PAGE } from './build.mjs'
import { FLAGS, needChromium } from './lib/chromium.mjs'
import { takePictures } from './lib/pictures.ts'
import { takeSheets } from './lib/sheets.ts'
import { takeStrips } from './lib/strips.ts'

/* npm run pictures: how it looks, as files in pictures/. Names given as arguments take only those. */

const root = join(import.meta.dirname, '..')
const folder = join(root, 'pictures')
const executablePath = await needChromium()
if (executablePath === null || !(await build(root, PAGE))) process.exit(1)
const wanted = process.argv.slice(2)
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// Nobody goes away while the camera takes its time.
const served = await serve({ dist: join(root, 'dist'), times: { away: 3_600_000 } })
const browser = await chromium.launch({ executablePath, args: FLAGS })
try {
  await takeSheets(browser, folder, wanted)
  await takePictures(browser, served, folder, wanted)
  await takeStrips(browser, served, folder, wanted)
} finally {
  await browser.close()
  await served.close()
}
process.exit()
