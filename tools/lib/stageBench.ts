import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { GAMES } from '../../shared/games/index.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { serve } from '../../tests/lib/server.ts'
import { build, PAGE } from '../build.mjs'
import { FLAGS, findChromium } from './chromium.mjs'
import { playMatch } from './playout.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const REST = 10
/** In the middle of a match, when most lies about. */
const MOVES = 60

/** A table at rest, at full quality, on a screen of 1600 x 900. */
interface StageFigures {
  readonly calls: number
  readonly triangles: number
  /** Drawn within `restSeconds` while nothing happens. */
  readonly framesAtRest: number
  readonly restSeconds: number
}

/** Null where there is no page or no browser. */
export async function stageFigures(id: string): Promise<StageFigures | null> {
  const executablePath = findChromium()
  const game = GAMES[id]?.game
  if (!executablePath || !game || !(await build(ROOT, PAGE, { say: console.error }))) return null
  const options = game.options(Math.max(...game.players))
  const seats = game.seats(options)
  const { match, entries } = playMatch(
    game,
    options,
    seedOf('stage'),
    seats.map(() => 'clever'),
  )
  const made = entries.slice(0, MOVES).map(entry => ({ type: 'move' as const, ...entry }))
  const log: Log = { game: id, version: game.version, options, seed: match.seed, entries: made }
  const served = await serve({ dist: join(ROOT, 'dist') })
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    // With a person on every chair nobody moves, and the table stays as it is.
    const guests = await Promise.all(seats.map(({ seat }) => served.guest(seat)))
    const { code } = await served.app.seatRecorded(log, guests)
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
    await page.addInitScript(guest => {
      localStorage.setItem('tavolo-nero.guest', JSON.stringify(guest))
      // A slow machine would make it plainer by itself.
      localStorage.setItem('tavolo-nero.settings', JSON.stringify({ sound: false, quality: 'high' }))
    }, guests[0])
    await page.goto(`${served.url}/t/${code}`)
    await settled(page)
    const before = await report(page)
    await page.waitForTimeout(REST * 1000)
    const { calls, triangles, frames } = await report(page)
    return { calls, triangles, framesAtRest: frames - before.frames, restSeconds: REST }
  } finally {
    await browser.close()
    await served.close()
  }
}

const report = (page: Page) =>
  page.evaluate(() => {
    const { calls = 0, triangles = 0, frames = 0 } = window.__stage ?? {}
    return { calls, triangles, frames }
  })

/** Waits until something has been drawn and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  let quiet = 0
  for (let tries = 0; quiet < 4; tries++) {
    if (tries > 600) throw new Error('the stage does not come to rest')
    const rests = await page.evaluate(
      () => window.__stage !== undefined && window.__stage.frames > 0 && window.__stage.settled,
    )
    quiet = rests ? quiet + 1 : 0
    await page.waitForTimeout(250)
  }
}
