import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { shell } from '../../client/i18n/en/shell.ts'
import { table } from '../../client/i18n/en/table.ts'
import type { RefusalReason } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { lateInMatch, moves, shareServer } from '../lib/table.ts'

/* A table that lets nobody in says why, stops asking, and says what to do. */

shareBrowser()
const at = shareServer()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shut = (page: Page) => page.getByRole('heading', { level: 1, name: lobby.room.shut })

/** From now on the table is refused for this reason; answers with how often it was asked for. */
async function refuse(page: Page, code: string, refused: RefusalReason): Promise<() => number> {
  let asked = 0
  await page.route(`**/api/tables/${code}*`, route => {
    asked += 1
    return route.fulfill({ status: 500, json: { refused } })
  })
  return () => asked
}

test.each([
  ['damaged', 0],
  ['noTable', 0],
  ['malformed', 1],
  ['badToken', 1],
] as const)('closed for good: %s', async (reason, reloads) => {
  const page = await visitor(at.served.url, { expected: /500/ })
  const asked = await refuse(page, 'NOWAY', reason)
  await page.clock.install()
  await page.goto('/t/NOWAY')
  await shut(page).waitFor()
  await page.getByText(shell.refusals[reason]).waitFor()
  // Whoever reads with their ears begins at the heading.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await button(page, table.plain.tryAgain).count()).toBe(0)
  expect(await button(page, shell.failed.retry).count()).toBe(reloads)
  expect(await faultsOfPage(page)).toEqual([])
  const once = asked()
  await page.clock.runFor(600_000)
  expect(asked()).toBe(once)
  await page.getByRole('link', { name: lobby.room.back, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: lobby.title }).waitFor()
})

test('a fault is waited for a while, then it is the reader’s to try again', async () => {
  const { page, code } = await lateInMatch(at.served, { settings: { view: 'plain' }, expected: /500/ })
  const asked = await refuse(page, code, 'fault')
  await page.clock.install()
  await page.reload()
  await page.getByText(shell.refusals.fault).waitFor()
  await page.getByText(lobby.room.trying).waitFor()
  await expect
    .poll(async () => {
      await page.clock.runFor(8000)
      return shut(page).isVisible()
    })
    .toBe(true)
  await page.clock.runFor(600_000)
  expect(asked()).toBe(9)

  await page.unrouteAll()
  await button(page, table.plain.tryAgain).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return moves(page).count()
    })
    .toBeGreaterThan(0)
})
