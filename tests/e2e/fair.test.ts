import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fair } from '../../client/i18n/en/fair.ts'
import { table } from '../../client/i18n/en/table.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { ending, headline, shareServer } from '../lib/table.ts'

/* That the deal was fixed is told at the table and checked by the page when the match is over. */

shareBrowser()
const at = shareServer()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const verdict = (page: Page) => ending(page).locator('.fairness-verdict')

test('a device that was there from the start checks the deal, and whoever was not is told so', async () => {
  const { served } = at
  const ann = await served.guest('Ann')
  // Diabolik moves first: no bot is quicker than the page.
  const { id } = await served.create(ann, { game: 'diabolik', players: 2, quick: 'plain' })
  const settings = { view: 'plain' }
  const viewport = { width: 1280, height: 720 }
  const page = await visitor(served.url, { guest: ann, path: `/t/${id}`, settings, viewport })
  await headline(page).waitFor()
  await button(page, table.menu.open).click()
  await page.getByText(fair.fixed).click()
  const commitment = await page.locator('.fairness code').innerText()
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)
  await button(page, table.menu.concede).click()
  await button(page, table.confirm.concede.yes).click()

  await expect.poll(() => verdict(page).innerText()).toBe(fair.verdict.kept)
  await button(page, fair.how).click()
  const command = await ending(page).locator('.fairness-proof > code').innerText()
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toContain(commitment)
  await ending(page).getByText(commitment).waitFor()
  await button(page, fair.replay.start).click()
  await ending(page).getByText(fair.replay.done(0).replace(/ 0 .*/, '')).waitFor()
  expect(await faultsOfPage(page)).toEqual([])

  // Somebody whose browser has never been there can only take the server at its word.
  const { watch } = (await served.ask<{ watch: string }>('GET', `/api/tables/${id}/watch`)).said
  const stranger = await visitor(served.url, { path: `/w/${watch}`, settings })
  await expect.poll(() => verdict(stranger).innerText()).toBe(fair.verdict.fits)

  // Had this device been shown another commitment, the page would say so.
  await page.evaluate(key => {
    localStorage.setItem('tavolo-nero.deals', JSON.stringify({ [key]: { commitment: 'f'.repeat(64), seq: 0 } }))
  }, watch)
  await page.reload()
  await expect.poll(() => verdict(page).innerText()).toBe(fair.verdict.broken)
})
