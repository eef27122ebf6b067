import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { home } from '../../client/i18n/en/home.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { shareBrowser, type Visiting, visitor } from '../lib/browser.ts'
import { click, ending, headline, logged, moves, playOut, press, recorded, seat, shareServer } from '../lib/table.ts'

/* Several people at several browsers. */

shareBrowser()
const at = shareServer()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('two people in two browsers and two bots finish a match', { timeout: 300_000 }, async () => {
  const { url } = at.served
  const ann = await visitor(url)
  await ann.goto('/lobby')
  await button(ann, lobby.create.start).click()
  const code = await ann.locator('.code-plate').innerText()
  for (const bot of await ann.getByRole('combobox').all()) await bot.selectOption('clever')

  const bob = await visitor(url)
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

/** A match in mid-play with somebody at each chair, and who of them is to decide. */
async function midPlay(visiting: Visiting, settings: Parameters<typeof seat>[3] = {}) {
  const log = recorded('on-the-lam-3-clever', (_, i) => i === 40)
  const { code, guests } = await seat(at.served, log, ['Ann', 'Bob', 'Cyd'], settings)
  const pages = await Promise.all(
    guests.map(async guest => {
      const page = await visitor(at.served.url, { ...visiting, guest })
      await page.goto(`/t/${code}?still`)
      await headline(page).waitFor()
      return page
    }),
  )
  const decider = await Promise.any(
    pages.map(async page => {
      await moves(page).first().waitFor()
      return page
    }),
  )
  return { code, pages, decider }
}

test('a reload in mid-match comes back to the same decision, and the match goes on', async () => {
  const { decider } = await midPlay({})
  const seen = async () => ({
    headline: await headline(decider).innerText(),
    moves: await moves(decider).allInnerTexts(),
    log: await logged(decider),
  })
  const before = await seen()
  expect(before.moves.length).toBeGreaterThan(0)
  expect(before.log.length).toBeGreaterThan(0)

  await decider.reload()
  await moves(decider).first().waitFor()
  expect(await seen()).toEqual(before)

  await moves(decider).first().click()
  await expect.poll(async () => (await logged(decider)).length, { timeout: 30_000 }).toBeGreaterThan(before.log.length)
})

test('a spectator follows from the lobby and sees no hidden face', async () => {
  const plain = { settings: { view: 'plain' } }
  const { pages, decider } = await midPlay(plain, { public: true })
  const watcher = await visitor(at.served.url, plain)
  await watcher.goto('/lobby')
  await watcher.getByRole('link', { name: `${lobby.watch}: ${lobby.tableOf(['Ann', 'Bob', 'Cyd'])}` }).click()
  await headline(watcher).waitFor()
  expect(await moves(watcher).count()).toBe(0)

  // What the players read in their hands lies face down for whoever looks on.
  const faces = (page: Page) => page.locator('[data-thing^="hand:"] .faced').allInnerTexts()
  for (const page of pages) expect((await faces(page)).length).toBeGreaterThan(0)
  expect(await faces(watcher)).toEqual([])
  expect(await watcher.locator('[data-thing^="hand:"] .thing').count()).toBeGreaterThan(0)

  const past = await logged(watcher)
  await moves(decider).first().click()
  await expect.poll(async () => (await logged(watcher)).length, { timeout: 30_000 }).toBeGreaterThan(past.length)
})
