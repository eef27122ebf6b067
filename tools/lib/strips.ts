import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { GAMES } from '../../shared/games/index.ts'
import { entryOf, recorded } from '../../tests/lib/moments.ts'
import type { Served } from '../../tests/lib/server.ts'
import { settled } from './stageBench.ts'

/* Film strips: ten frames of a recorded match as the director shows it, in one picture. */

const SCREENS = {
  wide: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const
type Screen = keyof typeof SCREENS

/** At rest before an event, or while it is played: which, and for the how-manieth time. */
type Frame = readonly [event: string, n: number, when?: 'before']

const STRIPS: Readonly<Record<string, { readonly match: string; readonly frames: readonly Frame[] }>> = {
  'strip-diabolik': {
    match: 'diabolik-4-danger',
    frames: [
      ['roundBegan', 0],
      ['sneaked', 1],
      ['sighted', 0],
      ['moved', 3, 'before'],
      ['investigated', 2],
      ['exposed', 0],
      ['fought', 1],
      ['clueDone', 0],
      ['dangerMoved', 1],
      ['hid', 0],
    ],
  },
  'strip-diabolicards': {
    match: 'diabolicards-4-clever',
    frames: [
      ['contractsOpened', 0],
      ['played', 3],
      ['played', 12, 'before'],
      ['abilityUsed', 6],
      ['killAnnounced', 2],
      ['died', 3],
      ['killAnnounced', 6],
      ['moved', 0],
      ['traded', 0],
      ['ended', 0],
    ],
  },
  'strip-lam': {
    match: 'on-the-lam-4-clever',
    frames: [
      ['walked', 0, 'before'],
      ['walked', 4],
      ['rolled', 3],
      ['searchSucceeded', 3],
      ['searchFailed', 2],
      ['playCardDrawn', 1],
      ['policeMoved', 1],
      ['investigated', 1],
      ['blackmailed', 0],
      ['ended', 0],
    ],
  },
}

/** All strips, or those of these names, with or without the screen. */
export async function takeStrips(
  browser: Browser,
  served: Served,
  folder: string,
  wanted: readonly string[],
): Promise<void> {
  for (const [name, { match, frames }] of Object.entries(STRIPS))
    for (const screen of Object.keys(SCREENS) as Screen[]) {
      if (wanted.length > 0 && !wanted.includes(name) && !wanted.includes(`${name}-${screen}`)) continue
      const log = recorded(match)
      const [first, ...others] = GAMES[log.game]?.game.seats(log.options) ?? []
      const person = await served.guest(first?.seat ?? '')
      const { id } = await served.app.seatRecorded(log, [person, ...others.map(() => null)])
      const key = served.app.house.watchKeys.of(id)
      const pictures: Buffer[] = []
      for (const frame of frames) {
        const context = await browser.newContext({
          viewport: SCREENS[screen],
          isMobile: screen === 'phone',
          hasTouch: screen === 'phone',
        })
        context.setDefaultTimeout(120_000)
        const page = await context.newPage()
        await page.addInitScript(prepared)
        await page.goto(`${served.url}/r/${key}?at=${entryOf(log, frame[0], frame[1])}`)
        pictures.push(await shot(page, frame))
        await context.close()
      }
      const strip = await browser.newPage({
        viewport: screen === 'wide' ? { width: 1300, height: 1850 } : { width: 1300, height: 1150 },
      })
      await strip.setContent(
        `<body style="margin:5px;background:#08070a;display:grid;gap:5px;grid-template-columns:repeat(${screen === 'wide' ? 2 : 5},1fr)">${pictures
          .map(each => `<img style="width:100%" src="data:image/png;base64,${each.toString('base64')}">`)
          .join('')}</body>`,
      )
      await strip.screenshot({ path: join(folder, `${name}-${screen}.png`) })
      await strip.close()
      console.log(`${name}-${screen}.png`)
    }
}

/** Long enough for a look at who thinks, and too short for the whole table after it. */
const LOOK = 3000

async function shot(page: Page, [event, , when]: Frame): Promise<Buffer> {
  await settled(page)
  if (when === 'before') {
    await page.waitForTimeout(LOOK)
    return page.screenshot()
  }
  await page.evaluate(type => {
    if (window.__stage) window.__stage.holdAt = type
  }, event)
  await page.keyboard.press('Space')
  await page.waitForFunction(() => window.__stage?.held)
  await page.waitForTimeout(LOOK / 3)
  return page.screenshot()
}

/** Runs in the page before all else: what lasts a moment lasts until it has been seen. */
function prepared(): void {
  if (!location.protocol.startsWith('http')) return
  localStorage.setItem('tavolo-nero.settings', JSON.stringify({ sound: false, quality: 'high' }))
}
