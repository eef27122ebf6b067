import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type DuelAnswer, mostOf } from '../../shared/games/diabolicards/daily.ts'
import { bestOf, type HuntAnswer } from '../../shared/games/diabolik/daily.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { few, shareBrowser, visitor } from '../lib/browser.ts'
import { shareServer } from '../lib/table.ts'

/* A hunt and a duel a day: the same for everybody, told by what could be known, kept on the device. */

shareBrowser()
const at = shareServer()

const answers = <A>(kind: string): A[] =>
  JSON.parse(readFileSync(new URL(`../../public/daily/${kind}/answers.json`, import.meta.url), 'utf8'))
/** The third day, whichever it is today. */
const DAY = 3
const hunt = answers<HuntAnswer>('hunt')[DAY - 1] as HuntAnswer
const duel = answers<DuelAnswer>('duel')[DAY - 1] as DuelAnswer

const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

async function onDay(path: string, visiting: Parameters<typeof visitor>[1] = {}): Promise<Page> {
  const page = await visitor(at.served.url, { ...visiting, path: 'about:blank' })
  await page.clock.setFixedTime(new Date('2026-11-03T12:00:00Z'))
  await page.goto(path)
  return page
}

test('the hunt of the day is found from the front page, answered by keys alone, scored, shared and kept', async () => {
  const page = await onDay('/', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('region', { name: 'Today’s case' }).getByRole('link', { name: 'The hunt' }).click()
  await page.getByRole('heading', { name: 'The police file' }).waitFor()
  expect(await page.getByText('No. 3 ·').first().textContent()).toContain('3 November 2026')
  await page.locator('.hunt-plan canvas').waitFor()
  expect(await faultsOfPage(page)).toEqual([])
  // Nothing that is shown or fetched tells more than everybody heard.
  expect((await fetched(page)).filter(name => name.includes('answers'))).toEqual([])
  expect(await page.locator('.hunt-chance, .hunt-truth, .hunt-found').count()).toBe(0)
  expect((await fetched(page)).filter(name => /\/three-|colyseus/.test(name))).toEqual([])

  const searches = page.getByRole('combobox')
  const go = page.getByRole('button', { name: 'Search there' })
  expect(await go.isDisabled()).toBe(true)
  for (const [n, place] of bestOf(hunt).entries()) await searches.nth(n).selectOption(place)
  // The map shows the same, and takes it back.
  expect(await page.locator('.hunt-spot[data-chosen="true"]').count()).toBe(3)
  await page.locator(`.hunt-spot[data-at="${bestOf(hunt)[2]}"]`).click()
  expect(await go.isDisabled()).toBe(true)
  await page.locator(`.hunt-spot[data-at="${bestOf(hunt)[2]}"]`).click()
  await go.focus()
  await page.keyboard.press('Enter')
  await page.getByText('100 of 100').first().waitFor()
  expect(await page.locator('.hunt-chance').count()).toBe(Object.keys(hunt.finds).length)
  expect(await faultsOfPage(page)).toEqual([])

  await page.getByRole('button', { name: 'Copy the result' }).click()
  await page.getByText('Copied').first().waitFor()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(/^The hunt no\. 3: 100\/100 [🎯🟩]{3,6}\nhttp:\/\/[\w.:]+\/daily\/hunt\/3$/u)

  await page.reload()
  await page.getByText('100 of 100').first().waitFor()
  await page.getByText('Cases from days gone by').click()
  await page.getByText('One case on this device, 100 of 100 on average.').waitFor()
  await page.getByRole('link', { name: 'No. 2 · 2 November 2026' }).click()
  await page.getByRole('button', { name: 'Search there' }).waitFor()
  await page.goto('/daily/hunt/4')
  await page.getByRole('heading', { name: 'This page has been torn out' }).waitFor()
})

test('the duel of the day is answered with a play and told what every play brings', async () => {
  const page = await onDay('/daily/duel')
  await page.locator('.duel-mat canvas').waitFor()
  expect(await faultsOfPage(page)).toEqual([])
  expect(await page.getByText('brings').count()).toBe(0)
  const best = duel.worth.indexOf(mostOf(duel))
  await page.getByRole('radio').first().waitFor()
  const order = await page.getByRole('radio').count()
  expect(order).toBe(duel.worth.length)
  // Plays stand card by card, and the cards in the order in which their plays are listed.
  const positions = JSON.parse(readFileSync(new URL('../../public/daily/duel/003.json', import.meta.url), 'utf8'))
  const cards: string[] = positions.plays.map(({ card }: { card: string }) => card)
  const shown = [...new Set(cards)].flatMap(card => cards.flatMap((each, n) => (each === card ? [n] : [])))
  await page.getByRole('radio').nth(shown.indexOf(best)).check()
  await page.getByRole('button', { name: 'Play it' }).click()
  await page.getByText('100 of 100').first().waitFor()
  expect(await page.getByText(/^brings [+−-]?\d+/).count()).toBe(duel.worth.length)
  expect(await faultsOfPage(page)).toEqual([])
})

test.each(
  few([
    ['zh', '/daily/hunt'],
    ['it', '/daily/duel'],
  ] as const),
)('a phone in %s has %s', async (language, path) => {
  const page = await onDay(path, { viewport: { width: 390, height: 844 }, settings: { language } })
  await page.locator('canvas').first().waitFor()
  expect(await faultsOfPage(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
