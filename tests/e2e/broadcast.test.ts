import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { broadcast } from '../../client/i18n/en/broadcast.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { shell } from '../../client/i18n/en/shell.ts'
import { table } from '../../client/i18n/en/table.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { few, shareBrowser, visitor } from '../lib/browser.ts'
import { recorded } from '../lib/moments.ts'
import { joinTable } from '../lib/player.ts'
import { hostOf, makes, rests } from '../lib/stage.ts'
import { headline, late, logged, seat, shareServer, upTo } from '../lib/table.ts'

/* How a match is shown to whoever watches it, as all of them find it on the page: late, and with open cards. */

shareBrowser()
const at = shareServer({ times: { gap: 0 } })

const DESK = { viewport: { width: 1280, height: 720 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const plain = { settings: { view: 'plain' } }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('the host chooses how late the match is seen, and whoever watches is told', async () => {
  const ann = await visitor(at.served.url, { ...DESK, ...plain, path: '/open/on-the-lam' })
  const more = button(ann, lobby.create.more)
  await more.waitFor()
  while (await more.isVisible()) await more.click()
  await radio(ann, broadcast.late(2)).check()
  expect(await faultsOfPage(ann)).toEqual([])
  await button(ann, lobby.create.start).click()
  await ann.getByText(broadcast.seen(2)).click()
  // The server has to hear of it first.
  await radio(ann, broadcast.late(1)).click()
  await ann.getByText(broadcast.seen(1)).waitFor()
  expect(await faultsOfPage(ann)).toEqual([])
  const code = (await ann.locator('.code-plate').innerText()).replace(/\s/g, '')

  const watcher = await visitor(at.served.url, { ...PHONE, ...plain, path: `/w/${code}` })
  await watcher.getByText(table.waiting).waitFor()
  await button(ann, lobby.room.start).click()
  await headline(ann).waitFor()
  await watcher.getByText(broadcast.isLate(1)).waitFor()
  expect([await fits(watcher), await faultsOfPage(watcher)]).toEqual([true, []])
  // Before a round has been played after it, there is only the deal to be seen.
  const move = ann.locator('.moves .move').first()
  await move.click()
  await expect.poll(() => logged(ann)).not.toEqual([table.log.empty])
  expect(await logged(watcher)).toEqual([table.log.empty])
})

test('two agree to open cards, somebody looks into their hands, and one of them ends it', async () => {
  const { code, id, guests } = await seat(at.served, late(), ['Ann', 'Bob', null], { public: true })
  const [ann, bob] = await Promise.all(
    guests.map(guest => visitor(at.served.url, { ...DESK, ...plain, guest, path: `/t/${code}` })),
  )
  if (!ann || !bob) return expect.unreachable()
  await Promise.all([ann, bob].map(page => headline(page).waitFor()))
  await button(ann, table.menu.open).click()
  await button(ann, broadcast.ask).click()
  await button(ann, broadcast.takeBack).waitFor()
  await bob.getByText(broadcast.asked(['Ann'])).waitFor()
  await bob.getByText(broadcast.askHint).waitFor()
  await button(bob, broadcast.decline).waitFor()
  expect(await faultsOfPage(bob)).toEqual([])
  expect(await bob.locator('.open-rim').count()).toBe(0)
  await button(bob, broadcast.agree).click()
  for (const page of [ann, bob]) {
    await page.locator('.open-rim').waitFor()
    await page.getByText(broadcast.open, { exact: true }).waitFor()
    await page.locator('.log').getByText(table.log.room.asksOpenCards('Ann')).waitFor()
    await page.locator('.log').getByText(table.log.room.openedCards('Bob')).waitFor()
  }
  expect(await faultsOfPage(ann)).toEqual([])

  const watcher = await visitor(at.served.url, { ...PHONE, ...plain, path: `/w/${code}` })
  await watcher.getByText(broadcast.open, { exact: true }).waitFor()
  const faces = () => watcher.locator('[data-thing^="hand:"] .faced').count()
  expect(await faces()).toBe(0)
  const speech = await GAMES['on-the-lam']?.speech('en')
  const [first] = at.served.app.house.hosts.get(id)?.specs ?? []
  await watcher
    .locator('.film-eyes')
    .getByText(speech?.seat(first?.seat ?? '') ?? '', { exact: true })
    .click()
  await watcher.getByText(broadcast.isLate(1)).waitFor()
  // What was played before they agreed stays closed; two rounds on, what they held then is to be seen.
  const devices = await Promise.all(guests.map(guest => joinTable(at.served.url, id, guest)))
  onTestFinished(async () => {
    await Promise.all(devices.map(device => device.leave()))
  })
  // No faster than pages can follow.
  const decide = (): Promise<number> => {
    for (const device of devices) device.answer()
    return faces()
  }
  await expect.poll(decide, { interval: 250, timeout: 90_000 }).toBeGreaterThan(0)
  const held = await watcher
    .locator('[data-thing^="hand:"]:has(.faced)')
    .evaluateAll(all => all.map(each => each.getAttribute('data-thing')))
  expect(held).toEqual([`hand:${first?.seat}`])
  expect([await fits(watcher), await faultsOfPage(watcher)]).toEqual([true, []])

  await button(bob, broadcast.close).click()
  await watcher.getByText(shell.refusals.noOpenCards).waitFor()
  await expect.poll(faces).toBe(0)
  await watcher.getByText(broadcast.open, { exact: true }).waitFor({ state: 'detached' })
  await ann.locator('.open-rim').waitFor({ state: 'detached' })
  await ann.locator('.log').getByText(table.log.room.closedCards('Bob')).waitFor()
})

test.each(few(['plain', 'stage'] as const))('moves that come without a pause are all taken in: %s', async view => {
  const match = recorded('on-the-lam-4-clever')
  const { id, guests } = await seat(at.served, { ...match, entries: [] }, ['Ann', 'Bob', 'Cid', 'Dan'], {
    public: true,
  })
  const watcher = await visitor(at.served.url, {
    ...DESK,
    settings: { view },
    path: `/w/${at.served.app.house.watchKeys.of(id)}`,
  })
  await headline(watcher).waitFor()
  if (view === 'stage') await rests(watcher)
  const player = await joinTable(at.served.url, id, guests[0] as Guest)
  onTestFinished(() => player.leave())
  const host = hostOf(at.served, id)
  // The page is busy meanwhile, and finds them all at its door.
  await watcher.evaluate(() => {
    setTimeout(() => {
      const from = performance.now()
      while (performance.now() - from < 3000);
    })
  })
  for (const entry of match.entries.slice(0, 120))
    if (entry.type === 'move') await makes(host, guests, entry.seat, entry.move)
  await upTo(watcher, host.shown().seq)
  expect(host.shown().seq).toBe(120)
})
