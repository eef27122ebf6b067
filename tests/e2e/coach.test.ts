import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replay } from '../../client/i18n/en/replay.ts'
import { counsel as italian } from '../../client/i18n/it/counsel.ts'
import { table as italianTable } from '../../client/i18n/it/table.ts'
import { counsel as chinese } from '../../client/i18n/zh/counsel.ts'
import { table as chineseTable } from '../../client/i18n/zh/table.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { lateInMatch, seat, shareServer } from '../lib/table.ts'

/* What a bot would do: asked while one plays against bots alone, and told when it is over. */

shareBrowser()
const at = shareServer()

test('whoever plays against bots alone asks what one would do, reads why, and does it; the log says that they asked', async () => {
  const { page } = await lateInMatch(at.served, { settings: { view: 'plain' } })
  const ask = page.getByRole('button', { name: 'What would you do?' })
  await ask.press('Enter')
  const told = page.getByRole('status', { name: 'What a bot would do' })
  await told.waitFor()
  const picks = told.getByRole('button')
  expect(await picks.count()).toBeGreaterThan(1)
  await told.getByText('You may ask two times more in this match.').waitFor()
  for (const why of await told.locator('li p').allTextContents()) expect(why).toMatch(/^[A-Z].{8,}/)
  expect(await faultsOfPage(page)).toEqual([])
  const seq = await page.locator('.now').getAttribute('data-seq')
  await picks.first().press('Enter')
  await expect.poll(() => page.locator('.now').getAttribute('data-seq')).not.toBe(seq)
  await ask.waitFor({ timeout: 60_000 })
  await expect.poll(() => page.locator('body').textContent()).toContain('Ann asks what a bot would do.')
})

test.each([
  ['it', italian, italianTable],
  ['zh', chinese, chineseTable],
] as const)('a phone in %s is told what a bot would do, and why', async (language, counsel, words) => {
  const settings = { view: 'plain', language }
  const { page } = await lateInMatch(at.served, { settings, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: words.moves.counsel }).click()
  const told = page.getByRole('status', { name: counsel.title })
  await told.locator('li p').first().waitFor()
  for (const why of await told.locator('li p').allTextContents()) expect(why.length).toBeGreaterThan(3)
  expect(await faultsOfPage(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('The Reveal tells the decisions that cost most, and goes there', async () => {
  const { log } = JSON.parse(
    readFileSync(new URL('../replays/diabolicards-2-clever.json', import.meta.url), 'utf8'),
  ) as {
    log: Log
  }
  const { id, guests } = await seat(at.served, log, ['Ann', null])
  const [guest] = guests
  const path = `/r/${at.served.app.house.watchKeys.of(id)}`
  const page = await visitor(at.served.url, { path, settings: { view: 'plain' }, ...(guest ? { guest } : {}) })
  await page.getByRole('button', { name: replay.showAll }).click()
  await page.getByRole('button', { name: replay.reveal.open }).click()
  const costs = page.getByRole('region', { name: replay.costs.title })
  await expect.poll(() => costs.getByRole('listitem').count()).toBe(3)
  expect(await costs.getByRole('listitem').first().textContent()).toMatch(/Round \d+: .+A bot, knowing as much: .+/)
  expect(await faultsOfPage(page)).toEqual([])
  await costs.getByRole('button', { name: replay.costs.go }).first().click()
  await costs.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^\d+$/)
})
