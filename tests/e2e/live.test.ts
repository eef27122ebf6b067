import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { broadcast } from '../../client/i18n/en/broadcast.ts'
import { live } from '../../client/i18n/en/live.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { table } from '../../client/i18n/en/table.ts'
import { live as zh } from '../../client/i18n/zh/live.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Company, Creation } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { recorded } from '../lib/moments.ts'
import { joinTable, type Player, watchTable } from '../lib/player.ts'
import { ending, headline, shareServer } from '../lib/table.ts'

/* Where matches to be watched are found: the live page, the window of the front page, and what comes after one. */

shareBrowser()
const at = shareServer()

const DESK = { viewport: { width: 1280, height: 720 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const plain = { settings: { view: 'plain' } }
const players: Player[] = []
const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}
const gone = async (): Promise<void> => {
  await Promise.all(players.splice(0).map(player => player.leave()))
}
afterAll(gone)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const keyOf = (id: string): string => at.served.app.house.watchKeys.of(id)
const heavy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /\/(three|net)-/.test(name)),
  )
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/** Somebody plays alone against bots, in public, and is there. */
async function plays(name: string, creation: Partial<Creation>): Promise<{ id: string; player: Player }> {
  const guest = await at.served.guest(name)
  const { id } = await at.served.create(guest, { players: 2, quick: 'plain', ...creation })
  const player = await kept(joinTable(at.served.url, id, guest))
  await player.until('start', () => player.turn !== null)
  return { id, player }
}

test('where nothing is played, the live page leads to a match of one’s own and to the archive', async () => {
  const page = await visitor(at.served.url, { path: '/live' })
  await page.getByText(live.nothing).waitFor()
  expect(await page.getByRole('link', { name: live.play }).getAttribute('href')).toBe('/')
  expect(await page.getByRole('link', { name: live.archive }).getAttribute('href')).toBe('/archive')
  expect(await faultsOfPage(page)).toEqual([])
})

test('the front page has a film in its window, which runs by itself once it is asked for', async () => {
  const { served } = at
  const [ann, bob] = await Promise.all([served.guest('Ann'), served.guest('Bob')])
  const { id } = await served.app.seatRecorded(recorded('on-the-lam-2-plain'), [ann, bob], { public: true })
  await served.ask('GET', `/api/matches/${keyOf(id)}/film/public`)
  const page = await visitor(served.url, DESK)
  const featured = page.locator('.featured')
  await featured.getByText(live.featured.film).waitFor()
  expect(await featured.getByRole('link', { name: live.featured.whole }).getAttribute('href')).toBe(`/r/${keyOf(id)}`)
  expect([await heavy(page), await faultsOfPage(page)]).toEqual([[], []])
  await button(page, live.featured.here).click()
  await featured.locator('.stage canvas').waitFor()
  const said = () => featured.locator('.air-words').textContent()
  const first = await said()
  await expect.poll(said).not.toBe(first)
  expect(await faultsOfPage(page)).toEqual([])
  await button(page, live.featured.stop).click()
  await button(page, live.featured.here).waitFor()
  expect(await featured.locator('.stage').count()).toBe(0)
})

test('matches that are played stand on cards: who, how far, how it stands, how late', async () => {
  const { served } = at
  const diabolik = await plays('Ann', { game: 'diabolik', delay: 2 })
  const cards = await plays('Bob', { game: 'diabolicards' })
  await plays('Cid', { game: 'on-the-lam' })
  cards.player.send('openCards', { agree: true })
  await kept(watchTable(served.url, diabolik.id))
  const home = await visitor(served.url)
  await home.locator('.live').getByRole('link', { name: live.title, exact: true }).click()
  const all = home.locator('.live-card')
  await expect.poll(() => all.count()).toBe(3)
  const [first, second] = [all.nth(0), all.nth(1)]
  await expect.poll(() => first.textContent()).toMatch(/Diabolik.*2 rounds late.*Round 1.*1 watching.*Danger.*Ann/)
  expect(await second.textContent()).toMatch(/On the Lam.*Live.*Round 1.*Cid/)
  const score = GAMES.diabolicards && (await GAMES.diabolicards.speech('en'))
  const view = served.app.house.hosts.get(cards.id)?.shown().public
  const last = all.nth(2)
  await last.getByText(broadcast.open).waitFor()
  await last.getByText((view && score?.status?.(view)) ?? '', { exact: true }).waitFor()
  expect(await last.getByRole('link').getAttribute('href')).toBe(`/w/${keyOf(cards.id)}`)
  expect([await heavy(home), await faultsOfPage(home)]).toEqual([[], []])

  // By keyboard: one game alone.
  await home.getByRole('radio', { name: live.filter.all }).focus()
  await home.keyboard.press('ArrowRight')
  await expect.poll(() => all.count()).toBe(1)
  expect(await all.textContent()).toContain('On the Lam')

  for (const path of ['/lobby', '/archive']) {
    const page = await visitor(served.url, { path })
    await page.locator('main').getByRole('link', { name: live.title, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: live.title }).waitFor()
  }
  const phone = await visitor(served.url, { ...PHONE, path: '/live', settings: { language: 'zh' } })
  await phone.getByRole('heading', { level: 1, name: zh.title }).waitFor()
  await expect.poll(() => phone.locator('.live-card').count()).toBe(3)
  expect([await fits(phone), await faultsOfPage(phone)]).toEqual([true, []])
})

test('the most watched one is in the window of the front page; it is watched there, and left with the page', async () => {
  const { served } = at
  const [host] = [...served.app.house.hosts.values()].filter(({ watchers }) => watchers > 0)
  if (!host) return expect.unreachable()
  const page = await visitor(served.url, DESK)
  const featured = page.locator('.featured')
  await featured.getByText(live.featured.live).waitFor()
  await featured.getByText(broadcast.late(2)).waitFor()
  expect([await heavy(page), await faultsOfPage(page)]).toEqual([[], []])
  await button(page, live.featured.here).click()
  await featured.locator('.stage canvas').waitFor()
  await expect.poll(() => host.watchers).toBe(2)
  await featured.locator('.air-third').waitFor()
  // Looked at, and nothing else: keys and fingers are for the page.
  for (const control of ['.stage-tools', '.air-cameras', '.stage-skip'])
    expect(await featured.locator(control).isVisible()).toBe(false)
  await page.keyboard.press('f')
  expect(await page.evaluate(() => localStorage.getItem('tavolo-nero.camera'))).toBeNull()
  expect(await faultsOfPage(page)).toEqual([])
  await button(page, live.featured.stop).click()
  await expect.poll(() => host.watchers).toBe(1)
  await button(page, live.featured.here).click()
  await expect.poll(() => host.watchers).toBe(2)
  await page.getByRole('link', { name: lobby.title, exact: true }).first().click()
  await expect.poll(() => host.watchers).toBe(1)

  const simple = await visitor(served.url, plain)
  await button(simple, live.featured.here).click()
  await simple.waitForURL(/\/w\//)
  await headline(simple).waitFor()
})

test('after a match, whoever watched it is shown another, and taken along to the rematch', async () => {
  const { served } = at
  const { id, player } = await plays('Zoe', { game: 'on-the-lam', public: true })
  const watch = () => visitor(served.url, { ...plain, path: `/w/${keyOf(id)}` })
  const [goes, stays] = [await watch(), await watch()]
  await Promise.all([goes, stays].map(page => headline(page).waitFor()))
  player.send('concede', {})
  const next = ending(stays).locator('.onward-next')
  await next.getByText(live.next.title).waitFor()
  expect(await next.getByRole('link').getAttribute('href')).not.toBe(`/w/${keyOf(id)}`)
  expect(await next.textContent()).not.toContain('Zoe')
  expect(await faultsOfPage(stays)).toEqual([])

  await ending(goes).waitFor()
  player.send('rematch', {})
  await player.until('another', () => player.company?.rematch != null)
  const { rematch } = player.company as Company
  await ending(stays)
    .getByText(/They play again/)
    .last()
    .waitFor()
  expect(await faultsOfPage(stays)).toEqual([])
  await button(stays, live.next.stay).click()
  await ending(stays).getByRole('link', { name: table.ending.rematchWatch }).waitFor()
  // Put away and asked for again, it does not begin anew.
  await stays.keyboard.press('Escape')
  await stays.getByRole('link', { name: table.ending.rematchWatch }).waitFor()
  await goes.waitForURL(`**/w/${keyOf(rematch ?? '')}`)
  await headline(goes).waitFor()
  expect(stays.url()).toContain(keyOf(id))
})
