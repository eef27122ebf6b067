import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { casebook as english } from '../../client/i18n/en/casebook.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { table } from '../../client/i18n/en/table.ts'
import { casebook as italian } from '../../client/i18n/it/casebook.ts'
import { casebook as chinese } from '../../client/i18n/zh/casebook.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, type Visiting, visitor } from '../lib/browser.ts'
import { logUpTo } from '../lib/moments.ts'
import { seat, shareServer, takeFirst } from '../lib/table.ts'

/* How likely everybody who is hidden is to be where, for who hunts them at a table that allows it. */

shareBrowser()
const at = shareServer()

const WORDS = { en: english, it: italian, zh: chinese }
const PLAIN = { view: 'plain' }

/** As the Detectives are about to search. */
const hunting = (casebook: string): Log => {
  const log = logUpTo('diabolik-4-heists', { type: 'phaseBegan', phase: 'police' }, 2)
  return { ...log, options: { ...(log.options as object), casebook } }
}

/** Ginko's page, with bots on the other chairs. */
async function ginko(casebook: string, visiting: Visiting = {}): Promise<Page> {
  const { code, guests } = await seat(at.served, hunting(casebook), [null, null, 'Ann', null])
  const [guest] = guests
  return visitor(at.served.url, { settings: PLAIN, ...visiting, ...(guest ? { guest } : {}), path: `/t/${code}` })
}

const book = (page: Page, language: keyof typeof WORDS = 'en') =>
  page.getByRole('region', { name: WORDS[language].title })

test('a Detective opens the Casebook by a key and reads where each Criminal may be; a move turns the page', async () => {
  const page = await ginko('on')
  await book(page).getByRole('button', { name: english.title }).waitFor()
  expect(await book(page).locator('.casebook-of').count()).toBe(0)
  await page.keyboard.press('b')
  await expect.poll(() => book(page).locator('.casebook-of').count()).toBeGreaterThan(0)
  const summary = book(page).locator('summary').first()
  expect(await summary.textContent()).toMatch(/(Diabolik|Eva Kant)\s*(one place|\d+ places) left\s*.+ \(\d+%\)/)
  await summary.press('Enter')
  await book(page).getByText(english.about).first().waitFor()
  const lines = await book(page).locator('details[open] li').allTextContents()
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/\S+ (\d+%|less than 1%)$/)
  expect(await faultsOfPage(page)).toEqual([])
  // It goes on with the match.
  await takeFirst(page)
  await expect.poll(() => book(page).locator('.casebook-of').count()).toBeGreaterThan(0)
  await page.keyboard.press('b')
  await expect.poll(() => book(page).locator('.casebook-of').count()).toBe(0)
  // Beside the name for all to see, and in what was agreed on.
  await page.locator('.person[data-mine="true"]').getByText(table.people.casebook).waitFor()
  await page.getByRole('button', { name: table.menu.open }).click()
  await page.getByText(lobby.room.about).click()
  await page.locator('.menu dd').getByText('For all Detectives').waitFor()
})

test('whoever plays a Criminal, and everybody where it is not allowed, has none', async () => {
  const { code, guests } = await seat(at.served, hunting('on'), ['Ann', null, 'Bob', null])
  const [guest] = guests
  const page = await visitor(at.served.url, { settings: PLAIN, ...(guest ? { guest } : {}), path: `/t/${code}` })
  // They see who has it.
  await page.locator('.person').getByText(table.people.casebook).first().waitFor()
  expect(await book(page).count()).toBe(0)
  const other = await ginko('off')
  await other.locator('.now').waitFor()
  await page.keyboard.press('b')
  expect(await book(other).count()).toBe(0)
  expect(await other.locator('.person').getByText(table.people.casebook).count()).toBe(0)
})

test('what is filmed shows nothing of it', async () => {
  const page = await ginko('on')
  await book(page).waitFor()
  await page.keyboard.press('b')
  await expect.poll(() => book(page).locator('.casebook-of').count()).toBeGreaterThan(0)
  await page.keyboard.press('h')
  await book(page).waitFor({ state: 'detached' })
})

test.each(LANGUAGES)('a phone has it in %s', async language => {
  const page = await ginko('on', { viewport: { width: 390, height: 844 }, settings: { ...PLAIN, language } })
  await book(page, language).getByRole('button').click()
  await expect.poll(() => book(page, language).locator('.casebook-of').count()).toBeGreaterThan(0)
  await book(page, language).locator('summary').first().click()
  expect(await faultsOfPage(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
