import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { crowd as words } from '../../client/i18n/en/crowd.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { entryOf, recorded } from '../lib/moments.ts'
import { isWhole } from '../lib/overlap.ts'
import { watchTable } from '../lib/player.ts'
import { type Resumed, resumed } from '../lib/resumed.ts'
import { rests, spotOf } from '../lib/stage.ts'
import { shareServer } from '../lib/table.ts'

/* What whoever looks on guesses, by list and by pointing, on desk and phone; and what everybody could know, on and off. */

shareBrowser()
const at = shareServer()

const LOG = recorded('diabolik-4-danger')
/** In the eleventh round Diabolik is found in Silvertal, during the Police phase. */
const ASKED = entryOf(LOG, { type: 'roundBegan', round: 11 }) + 1
const FOUND = entryOf(LOG, { type: 'exposed', who: 'diabolik', at: 'silvertal' })
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const hunt = (page: Page) => page.locator('.hunt')
const field = (page: Page, name: string) => hunt(page).getByLabel(`Where is ${name}?`, { exact: true })

async function look(table: Resumed, guest: Guest | null, visiting: Parameters<typeof visitor>[1] = {}): Promise<Page> {
  const page = await visitor(at.served.url, {
    ...(guest ? { guest } : {}),
    ...visiting,
    path: `/w/${at.served.app.house.watchKeys.of(table.id)}`,
  })
  await hunt(page).waitFor()
  return page
}

/** Somebody without a page has put this down, too. */
async function another(table: Resumed, choice: string): Promise<() => Promise<void>> {
  const { token } = await at.served.guest('Bob')
  const bob = await watchTable(at.served.url, table.id, {}, { token })
  bob.send('guess', { key: '11', about: 'diabolik', choice })
  await bob.until('a guess', () => bob.heard.some(({ type }) => type === 'guesses'))
  return () => bob.leave()
}

test('a guess is put down from the list and on the map, locked, and scored when he is found', async () => {
  const table = await resumed(at.served, LOG, ASKED)
  const page = await look(table, await at.served.guest('Ann'), { viewport: { width: 1280, height: 720 } })
  await rests(page)
  await field(page, 'Diabolik').selectOption('wenz')
  // All that is asked is in sight, beside the gallery.
  expect(await isWhole(page, '.hunt select >> nth=1')).toBe(true)
  await page.getByRole('button', { name: words.point('Where is Diabolik?') }).click()
  const { x, y } = await spotOf(page, 'silvertal')
  await page.mouse.click(x, y)
  await expect.poll(() => field(page, 'Diabolik').inputValue()).toBe('silvertal')
  const leave = await another(table, 'capeLorn')
  expect(await page.locator('.hunt-counts').count()).toBe(0)
  expect(await faultsOfPage(page)).toEqual([])
  await table.play(FOUND)
  await page.locator('.hunt-counts').waitFor()
  expect(await page.locator('.hunt-counts li').allInnerTexts()).toEqual([
    words.thinks('Silvertal', 1),
    words.thinks('Cape Lorn', 1),
  ])
  expect(await page.locator('.hunt-results').count()).toBe(0)
  await table.play(FOUND + 1)
  const result = page.locator('.hunt-results li').first()
  await expect.poll(() => result.innerText()).toContain(words.truth('Silvertal'))
  expect(await result.innerText()).toContain(words.points(9))
  expect(await faultsOfPage(page)).toEqual([])
  await leave()
})

test('on a phone, on the plain table, by whoever has given a name; the best noses at the end', async () => {
  const table = await resumed(at.served, LOG, ASKED)
  const page = await look(table, null, { ...PHONE, settings: { view: 'plain' } })
  await hunt(page).locator('summary').tap()
  await hunt(page).getByLabel(words.name).fill('Cat')
  await hunt(page).getByRole('button', { name: words.join }).tap()
  await field(page, 'Diabolik').selectOption('silvertal')
  await expect.poll(() => field(page, 'Diabolik').inputValue()).toBe('silvertal')
  const { width } = PHONE.viewport
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await faultsOfPage(page)).toEqual([])
  await expect.poll(async () => (await at.served.app.store.audience(table.id, 'guess')).length).toBe(1)
  await table.play(LOG.entries.length)
  const nose = page.locator('dialog.ending .hunt-noses li').first()
  await expect.poll(() => nose.innerText()).toContain(words.titles.bloodhound)
  expect(await nose.innerText()).toContain('Cat')
})

test('what everybody could know is laid over the map, in words beside it, and goes with the same key', async () => {
  const table = await resumed(at.served, LOG, ASKED)
  const page = await look(table, null)
  await rests(page)
  const shown = page.locator('.known-of summary')
  expect(await shown.count()).toBe(0)
  await page.keyboard.press('w')
  await expect.poll(() => shown.count()).toBe(2)
  const before = await shown.first().innerText()
  expect(before).toMatch(/Diabolik: \d+ places?/)
  expect(await page.getByRole('button', { name: words.known }).getAttribute('aria-pressed')).toBe('true')
  expect(await faultsOfPage(page)).toEqual([])
  await table.play(FOUND + 1)
  await expect.poll(() => shown.first().innerText()).toBe('Diabolik: 1 place')
  // This device remembers.
  await page.reload()
  await expect.poll(() => shown.count()).toBe(2)
  await page.getByRole('button', { name: words.known }).click()
  await expect.poll(() => shown.count()).toBe(0)
})

test('other games ask for other things', async () => {
  const log = recorded('diabolicards-2-clever')
  const table = await resumed(at.served, log, 6)
  const page = await look(table, await at.served.guest('Ann'), { settings: { view: 'plain' } })
  if ((await hunt(page).locator('details').getAttribute('open')) === null) await hunt(page).locator('summary').click()
  const victory = hunt(page).getByRole('group', { name: 'Who wins?' })
  const speech = await GAMES.diabolicards?.speech('en')
  await victory.getByText(speech?.team?.('dusk') ?? '?').click()
  await expect
    .poll(async () => (await at.served.app.store.audience(table.id, 'guess')).map(({ body }) => body))
    .toMatchObject([{ key: 'end', about: 'victory', choice: 'dusk' }])
  expect(await page.locator('.known').count()).toBe(0)
  // Dawn wins: whoever knew nothing is told so, and is not first of those who did not.
  await table.play(log.entries.length)
  const noses = page.locator('dialog.ending .hunt-noses')
  await expect.poll(() => noses.locator('li').allInnerTexts()).toEqual([expect.stringContaining(words.titles.cold)])
  expect(await noses.locator('p').count()).toBe(0)
})
