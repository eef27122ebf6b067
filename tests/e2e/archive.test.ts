import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Log } from '../../shared/kernel/history.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { shareServer } from '../lib/table.ts'

/* Matches that are over, on the page: found again, uncovered, kept, let go of; and what somebody is remembered for. */

shareBrowser()
const at = shareServer()

const recorded = (name: string): Log =>
  JSON.parse(readFileSync(new URL(`../replays/${name}.json`, import.meta.url), 'utf8')).log
const keyOf = (id: string): string => at.served.app.house.watchKeys.of(id)

let ann: Guest
let bob: Guest
let danger: string
beforeAll(async () => {
  ann = await at.served.guest('Ottilia')
  bob = await at.served.guest('Bob')
  const open = { public: true }
  for (const [name, people, settings] of [
    ['on-the-lam-2-plain', [bob, ann], {}],
    ['diabolicards-2-clever', [ann, bob], open],
    ['diabolik-4-danger', [ann, bob, null, null], open],
  ] as const) {
    const { id } = await at.served.app.seatRecorded(recorded(name), people, settings)
    await at.served.ask('GET', `/api/matches/${keyOf(id)}/film/public`)
    danger = keyOf(id)
  }
})

const cards = (page: Page) => page.locator('.past')
const card = (page: Page, game: string) => cards(page).filter({ has: page.getByRole('heading', { name: game }) })
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

test('the front page leads to the archive, where no match tells how it ended before it is asked', async () => {
  const page = await visitor(at.served.url)
  await page.locator('.shelf').getByRole('link', { name: 'The whole archive' }).click()
  await page.getByRole('heading', { level: 1, name: 'Archive' }).waitFor()
  const diabolik = card(page, 'Diabolik').last()
  await expect.poll(() => diabolik.textContent()).toMatch(/Ottilia.*Bob/)
  // The private match is nobody else's.
  expect(await card(page, 'On the Lam').count()).toBe(0)
  expect((await fetched(page)).filter(name => name.includes('/result'))).toEqual([])
  expect(await page.locator('body').textContent()).not.toMatch(/wins?\b|rounds/)
  expect(await diabolik.getByRole('link', { name: /Watch again/ }).getAttribute('href')).toBe(`/r/${danger}`)

  // By keyboard alone: the cover comes off and goes back on.
  const cover = diabolik.getByRole('button', { name: /^Show the result: Diabolik/ })
  await cover.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => diabolik.getByRole('status').textContent()).toMatch(/Detectives|Ginko/)
  expect(await diabolik.getByRole('status').textContent()).toMatch(/after \d+ rounds/)
  expect(await faultsOfPage(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => diabolik.getByRole('status').textContent()).toBe('')

  await page.getByText('Diabolicards', { exact: true }).first().click()
  await expect.poll(() => card(page, 'Diabolik').count()).toBe(0)
  expect(await card(page, 'Diabolicards').count()).toBeGreaterThan(0)
  expect((await fetched(page)).filter(name => /\/three-|colyseus/.test(name))).toEqual([])
})

test('whoever played keeps a match, and deletes their name from another for good', async () => {
  const page = await visitor(at.served.url, { guest: ann, path: '/archive/yours' })
  await expect.poll(() => cards(page).count()).toBe(3)
  const lam = card(page, 'On the Lam')
  await lam.getByRole('button', { name: /^Keep it: / }).click()
  await lam.getByRole('button', { name: /^Kept: / }).waitFor()
  await page.reload()
  await lam.getByRole('button', { name: /^Kept: / }).waitFor()

  const delete_ = card(page, 'Diabolicards').getByRole('button', { name: /^Delete my name/ })
  await delete_.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await cards(page).count()).toBe(3)
  await delete_.click()
  expect(await faultsOfPage(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my name' }).click()
  await expect.poll(() => cards(page).count()).toBe(2)
  await page.getByText('Your name is gone from that match.').waitFor()
  const others = await visitor(at.served.url, { path: '/archive' })
  await expect.poll(() => card(others, 'Diabolicards').first().textContent()).toMatch(/unnamed.*Bob/)
  expect(await card(others, 'Diabolicards').first().textContent()).not.toContain('Ottilia')
})

test('a file is opened on who has played, and on nobody else', async () => {
  const page = await visitor(at.served.url, {
    guest: ann,
    path: '/archive/file',
    viewport: { width: 390, height: 844 },
  })
  await page.getByRole('heading', { level: 2, name: 'Ottilia' }).waitFor()
  const row = page.getByRole('row', { name: /Criminals/ })
  await expect.poll(() => row.textContent()).toMatch(/Criminals\s*1\s*0/)
  await page.getByText('Longest chase').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await faultsOfPage(page)).toEqual([])
  expect((await fetched(page)).filter(name => /\/three-|colyseus/.test(name))).toEqual([])
  const stranger = await visitor(at.served.url, { path: '/archive/file' })
  await stranger.getByText('Nothing against you so far.').waitFor()
  expect(await stranger.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/')
})
