import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { home } from '../../client/i18n/en/home.ts'
import { QUICK, shareBrowser, visitor } from '../lib/browser.ts'
import { click, ending, headline, moves, playOut, press, shareServer } from '../lib/table.ts'

/* Whole matches, from the front page to the end, each in another way. */

shareBrowser()
const at = shareServer()
const LONG = 600_000

const playNow = (page: Page) => page.getByRole('button', { name: home.playNowAt(home.games['on-the-lam'].title) })

test('one click from home to a table; a whole match by mouse and keyboard', { timeout: LONG }, async () => {
  const page = await visitor(at.served.url)
  await playNow(page).click()
  await moves(page).first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/[A-Z]{5}$/)
  await page.locator('.stage canvas').waitFor()
  const decisions = await playOut(page, n => (n % 2 === 0 ? click(page, n) : press(page, n)))
  expect(decisions).toBeGreaterThan(4)
  expect(await ending(page).getByRole('heading').innerText()).not.toBe('')
})

test('the keyboard alone plays a whole match', { timeout: LONG }, async () => {
  const page = await visitor(at.served.url, { settings: QUICK })
  const { keyboard } = page
  await playNow(page).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let i = 0; i < 40 && (await focused()) !== home.playNow; i++) await keyboard.press('Tab')
  await keyboard.press('Enter')
  await moves(page).first().waitFor()
  await playOut(page, async n => {
    // Wherever the last move has left the focus, it is somewhere from which the buttons are near.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
    if (n % 2 === 0) return press(page, n)
    await headline(page).focus()
    for (let i = 0; i <= n % 3; i++) await keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.classList.contains('move'))).toBe(true)
    await keyboard.press('Enter')
  })
  await keyboard.press('Escape')
  await ending(page).waitFor({ state: 'detached' })
})
