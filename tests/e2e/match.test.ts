import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WORDS as STORY } from '../../client/games/on-the-lam/words/ending.ts'
import { home } from '../../client/i18n/en/home.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { QUICK, shareBrowser, visitor } from '../lib/browser.ts'
import { click, ending, headline, lateInMatch, moves, playOut, press, shareServer } from '../lib/table.ts'

/*
 * From the front page to the end, each in another way. A whole match from start to end is played with FULL=1 and, of
 * each game, by two people at two browsers; here it is begun, and another is ended, which is all that differs.
 */

shareBrowser()
const at = shareServer()
const LONG = 600_000
const BEGINNING = process.env.FULL ? Number.POSITIVE_INFINITY : 6

const playNow = (page: Page) => page.getByRole('button', { name: home.playNowAt(home.games['on-the-lam'].title) })

test('one click from home to a table; a match by mouse and keyboard', { timeout: LONG }, async () => {
  const page = await visitor(at.served.url)
  await playNow(page).click()
  await moves(page).first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/[A-Z]{8}$/)
  await page.locator('.stage canvas').waitFor()
  const both = (on: Page) => (n: number) => (n % 2 === 0 ? click(on, n) : press(on, n))
  expect(await playOut(page, both(page), BEGINNING)).toBeGreaterThan(4)

  const { page: late } = await lateInMatch(at.served, { settings: QUICK })
  await playOut(late, both(late))
  expect(await ending(late).getByRole('heading', { level: 2 }).innerText()).not.toBe('')
  const { standings, points } = STORY.en
  const rows = (name: string) => ending(late).getByRole('table', { name }).locator('tbody tr')
  await expect.poll(() => rows(standings).count()).toBe(3)
  expect(await rows(standings).first().innerText()).toContain(STORY.en.wins)
  expect(await rows(points).count()).toBeGreaterThan(2)
  await ending(late).locator('.case-front canvas').waitFor()
  expect(await faultsOfPage(late)).toEqual([])
})

test('the keyboard alone plays a match', { timeout: LONG }, async () => {
  const page = await visitor(at.served.url, { settings: QUICK })
  await playNow(page).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let i = 0; i < 40 && (await focused()) !== home.playNow; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await moves(page).first().waitFor()
  const keys = (on: Page) => async (n: number) => {
    // Wherever the last move has left the focus, it is somewhere from which the buttons are near.
    await expect.poll(() => on.evaluate(() => document.activeElement === document.body)).toBe(false)
    if (n % 2 === 0) return press(on, n)
    await headline(on).focus()
    for (let i = 0; i <= n % 3; i++) await on.keyboard.press('ArrowDown')
    expect(await on.evaluate(() => document.activeElement?.classList.contains('move'))).toBe(true)
    await on.keyboard.press('Enter')
  }
  await playOut(page, keys(page), BEGINNING)

  const { page: late } = await lateInMatch(at.served, { settings: QUICK })
  await playOut(late, keys(late))
  await late.keyboard.press('Escape')
  await ending(late).waitFor({ state: 'detached' })
})
