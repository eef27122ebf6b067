import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import type { Guest } from '../../shared/wire/protocol.ts'
import {
  firstMove,
  gather,
  lastMove,
  type Moment,
  makeMove,
  momentBefore,
  type Prepared,
  prepare,
} from '../../tests/lib/moments.ts'
import type { Served } from '../../tests/lib/server.ts'
import { slowed } from '../../tests/lib/slowed.ts'
import { settled } from './stageBench.ts'

const SCREENS = {
  wide: { width: 1600, height: 900 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  laptop: { width: 1280, height: 720 },
  large: { width: 2560, height: 1440 },
  tablet: { width: 1024, height: 1366 },
} as const
type Screen = keyof typeof SCREENS
const PAGES: readonly Screen[] = ['wide', 'phone']
const TABLES: readonly Screen[] = ['wide', 'laptop', 'large', 'tablet', 'phone', 'sideways']

/** With a mouse. */
const DESKS: readonly Screen[] = ['wide', 'laptop', 'large']

const LAM = 'on-the-lam-4-clever'
const SEALED = 'diabolicards-2-sealed'
/** Two against one. */
const ALONE = 'diabolicards-3-plain'

const READING = 1200

/** Milliseconds between two frames of a film. */
const STEP = 100

interface Shot {
  readonly screens: readonly Screen[]
  take(open: Open): Promise<Page>
  /** The page's clock stands still when it is taken. */
  readonly stopped?: true
}
type Open = (path: string, guest?: Guest, clock?: 'film') => Promise<Page>

/** All pictures, or those of these names, with or without the screen. */
export async function takePictures(
  browser: Browser,
  served: Served,
  folder: string,
  wanted: readonly string[],
): Promise<void> {
  for (const [name, { screens, take, stopped }] of Object.entries(shotsOf(served))) {
    for (const screen of screens) {
      if (wanted.length > 0 && !wanted.includes(name) && !wanted.includes(`${name}-${screen}`)) continue
      const context = await browser.newContext({
        viewport: SCREENS[screen],
        locale: 'en',
        ...(DESKS.includes(screen) ? {} : { isMobile: true, hasTouch: true }),
      })
      context.setDefaultTimeout(120_000)
      const open: Open = async (path, guest, clock) => {
        const page = await context.newPage()
        if (clock === 'film') await page.clock.install()
        await page.addInitScript(prepared, guest)
        if (clock !== 'film') await page.addInitScript(slowed, READING)
        await page.goto(served.url + path)
        return page
      }
      const page = await take(open)
      if (!stopped) await twoFrames(page)
      const file = `${name}-${screen}.png`
      await page.screenshot({ path: join(folder, file), timeout: 180_000 })
      console.log(file)
      await context.close()
    }
  }
}

function shotsOf(served: Served): Record<string, Shot> {
  const page = (path: string): Shot => ({
    screens: PAGES,
    async take(open) {
      const opened = await open(path)
      await opened.getByRole('heading', { level: 1 }).waitFor()
      await opened.waitForLoadState('networkidle')
      return opened
    },
  })
  const sitDown = async (open: Open, prepared: Prepared, clock?: 'film'): Promise<Page> => {
    const opened = await open(`/t/${prepared.code}`, prepared.guest, clock)
    await opened.locator('.now').waitFor()
    gather(served, prepared)
    await settled(opened)
    return opened
  }
  /** At rest, before anything happens. */
  const table = (moment: Moment, { watching = false, by = moment.seat } = {}): Shot => ({
    screens: TABLES,
    async take(open) {
      const prepared = await prepare(served, moment, by)
      const player = await sitDown(open, prepared)
      if (!watching) return player
      const watcher = await open(`/w/${prepared.code}`)
      await settled(watcher)
      return watcher
    },
  })
  /** While an event is being played. */
  const action = (moment: Moment, event: string, by = moment.seat): Shot => ({
    screens: TABLES,
    async take(open) {
      const prepared = await prepare(served, moment, by)
      const player = await sitDown(open, prepared)
      await played(player, served, prepared, event)
      return player
    },
  })
  /** In the middle of a scene: so many milliseconds after the move. */
  const film = (moment: Moment, milliseconds: number, by = moment.seat): Shot => ({
    screens: TABLES,
    stopped: true,
    async take(open) {
      const prepared = await prepare(served, moment, by)
      const player = await sitDown(open, prepared, 'film')
      await player.clock.pauseAt(Date.now() + 30_000)
      await makeMove(served, prepared)
      // The page's own clock stands: only from outside can one wait for it to hear of the move.
      const waits = () => player.evaluate(() => window.__stage?.settled ?? true)
      for (let tries = 0; tries < 300 && (await waits()); tries++) await sleep(100)
      // The stage takes no longer steps than a slow device would.
      for (let left = milliseconds; left > 0; left -= STEP) await player.clock.fastForward(Math.min(left, STEP))
      return player
    },
  })
  /** The page that tells a match which is over. */
  const end = (match: string): Shot => ({
    screens: TABLES,
    async take(open) {
      const prepared = await prepare(served, lastMove(match))
      const page = await sitDown(open, prepared)
      await makeMove(served, prepared)
      await page.locator('.ending').waitFor()
      await page.waitForLoadState('networkidle')
      return page
    },
  })
  return {
    home: page('/'),
    lobby: {
      screens: PAGES,
      async take(open) {
        // Tables are listed where somebody is.
        for (const moment of [momentBefore(LAM, 'searchFailed', 1), momentBefore('diabolik-4-danger', 'fought', 1)])
          await sitDown(open, await prepare(served, moment, moment.seat, { public: true }))
        return page('/lobby').take(open)
      },
    },
    settings: page('/settings'),
    'lam-rules': page('/rules/on-the-lam'),
    'lam-start': table(momentBefore(LAM, 'walked')),
    'lam-search': action(momentBefore(LAM, 'searchFailed', 2), 'searchFailed'),
    'lam-found': action(momentBefore(LAM, 'searchSucceeded', 3), 'searchSucceeded'),
    'lam-investigated': action(momentBefore(LAM, 'investigated', 1), 'investigated'),
    'lam-win': action(lastMove(LAM), 'ended'),
    'lam-end': end(LAM),
    'lam-watch': table(momentBefore(LAM, 'searchSucceeded', 4), { watching: true }),
    'diabolik-rules': page('/rules/diabolik'),
    'diabolik-start': table(firstMove('diabolik-4-heists'), { by: 'eva' }),
    'diabolik-plan': {
      screens: TABLES,
      async take(open) {
        const page = await sitDown(open, await prepare(served, momentBefore('diabolik-4-danger', 'sneaked', 9)))
        await page.keyboard.press('m')
        await settled(page)
        return page
      },
    },
    'diabolik-sneak-criminals': action(momentBefore('diabolik-4-heists', 'sneaked', 5), 'sneaked'),
    'diabolik-sneak-detectives': action(momentBefore('diabolik-4-heists', 'sneaked', 5), 'sneaked', 'ginko'),
    'diabolik-sighting': action(momentBefore('diabolik-4-danger', 'sighted'), 'sighted', 'morrigan'),
    'diabolik-discovery': action(momentBefore('diabolik-4-danger', 'exposed'), 'exposed', 'ginko'),
    'diabolik-car': film(momentBefore('diabolik-4-danger', 'jaguarTaken', 1), 900, 'ginko'),
    'diabolik-chase-1': film(momentBefore('diabolik-4-danger', { type: 'moved', who: 'diabolik' }), 700, 'ginko'),
    'diabolik-chase-2': film(momentBefore('diabolik-4-danger', { type: 'moved', who: 'diabolik' }), 2000, 'ginko'),
    'diabolik-chase-3': film(momentBefore('diabolik-4-danger', { type: 'moved', who: 'diabolik' }), 3400, 'ginko'),
    'diabolik-hid': film(momentBefore('diabolik-4-danger', 'hid'), 500, 'morrigan'),
    'diabolik-fight': action(momentBefore('diabolik-4-danger', 'fought', 1), 'fought'),
    'diabolik-clue': action(momentBefore('diabolik-4-danger', 'clueDone'), 'clueDone'),
    'diabolik-heist': film(momentBefore('diabolik-4-heists', 'heistDone'), 3000),
    'diabolik-exchange': table(momentBefore('diabolik-4-danger', 'exchanged')),
    'diabolik-two': table(momentBefore('diabolik-2-heists', 'partDone', 3)),
    'diabolik-won': action(lastMove('diabolik-4-heists'), 'ended'),
    'diabolik-caught': film(lastMove('diabolik-4-danger'), 6500),
    'diabolik-end': end('diabolik-4-heists'),
    'diabolik-watch': table(momentBefore('diabolik-4-danger', 'fought', 6), { watching: true }),
    'diabolik-escape': table(momentBefore('diabolik-escape', 'sighted')),
    'diabolik-way-out': table(momentBefore('diabolik-escape', 'partDone')),
    'diabolik-way-out-taken': action(momentBefore('diabolik-escape', 'heistDone'), 'heistDone'),
    'diabolik-escaped': end('diabolik-escape'),
    // What can be chosen about a table.
    'diabolicards-options': {
      screens: PAGES,
      async take(open) {
        const form = await page('/lobby').take(open)
        await form.getByLabel('Diabolicards').check()
        await form.getByLabel('From memory').scrollIntoViewIfNeeded()
        return form
      },
    },
    'diabolicards-rules': page('/rules/diabolicards'),
    'diabolicards-setup': table(firstMove('diabolicards-2-clever')),
    'diabolicards-midgame': table(momentBefore('diabolicards-4-clever', 'played', 40)),
    'diabolicards-slam': film(momentBefore('diabolicards-4-clever', 'played', 40), 1300, 'nova'),
    // Vanessa has chosen three of those whom her look will kill; the next is pointed at.
    'diabolicards-targeting': {
      screens: TABLES,
      async take(open) {
        const page = await sitDown(
          open,
          await prepare(served, momentBefore('diabolicards-2-clever', 'killAnnounced', 6)),
        )
        await page.locator('.moves button').first().hover()
        await settled(page)
        return page
      },
    },
    // One person with both hands of dusk, at the turn of either.
    'diabolicards-two-hands': table(momentBefore(ALONE, { type: 'played', seat: 'raven' }, 5)),
    'diabolicards-two-hands-next': table(momentBefore(ALONE, { type: 'played', seat: 'comet' }, 5), { by: 'viper' }),
    'diabolicards-two-hands-setup': table(firstMove(ALONE), { by: 'viper' }),
    'diabolicards-kill-window': table(momentBefore('diabolicards-2-clever', 'dodged')),
    'diabolicards-dodge': film(momentBefore('diabolicards-2-clever', 'dodged'), 400),
    'diabolicards-endgame': film(momentBefore(SEALED, 'sealed'), 3600),
    'diabolicards-struck-down': action(momentBefore(SEALED, 'struckDown'), 'struckDown'),
    'diabolicards-sealed': table(momentBefore(SEALED, 'killAnnounced', 4)),
    'diabolicards-won': action(lastMove(SEALED), 'ended'),
    'diabolicards-end': end(SEALED),
    'diabolicards-watch': table(momentBefore('diabolicards-4-clever', 'killAnnounced', 6), { watching: true }),
  }
}

/** Lets the move be made, and waits until its event stands on the stage. */
async function played(page: Page, served: Served, prepared: Prepared, event: string): Promise<void> {
  await page.evaluate(type => {
    if (window.__stage) window.__stage.holdAt = type
  }, event)
  await makeMove(served, prepared)
  // Nothing tells when the die lies still but that it does not move any more.
  let frames = -1
  for (let still = 0, tries = 0; still < 3 && tries < 40; tries++) {
    await page.waitForTimeout(2500)
    const now = await page.evaluate(() => window.__stage?.frames ?? 0)
    still = now === frames ? still + 1 : 0
    frames = now
  }
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Runs in the page before all else. */
function prepared(guest: Guest | undefined): void {
  if (!location.protocol.startsWith('http')) return
  if (guest) localStorage.setItem('tavolo-nero.guest', JSON.stringify(guest))
  localStorage.setItem('tavolo-nero.settings', JSON.stringify({ sound: false, quality: 'high', pace: 'calm' }))
}
