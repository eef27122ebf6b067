import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { home } from '../../client/i18n/en/home.ts'
import { shell } from '../../client/i18n/en/shell.ts'
import { table } from '../../client/i18n/en/table.ts'
import { speech as speechOf } from '../../shared/games/on-the-lam/speech.ts'
import { SUSPECTS } from '../../shared/games/on-the-lam/state.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import { few, shareBrowser, visitor } from '../lib/browser.ts'
import { firstMove, momentBefore } from '../lib/moments.ts'
import { clickOn, rests } from '../lib/stage.ts'
import {
  click,
  ending,
  headline,
  lateInMatch,
  logged,
  moves,
  playOut,
  press,
  seat,
  shareServer,
  takeFirst,
} from '../lib/table.ts'

/* Other ways to the same table: plain, without WebGL, with WebGL lost, on a phone. */

shareBrowser()
const at = shareServer()

const stage = (page: Page) => page.locator('.stage canvas')
const plainTable = (page: Page) => page.locator('.plain-table')

test('the plain table plays a match by what lies on it', { timeout: 240_000 }, async () => {
  const { page } = await lateInMatch(at.served, { settings: { view: 'plain' } })
  await plainTable(page).waitFor()
  let onThings = 0
  await playOut(page, async n => {
    const things = plainTable(page).locator('.target')
    const count = n % 2 === 0 ? await things.count() : 0
    if (count === 0) return press(page, n)
    onThings++
    await things.nth(n % count).click()
  })
  expect(onThings).toBeGreaterThan(0)
  expect(await stage(page).count()).toBe(0)
})

test('without WebGL it still plays, and says why it looks as it does', { timeout: 240_000 }, async () => {
  const { page } = await lateInMatch(at.served, { webgl: false, expected: /WebGL/ })
  await plainTable(page).getByText(table.plain.stageFailed).waitFor()
  // Nor is three.js fetched for nothing.
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fetched.filter(name => /\/react-/.test(name))).not.toEqual([])
  expect(fetched.filter(name => /\/three-/.test(name))).toEqual([])
  if (process.env.FULL) {
    await playOut(page, n => click(page, n))
    await ending(page).waitFor()
  } else expect(await playOut(page, n => click(page, n), 4)).toBe(4)
})

test('a stage that does not come through can be played without, and tried again', async () => {
  const expected = /ERR_FAILED|Failed to fetch|error loading/i
  const { page } = await lateInMatch(at.served, { settings: { view: 'plain' }, expected })
  const cut = /\/assets\/three-/
  await page.route(cut, route => route.abort())
  await page.getByRole('button', { name: table.menu.open, exact: true }).click()
  await page.getByRole('button', { name: table.menu.stage, exact: true }).click()
  await plainTable(page).getByText(table.plain.stageUnfetched).waitFor()
  expect(await plainTable(page).getByText(table.plain.stageFailed).count()).toBe(0)
  expect(await moves(page).count()).toBeGreaterThan(0)

  await page.unroute(cut)
  await page.getByRole('button', { name: table.plain.tryAgain, exact: true }).click()
  await stage(page).waitFor()
})

test('words that do not come through are missed aloud, and are there with the next page', async () => {
  const expected = /ERR_FAILED|Failed to fetch|could not be fetched/i
  const page = await visitor(at.served.url, { settings: { view: 'plain' }, expected })
  // The page's own are there already; those of the game are not.
  const cut = /\/assets\/en-/
  await page.route(cut, route => route.abort())
  await page.getByRole('button', { name: home.playNowAt(home.games['on-the-lam'].title) }).click()
  await page.getByText(shell.failed.text).waitFor()

  await page.unroute(cut)
  await page.getByRole('button', { name: shell.failed.retry, exact: true }).click()
  await headline(page).waitFor()
})

test('a click on the board is a move, one on anything else is none', async () => {
  const { code, guests } = await seat(at.served, firstMove('on-the-lam-3-clever').log, ['Ann', null, null])
  const page = await visitor(at.served.url, { ...(guests[0] && { guest: guests[0] }), path: `/t/${code}` })
  await moves(page).first().waitFor()
  await rests(page)
  // Low quality is low from the first frame: a canvas that begins with smooth edges never loses them.
  const canvas = stage(page).and(page.locator('[data-engine]'))
  const smooth = (all: Element[]) =>
    all.map(each => (each as HTMLCanvasElement).getContext('webgl2')?.getContextAttributes()?.antialias)
  expect(await canvas.evaluateAll(smooth)).toEqual([false])
  // Too far to walk.
  await clickOn(page, 'office')
  await clickOn(page, 'bank')
  await expect.poll(() => logged(page), { timeout: 30_000 }).toContainEqual(expect.stringContaining('City Bank'))
  expect((await logged(page)).join()).not.toContain('Office')
})

test('a lost WebGL context recovers, and the match goes on', async () => {
  const { page } = await lateInMatch(at.served, { expected: /WebGL|CONTEXT_LOST/ })
  await rests(page)
  await stage(page).evaluate(canvas => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  const alive = () =>
    stage(page).evaluate(canvas => {
      const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('webgl2') : null
      return context !== null && !context.isContextLost() && (window.__stage?.frames ?? 0) > 0
    })
  await expect.poll(alive, { timeout: 60_000 }).toBe(true)
  const past = (await logged(page)).length
  await moves(page).first().click()
  await expect.poll(async () => (await logged(page)).length, { timeout: 30_000 }).toBeGreaterThan(past)
})

/** Somebody is about to act: what it takes there stands on the tile, and every choice is in sight. */
test.each(few(LANGUAGES))(
  'a phone shows three choices at once, and what a place takes on its tile: %s',
  async language => {
    const { log, seat: me } = momentBefore('on-the-lam-4-clever', 'searchSucceeded')
    const names = SUSPECTS.map(suspect => (suspect === me ? 'Ann' : null))
    const { code, id, guests } = await seat(at.served, log, names)
    const viewport = { width: 390, height: 844 }
    const page = await visitor(at.served.url, {
      ...(guests[0] && { guest: guests[0] }),
      ...{ viewport, hasTouch: true, isMobile: true, settings: { language }, path: `/t/${code}` },
    })
    await rests(page)
    const view = at.served.app.house.hosts.get(id)?.shown().public
    const speech = await speechOf(language)
    const task = speech.about?.(view?.pieces[me]?.place ?? '') ?? ''
    expect(task).not.toBe('')
    await page.locator('.lam-task').getByText(task).waitFor()
    expect(await page.locator('.question').innerText()).not.toContain(task)
    expect(await moves(page).count()).toBe(3)
    const { y = 0, height = 0 } = (await moves(page).nth(2).boundingBox()) ?? {}
    const menu = await page.locator('.table-menu').boundingBox()
    expect(y + height).toBeLessThanOrEqual(menu?.y ?? 0)
  },
)

test('the plain table says of every place what it takes there', async () => {
  const { page } = await lateInMatch(at.served, { settings: { view: 'plain' } })
  const speech = await speechOf('en')
  for (const tile of ['hotel', 'casino', 'eye', 'mob'])
    await plainTable(page)
      .locator(`[data-thing=${tile}]`)
      .getByText(speech.about?.(tile) ?? '')
      .waitFor()
})

describe.each([
  ['upright', { width: 390, height: 844 }],
  ['sideways', { width: 844, height: 390 }],
])('on a phone held %s', (_, viewport) => {
  test.each(['stage', 'plain'])('every choice is within reach of a thumb: %s', async view => {
    const { page } = await lateInMatch(at.served, { viewport, hasTouch: true, isMobile: true, settings: { view } })
    await (view === 'stage' ? stage(page) : plainTable(page)).waitFor()
    for (const move of await moves(page).all()) {
      // Nothing may lie over it, wherever it has to be scrolled to.
      await move.tap({ trial: true })
      const { width = 0, height = 0 } = (await move.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await takeFirst(page, button => button.tap())
    await moves(page).or(ending(page)).first().waitFor()
  })
})
