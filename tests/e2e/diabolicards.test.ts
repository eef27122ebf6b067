import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en as lessons } from '../../client/games/diabolicards/guide/en.ts'
import { guide } from '../../client/i18n/en/guide.ts'
import { home } from '../../client/i18n/en/home.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { table } from '../../client/i18n/en/table.ts'
import type { CardName } from '../../shared/games/diabolicards/cards/list.ts'
import { account } from '../../shared/games/diabolicards/rules/account.ts'
import type { DiabolicardsView } from '../../shared/games/diabolicards/shown.ts'
import { SIDES, ZONES } from '../../shared/games/diabolicards/state.ts'
import { catalogue } from '../../shared/games/diabolicards/words/index.ts'
import type { Piece } from '../../shared/kernel/game.ts'
import { QUICK, shareBrowser, visitor } from '../lib/browser.ts'
import { shownTo } from '../lib/chairs.ts'
import { entryOf, recorded } from '../lib/moments.ts'
import { heldBy } from '../lib/secrets.ts'
import { DESK, sitAt } from '../lib/sitting.ts'
import { apart, asked, rests, seen } from '../lib/stage.ts'
import { click, ending, headline, logged, playOut, press, shareServer, takeFirst } from '../lib/table.ts'

/* Diabolicards on its own table: a whole match from the lobby, two against two, the end, and the guided first match. */

shareBrowser()
const at = shareServer()

const words = await catalogue('en')
const nameOf = ({ face }: Piece): string => words.cards[face as CardName].name

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('two people, one against the other, from the lobby to the result', { timeout: 900_000 }, async () => {
  const { url } = at.served
  const ann = await visitor(url, { path: '/lobby', settings: QUICK })
  await ann.getByRole('link', { name: home.games.diabolicards.title, exact: true }).click()
  await ann.getByRole('group', { name: lobby.create.players }).getByLabel('2').check()
  await button(ann, lobby.create.start).click()
  const code = await ann.locator('.code-plate').innerText()
  const bob = await visitor(url, { settings: QUICK })
  await bob.getByLabel(home.code.label).fill(code)
  await button(bob, home.code.join).click()
  await bob.getByRole('button', { name: lobby.room.sitAs(words.seats.raven.name) }).click()
  await button(bob, lobby.room.beReady).click()
  await ann.getByText(`✓ ${lobby.room.ready}`).waitFor()
  await button(ann, lobby.room.start).click()

  const [mouse, keys] = await Promise.all([playOut(ann, n => click(ann, n)), playOut(bob, n => press(bob, n))])
  expect(Math.min(mouse, keys)).toBeGreaterThan(20)
  const result = (page: Page) => ending(page).locator('.ending-text').innerText()
  expect(await result(ann)).toBe(await result(bob))
})

/** As near as what lies there, seen from the chair. */
const HERE = 0.02

test('two against two: a kill is dodged, a card is played before all eyes, hands stay unseen', async () => {
  const match = recorded('diabolicards-4-clever')
  const kill = entryOf(match, 'killAnnounced', 4)
  const { host, speech, pages, play, point, told } = await sitAt(at.served, match, kill, ['comet', 'raven'], DESK)
  const [comet, raven] = pages as [Page, Page]

  // The eighth victim is pointed at; both sides are told of all of them, and the other is asked whom it saves.
  await play(point('52'))
  const { facts, pieces } = host.shown().public
  const victims = String(facts.victims).split(',')
  expect(victims).toHaveLength(8)
  const question = speech.ask(host.shown().public)
  for (const page of pages)
    for (const victim of victims) {
      const name = pieces[victim] ? nameOf(pieces[victim]) : ''
      expect(question).toContain(name)
      await page.locator('.dia-killing').getByText(name).waitFor()
    }
  await asked(raven).getByText(question).waitFor()
  expect(await asked(comet).count()).toBe(0)

  // Saved by pointing at it. The dodge is seen by both, with the stage playing for once.
  const balloons = await Promise.all(pages.map(page => seen(page, '.dia-shout')))
  const still = (is: boolean) =>
    Promise.all(pages.map(page => page.evaluate(on => Object.assign(window, { __still: on }), is)))
  await still(false)
  await play(point('20'))
  await still(true)
  for (const all of balloons)
    await expect.poll(async () => (await all()).map(({ text }) => text)).toEqual(expect.arrayContaining(['Dodge!']))
  await told('Encore dodges death.')
  expect(host.shown().public.pieces['20']?.place).toBe('deck')

  // From the hand to a zone, by pointing at both.
  const slot = 'mat:dusk:tower:regular:0'
  await play(point('14', slot))
  expect(host.shown().public.pieces['14']?.place).toBe(slot)
  for (const page of pages) await expect.poll(() => apart(page, '14', slot)).toBeLessThan(HERE)

  // What the other three hold: the partner's too is nothing but backs (C-22).
  const heard = (await logged(raven)).join('\n')
  const hidden = [0, 2, 3].map(chair =>
    Object.values(shownTo(host, chair).view.pieces)
      .filter(({ place, face }) => place.startsWith('hand:') && face !== undefined)
      .map(nameOf)
      .filter(name => !heard.includes(name)),
  )
  expect(hidden.at(-1)).not.toEqual([])
  expect(hidden.flat().length).toBeGreaterThan(3)
  const { all } = await heldBy(raven)
  expect(hidden.flat().filter(name => all.includes(name))).toEqual([])
})

test('the end, with an account that adds up', async () => {
  const match = recorded('diabolicards-2-clever')
  const { host, pages, play, choose } = await sitAt(at.served, match, entryOf(match, 'ended'), ['nova'])
  const [nova] = pages as [Page]
  await play(choose)
  const sums = account(host.shown().public as DiabolicardsView)
  const told = ending(nova).locator('.account')
  const cells = (row: string) => told.locator('.account-zones tr').filter({ hasText: row }).locator('td')
  for (const zone of ZONES)
    await expect
      .poll(() => cells(words.zones[zone]).allInnerTexts())
      .toEqual(SIDES.map(side => `${sums[side][zone].sum}`))
  for (const side of SIDES) {
    const lines = told.locator(`.account-side[data-side=${side}] tbody tr:not(.account-zone)`)
    const powers = await lines.locator('td:nth-child(3)').allInnerTexts()
    expect(powers.length).toBeGreaterThan(5)
    expect(powers.reduce((sum, each) => sum + Number(each), 0)).toBe(sums[side].sum)
    await expect
      .poll(() => ending(nova).locator(`.course-score li[data-side=${side}]`).innerText())
      .toContain(`${sums[side].sum}`)
  }
})

test('the guided first duel, lesson by lesson', async () => {
  const page = await visitor(at.served.url)
  await page.getByRole('button', { name: home.guidedAt(home.games.diabolicards.title) }).click()
  await rests(page)
  const panel = page.locator('.guide')
  const read: string[] = []
  const understand = async (): Promise<void> => {
    const title = await panel.getByRole('heading').innerText()
    read.push(title)
    await panel.getByRole('button', { name: guide.gotIt }).click()
    await expect.poll(() => panel.getByRole('heading').allInnerTexts()).not.toEqual([title])
  }
  await panel.waitFor()
  for (let n = 0; n < 8 && read.length < 6; n++) {
    await headline(page).getByText(table.now.yourMove).waitFor()
    while (await panel.isVisible()) await understand()
    await takeFirst(page)
  }
  const titles = [lessons.welcome, lessons.pledge, lessons.mat, lessons.play].map(({ title }) => title.toLowerCase())
  expect(read.map(title => title.toLowerCase())).toEqual(expect.arrayContaining(titles))
  expect(new Set(read).size).toBe(read.length)
})
