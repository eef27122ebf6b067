import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en as lessons } from '../../client/games/diabolicards/guide/en.ts'
import { HUD_WORDS } from '../../client/games/diabolicards/words/hud.ts'
import { guide } from '../../client/i18n/en/guide.ts'
import { home } from '../../client/i18n/en/home.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { table } from '../../client/i18n/en/table.ts'
import type { CardName } from '../../shared/games/diabolicards/cards/list.ts'
import type { Move, MoveOf } from '../../shared/games/diabolicards/move.ts'
import { account } from '../../shared/games/diabolicards/rules/account.ts'
import { sideOf } from '../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView } from '../../shared/games/diabolicards/shown.ts'
import { speech as speechOf } from '../../shared/games/diabolicards/speech.ts'
import { type Player, SEATS, SIDES, ZONES } from '../../shared/games/diabolicards/state.ts'
import { catalogue } from '../../shared/games/diabolicards/words/index.ts'
import type { Piece } from '../../shared/kernel/game.ts'
import type { Log } from '../../shared/kernel/history.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { QUICK, shareBrowser, visitor } from '../lib/browser.ts'
import { shownTo } from '../lib/chairs.ts'
import { entryOf, happeningsOf, recorded } from '../lib/moments.ts'
import { heldBy } from '../lib/secrets.ts'
import { DESK, sitAt } from '../lib/sitting.ts'
import { apart, asked, rests, seen, spotOf } from '../lib/stage.ts'
import { bothPlay, ending, headline, logged, seat, shareServer, takeFirst } from '../lib/table.ts'

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
  // From memory is what is offered first; here every kill would wait for its full time.
  const saves = ann.getByRole('group', { name: words.options.memory.name })
  while (!(await saves.isVisible())) await button(ann, lobby.create.more).click()
  const { on, off } = words.options.memory.values
  expect(await saves.locator('label').allInnerTexts()).toEqual([on.name, off.name])
  expect(await saves.getByLabel(on.name).isChecked()).toBe(true)
  await saves.getByLabel(off.name).check()
  await button(ann, lobby.create.start).click()
  const code = await ann.locator('.code-plate').innerText()
  const bob = await visitor(url, { settings: QUICK })
  await bob.getByLabel(home.code.label).fill(code)
  await button(bob, home.code.join).click()
  await bob.getByRole('button', { name: lobby.room.sitAs(words.seats.raven.name) }).click()
  await button(bob, lobby.room.beReady).click()
  await ann.getByText(`✓ ${lobby.room.ready}`).waitFor()
  await button(ann, lobby.room.start).click()

  const ends = await bothPlay([ann, bob], 20, async () => {
    const match = recorded('diabolicards-2-clever')
    const late = { ...match, entries: match.entries.slice(0, entryOf(match, 'ended') - 20) }
    const { code: there, guests } = await seat(at.served, late, ['Ann', 'Bob'])
    const sit = (guest: Guest | undefined) =>
      visitor(url, { ...(guest && { guest }), path: `/t/${there}`, settings: QUICK })
    return [await sit(guests[0]), await sit(guests[1])]
  })
  const [hers, his] = await Promise.all(ends.map(page => ending(page).locator('.ending-text').innerText()))
  expect(hers).toBe(his)
})

/** As near as what lies there, seen from the chair. */
const HERE = 0.02

/** A recorded move and who made it. */
function moveAt<K extends Move['type']>({ entries }: Log, index: number, type?: K): { seat: Player; move: MoveOf<K> } {
  const entry = entries[index]
  if (entry?.type !== 'move' || (type && entry.move.type !== type)) throw new Error(`entry ${index} is no such move`)
  return { seat: entry.seat as Player, move: entry.move as MoveOf<K> }
}

test('two against two: a kill is dodged, a card is played before all eyes, hands stay unseen', async () => {
  const match = recorded('diabolicards-4-clever')
  const dodge = entryOf(match, 'dodged')
  const { seat: saver, move: save } = moveAt(match, dodge, 'save')
  const { seat: killer } = moveAt(match, dodge - 1)
  const { host, speech, pages, play, point, choose, told } = await sitAt(
    at.served,
    match,
    dodge - 1,
    [killer, saver],
    DESK,
  )
  const [comet, raven] = pages as [Page, Page]

  // Both sides are told of all victims, and both partners of the other are asked whom they save.
  await play(choose)
  const { facts, pieces } = host.shown().public
  const victims = String(facts.victims).split(',')
  const announced = happeningsOf(match).findLast(({ entry, event }) => entry < dodge && event.type === 'killAnnounced')
  expect(victims).toEqual(announced?.event.victims)
  expect(facts.decider).toBe('raven,viper')
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
  const saved = pieces[save.card]
  await play(point(save.card))
  await still(true)
  for (const all of balloons)
    await expect.poll(async () => (await all()).map(({ text }) => text)).toEqual(expect.arrayContaining(['Dodge!']))
  await told(`${saved ? nameOf(saved) : ''} dodges death.`)
  expect(host.shown().public.pieces[save.card]?.place).toBe('deck')

  // From the hand to a zone, by pointing at both.
  const next = match.entries.findIndex(
    (entry, i) => i > dodge && entry.type === 'move' && entry.seat === saver && entry.move.type === 'play',
  )
  const { move: card } = moveAt(match, next, 'play')
  await play(choose, next)
  const row = `mat:${sideOf(saver)}:${card.zone}:${card.slot}:`
  const taken = Object.values(host.shown().public.pieces).map(({ place }) => place)
  const slot = [0, 1, 2, 3, 4, 5, 6, 7].map(n => `${row}${n}`).find(place => !taken.includes(place as never)) ?? ''
  await play(point(card.card, slot))
  expect(host.shown().public.pieces[card.card]?.place).toBe(slot)
  for (const page of pages) await expect.poll(() => apart(page, card.card, slot)).toBeLessThan(HERE)

  // What the other three hold: the partner's too is nothing but backs (C-22).
  const heard = (await logged(raven)).join('\n')
  const hidden = [0, 1, 2, 3]
    .filter(chair => SEATS[chair] !== saver)
    .map(chair =>
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

test('two against one: both hands of one person, each with its name, and the one whose turn it is plays', async () => {
  const match = recorded('diabolicards-3-plain')
  const turn = entryOf(match, { type: 'played', seat: 'viper' })
  const { move } = moveAt(match, turn, 'play')
  const { host, pages, play, choose } = await sitAt(at.served, match, turn, ['viper', 'comet'], DESK)
  const [alone, comet] = pages as [Page, Page]
  const { raven, viper } = words.seats
  const plates = (page: Page) => page.locator('.dc-hand').allInnerTexts()
  const { hand } = HUD_WORDS.en
  expect(await plates(alone)).toEqual([hand.waits(raven.name), hand.now(viper.name)])
  expect(await plates(comet)).toEqual([])
  await headline(alone).getByText(table.now.yourMoveAs(viper.name)).waitFor()

  // Whoever plays both sees both; nobody else sees either.
  const own = shownTo(host, 1).view.pieces
  const held = (seat: Player) =>
    Object.keys(own).filter(id => [`hand:${seat}`, `open:${seat}`].includes(own[id]?.place ?? ''))
  for (const seat of ['raven', 'viper'] as const) {
    expect(held(seat).length).toBeGreaterThan(0)
    for (const id of held(seat)) {
      expect(own[id]?.face).toBeDefined()
      if (own[id]?.place.startsWith('hand:')) expect(shownTo(host, 2).view.pieces[id]?.face).toBeUndefined()
    }
  }
  // Side by side, and what waits cannot be played.
  const at0 = await Promise.all([...held('raven'), ...held('viper')].map(id => spotOf(alone, id)))
  const [left, right] = [at0.slice(0, held('raven').length), at0.slice(held('raven').length)]
  expect(Math.max(...left.map(({ x }) => x))).toBeLessThan(Math.min(...right.map(({ x }) => x)))
  const names = (seat: Player) => held(seat).map(id => nameOf(own[id] as Piece))
  const { kind } = await speechOf('en')
  const plays = alone.locator('.moves').getByRole('button', { name: `${kind?.('play')}… (` })
  if (await plays.isVisible()) await plays.click()
  const offered = (await alone.locator('.moves').innerText()).toLowerCase()
  expect(names('raven').filter(name => offered.includes(name.toLowerCase()))).toEqual([])
  expect(names('viper').filter(name => offered.includes(name.toLowerCase()))).not.toEqual([])

  await play(choose)
  expect(host.shown().public.pieces[move.card]?.place).toMatch(/^mat:dusk:/)
  while (host.shown().public.facts.active === 'viper') await play(choose)
  await expect.poll(() => plates(alone)).toEqual([hand.next(raven.name), hand.waits(viper.name)])
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
  const { welcome, power, pledge, play, mat } = lessons
  const titles = [welcome, power, pledge, play, mat].map(({ title }) => title.toLowerCase())
  expect(read.map(title => title.toLowerCase())).toEqual(expect.arrayContaining(titles))
  expect(new Set(read).size).toBe(read.length)
})
