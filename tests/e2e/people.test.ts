import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { home } from '../../client/i18n/en/home.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { QUICK, shareBrowser, visitor } from '../lib/browser.ts'
import { click, ending, headline, lateInMatch, logged, moves, playOut, press, shareServer } from '../lib/table.ts'

/* Several people at several browsers. */

shareBrowser()
const at = shareServer()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('two people in two browsers and two bots finish a match', { timeout: 600_000 }, async () => {
  const { url } = at.served
  const ann = await visitor(url, { path: '/open/on-the-lam', settings: QUICK })
  await button(ann, lobby.create.start).click()
  const code = await ann.locator('.code-plate').innerText()
  for (const bot of await ann.getByRole('combobox').all()) await bot.selectOption('clever')

  const bob = await visitor(url, { settings: QUICK })
  await bob.getByLabel(home.code.label).fill(code)
  await button(bob, home.code.join).click()
  await bob
    .getByRole('button', { name: /^Sit down as/ })
    .last()
    .click()
  await button(bob, lobby.room.beReady).click()
  await ann.getByText(`✓ ${lobby.room.ready}`).waitFor()
  await button(ann, lobby.room.start).click()

  const [mouse, keys] = await Promise.all([playOut(ann, n => click(ann, n)), playOut(bob, n => press(bob, n))])
  expect(Math.min(mouse, keys)).toBeGreaterThan(2)
  const winners = (page: Page) => ending(page).locator('.ending-winners').innerText()
  expect(await winners(ann)).toBe(await winners(bob))
})

test('a reload in mid-match comes back to the same decision, and the match goes on', async () => {
  const { page } = await lateInMatch(at.served)
  const seen = async () => ({
    headline: await headline(page).innerText(),
    moves: await moves(page).allInnerTexts(),
    log: await logged(page),
  })
  const before = await seen()
  expect(before.moves.length).toBeGreaterThan(0)
  expect(before.log.length).toBeGreaterThan(0)

  await page.reload()
  await moves(page).first().waitFor()
  await expect.poll(seen).toEqual(before)

  await moves(page).first().click()
  await expect.poll(async () => (await logged(page)).length, { timeout: 30_000 }).toBeGreaterThan(before.log.length)
})

test('a spectator follows from the lobby and sees no hidden face', async () => {
  const plain = { settings: { view: 'plain' } }
  const { page: ann } = await lateInMatch(at.served, plain, { public: true })
  const watcher = await visitor(at.served.url, { ...plain, path: '/lobby' })
  await watcher.getByRole('link', { name: lobby.at(lobby.watch, ['Ann']) }).click()
  await headline(watcher).waitFor()
  expect(await moves(watcher).count()).toBe(0)

  // What Ann reads in her hand lies face down for whoever looks on, as the bots' cards do for her.
  const held = (page: Page) => page.locator('[data-thing^="hand:"] .thing')
  const faces = (page: Page) => page.locator('[data-thing^="hand:"] .faced').allInnerTexts()
  await expect.poll(async () => (await faces(ann)).length).toBeGreaterThan(0)
  await expect.poll(() => held(watcher).count()).toBeGreaterThan(0)
  expect(await faces(watcher)).toEqual([])

  const past = await logged(watcher)
  await moves(ann).first().click()
  await expect.poll(async () => (await logged(watcher)).length, { timeout: 30_000 }).toBeGreaterThan(past.length)
})
