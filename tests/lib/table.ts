import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Log } from '../../shared/kernel/history.ts'
import type { Guest, Person } from '../../shared/wire/protocol.ts'
import { type Visiting, visitor } from './browser.ts'
import { logUpTo } from './moments.ts'
import { type Served, serve } from './server.ts'

/* The table as somebody at a browser finds it: what they see, read and press. */

const ROOT = join(import.meta.dirname, '..', '..')

/** One server for the tests of a file. */
export function shareServer(options: Parameters<typeof serve>[0] = {}): { readonly served: Served } {
  let served: Served | null = null
  beforeAll(async () => {
    served = await serve({ dist: join(ROOT, 'dist'), ...options })
  })
  afterAll(() => served?.close())
  return {
    get served() {
      if (!served) throw new Error('the server is not up yet')
      return served
    },
  }
}

/** Late in a match of three, with the second of them to move. */
export const late = (): Log => logUpTo('on-the-lam-3-clever', { type: 'turnBegan', seat: 'dame', round: 20 })

/** Opens a recorded match in mid-play with new guests of these names on its chairs; null is a bot. */
export async function seat(
  { app, guest }: Served,
  log: Log,
  names: readonly (string | null)[],
  settings: Parameters<Served['app']['seatRecorded']>[2] = {},
): Promise<{ code: string; id: string; guests: Guest[] }> {
  const guests: Guest[] = []
  const people: (Person | null)[] = []
  for (const name of names) {
    const made = name === null ? null : await guest(name)
    people.push(made && { id: made.id, name: made.name })
    if (made) guests.push(made)
  }
  return { ...(await app.seatRecorded(log, people, settings)), guests }
}

/** Somebody alone with bots, late in a match, and about to decide. */
export async function lateInMatch(
  served: Served,
  visiting: Visiting = {},
  settings: Parameters<typeof seat>[3] = {},
): Promise<{ page: Page; code: string }> {
  const { code, guests } = await seat(served, late(), ['Ann', null, null], { bot: 'clever', ...settings })
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(served.url, { ...visiting, guest, path: `/t/${code}` })
  await moves(page).first().waitFor()
  return { page, code }
}

export const moves = (page: Page): Locator => page.locator('.moves .move')
export const headline = (page: Page): Locator => page.locator('.now h2')
export const ending = (page: Page): Locator => page.locator('dialog.ending')

/** How far the match is, as this page shows it. */
const seqOf = async (page: Page): Promise<number> => Number(await page.locator('.now').getAttribute('data-seq'))

/** The page shows the match as it is now, or later: what was on it before is not taken for what comes of a move. */
export async function upTo(page: Page, seq: number): Promise<void> {
  await expect.poll(() => seqOf(page)).toBeGreaterThanOrEqual(seq)
}

/** Whoever is longer at it does something wrong. */
const PATIENCE = 1500

/** Plays until the match is over, or for so long; `decide` makes the n-th decision. Answers with how many there were. */
export async function playOut(
  page: Page,
  decide: (n: number) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let n = 0; n < PATIENCE; n++) {
    if (n === most) return n
    await ending(page).or(moves(page)).first().waitFor({ timeout: 60_000 })
    if (await ending(page).isVisible()) return n
    await decide(n)
  }
  throw new Error('the match does not end')
}

type Pair = readonly [mouse: Page, keys: Page]

/**
 * Two people play, one by mouse, one by keys: a whole match where there is time, in which each decides more often than
 * that; else its beginning, and then `late`, which is another one, to its end. Answers with who is at the end.
 */
export async function bothPlay(pair: Pair, least: number, late: () => Promise<Pair>): Promise<Pair> {
  const toTheEnd = ([mouse, keys]: Pair) =>
    Promise.all([playOut(mouse, n => click(mouse, n)), playOut(keys, n => press(keys, n))])
  if (process.env.FULL) {
    expect(Math.min(...(await toTheEnd(pair)))).toBeGreaterThan(least)
    return pair
  }
  const [mouse, keys] = pair
  for (let made = [0, 0]; Math.min(...made) < 6; ) {
    const [clicks, presses] = made as [number, number]
    const mine = (await moves(mouse).count()) > 0
    const yours = !mine && (await moves(keys).count()) > 0
    await (mine ? click(mouse, clicks) : yours ? press(keys, presses) : mouse.waitForTimeout(50))
    made = [clicks + Number(mine), presses + Number(yours)]
  }
  const ends = await late()
  expect(Math.min(...(await toTheEnd(ends)))).toBeGreaterThan(0)
  return ends
}

/** Clicks one of the buttons, another each time. */
export async function click(page: Page, n: number): Promise<void> {
  const count = await moves(page).count()
  if (count === 0) return
  const wanted = moves(page).nth(n % count)
  // Somebody else's move may take it away before it is pressed.
  await wanted.click().catch(async error => {
    if (await wanted.isVisible()) throw error
  })
}

/** Decides for the first button, and where that only narrows the list, for the first of what is left. */
export async function takeFirst(page: Page, how: (button: Locator) => Promise<void> = each => each.click()) {
  const seq = await seqOf(page)
  await how(moves(page).first())
  await expect
    .poll(async () => {
      if (await page.locator('.narrowed').isVisible()) await how(moves(page).first())
      return seqOf(page)
    })
    .toBeGreaterThan(seq)
}

/** Presses a key for one of the buttons, another each time. */
export async function press(page: Page, n: number): Promise<void> {
  if (await page.locator('dialog.recap').isVisible()) await page.keyboard.press('Escape')
  const count = Math.min(9, await moves(page).count())
  if (count > 0) await page.keyboard.press(`${1 + (n % count)}`)
}

/** What the log says, line by line. */
export const logged = (page: Page): Promise<string[]> => page.locator('.log:not(.gallery) .line').allTextContents()
