import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CARDS, type CardName } from '../../shared/games/diabolicards/cards/list.ts'
import type { EventOf } from '../../shared/games/diabolicards/events.ts'
import type { Move as CardsMove, MoveOf } from '../../shared/games/diabolicards/move.ts'
import { sideOf } from '../../shared/games/diabolicards/rules/table.ts'
import {
  ENDGAMES,
  type Player,
  type Side,
  SLOTS,
  type SlotKind,
  type Zone,
} from '../../shared/games/diabolicards/state.ts'
import { catalogue } from '../../shared/games/diabolicards/words/index.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Move, View } from '../../shared/kernel/game.ts'
import { type Entry, enter, type Log } from '../../shared/kernel/history.ts'
import { start } from '../../shared/kernel/match.ts'
import { TIMES } from '../../shared/match/times.ts'
import { shareBrowser } from '../lib/browser.ts'
import { shownTo } from '../lib/chairs.ts'
import { entryOf, recorded } from '../lib/moments.ts'
import { DESK, sitAt } from '../lib/sitting.ts'
import { apart, asked, clickOn, decide, labelOf, makes, pick, rests, seen, sleeps, tapTwice } from '../lib/stage.ts'
import { headline, shareServer, upTo } from '../lib/table.ts'

/* What is done on the mat of Diabolicards: contracts, a zone that is sealed, kills from memory; on phones, and at rest. */

shareBrowser()
const at = shareServer()

const words = await catalogue('en')
const { game } = GAMES.diabolicards ?? {}
if (!game) throw new Error('Diabolicards is not registered')

/** As near as what lies there, seen from the chair. */
const HERE = 0.02

/** A recorded move and who made it. */
function moveAt<K extends CardsMove['type']>(
  { entries }: Log,
  index: number,
  type: K,
): { seat: Player; move: MoveOf<K> } {
  const entry = entries[index]
  if (entry?.type !== 'move' || entry.move.type !== type) throw new Error(`entry ${index} is no ${type}`)
  return { seat: entry.seat as Player, move: entry.move as MoveOf<K> }
}
/** The first free slot of a kind. */
function freeSlot({ pieces }: View, side: Side, zone: Zone, slot: SlotKind): string {
  const taken = new Set(Object.values(pieces).map(({ place }) => place))
  const all = Array.from({ length: SLOTS[slot] }, (_, at) => `mat:${side}:${zone}:${slot}:${at}`)
  return all.find(place => !taken.has(place)) ?? ''
}
const others = (seat: Player): Player => (seat === 'nova' ? 'raven' : 'nova')

test('a trade', async () => {
  const match = recorded('diabolicards-2-sealed')
  const trade = entryOf(match, 'traded')
  const { seat, move } = moveAt(match, trade, 'trade')
  const { host, pages, play, point } = await sitAt(at.served, match, trade, ['nova', 'raven'], DESK)
  const contract = host.shown().public.pieces[move.take]?.place ?? ''
  expect(contract).toMatch(/^contract:/)
  await play(point(move.card, move.take))
  for (const page of pages) await expect.poll(() => apart(page, move.card, contract)).toBeLessThan(HERE)
  expect(host.shown().public.pieces[move.take]?.place).toMatch(new RegExp(`^(hand|open):${seat}$`))
})

test('an Endgame that scorches the earth: the mat says why two die at once, and the zone is sealed for good', async () => {
  const match = recorded('diabolicards-2-sealed')
  const sealing = entryOf(match, 'sealed')
  const { seat, move: burn } = moveAt(match, sealing, 'play')
  const { zone } = burn
  const [own, next] = [sideOf(seat), others(seat)]
  const sitting = await sitAt(at.served, match, sealing, [seat, next], DESK)
  const { host, speech, pages, play, told } = sitting
  const [, page] = pages as [Page, Page]
  const bands = await Promise.all(pages.map(each => seen(each, '.dia-band')))
  for (const each of pages) await each.evaluate(() => Object.assign(window, { __still: false }))
  await play(async (page, who, move) => {
    await pick(page, burn.card)
    await pick(page, `mat:${own}:${zone}:scorched:0`)
    const answer = (choice: unknown) => {
      const name = labelOf(host, speech, who, { ...move, choice } as Move, false)
      return asked(page).getByRole('button', { name, exact: true, includeHidden: true })
    }
    for (const choice of ENDGAMES) await answer(choice).waitFor()
    await answer(burn.choice).click()
  })
  for (const each of pages) await each.evaluate(() => Object.assign(window, { __still: true }))
  await told(words.log.sealed({ type: 'sealed', zone }))
  await told(`${words.fates.scorchTheEarth}: `)
  for (const all of bands)
    await expect
      .poll(async () => (await all()).filter(({ text }) => text === words.fates.scorchTheEarth).length)
      .toBeGreaterThanOrEqual(2)
  const { facts, pieces } = host.shown().public
  expect(facts.sealed).toBe(zone)
  expect(Object.values(pieces).filter(({ place }) => place.includes(`:${zone}:`))).toEqual([])

  // Whoever plays next finds no way in, neither in words nor by pointing, and is told why.
  const list = page.locator('.moves')
  const held = shownTo(host, next === 'nova' ? 0 : 1).view.pieces
  const [card = ''] = Object.keys(held).filter(
    id => held[id]?.place.endsWith(`:${next}`) && CARDS[held[id]?.face as CardName].group !== 'scorchedEarth',
  )
  await pick(page, card)
  await list
    .getByText(words.zones[zone === 'tower' ? 'campus' : 'tower'])
    .first()
    .waitFor()
  expect(await list.getByText(words.zones[zone]).count()).toBe(0)
  const { seq } = host.shown()
  await clickOn(page, `mat:${sideOf(next)}:${zone}:regular:0`)
  await page.keyboard.press('Escape')
  await page.getByText('Why can’t I…?').click()
  await list.getByText(words.reasons.sealed).waitFor()
  expect(host.shown().seq).toBe(seq)
})

test('a purge at the deck', async () => {
  const match = recorded('diabolicards-2-random')
  const purge = entryOf(match, 'purged')
  const { seat } = moveAt(match, purge, 'purge')
  const { host, pages, play, point, told } = await sitAt(at.served, match, purge, [seat], DESK)
  await play(point('deck'))
  const { pieces } = host.shown().public
  const cards = [0, 1, 2, 3].map(n => Object.keys(pieces).find(id => pieces[id]?.place === `contract:${n}`) ?? '')
  const faces = Object.fromEntries(cards.map(id => [id, pieces[id]?.face as CardName]))
  await told(words.log.purged({ type: 'purged', seat, cards, faces }))
  for (const [n, id] of cards.entries())
    for (const page of pages) await expect.poll(() => apart(page, id, `contract:${n}`)).toBeLessThan(HERE)
})

/** The same match at a table that plays from memory: who could save nothing was not asked, and now lets it happen. */
function fromMemory({ entries, ...log }: Log, until: number): Log {
  const memory: Log = { ...log, options: Object.assign({}, log.options, { memory: true }), entries: [] }
  if (!game) return memory
  let match = start(game, memory.options, memory.seed)
  const all: Entry<Move>[] = []
  const add = (entry: Entry<Move>): void => {
    all.push(entry)
    match = enter(match, entry).match
  }
  const facts = () => game.view(match.state, 'public').facts
  for (const entry of entries.slice(0, until)) {
    if (entry.type !== 'move') throw new Error('it is no move')
    const { zone, ...move } = entry.move as Move & { zone?: string }
    while (facts().decision === 'save' && move.type !== 'save')
      add({ type: 'move', seat: String(facts().decider).split(',')[0] ?? '', move: { type: 'letDie' } })
    add(move.type === 'save' ? { ...entry, move } : entry)
    if (facts().decision === 'flee') add({ ...entry, move: { ...move, type: 'choose', zone } as Move })
  }
  return { ...memory, entries: all }
}

/** The first kill by the other side whose victims on this side cannot be saved. */
function hopeless({ entries, ...log }: Log, side: Side): number {
  if (!game) return -1
  let match = start(game, log.options, log.seed)
  return entries.findIndex(entry => {
    const { pieces } = game.view(match.state, 'public')
    const done = enter(match, entry)
    match = done.match
    if (entry.type !== 'move' || done.record.type !== 'step' || sideOf(entry.seat as Player) === side) return false
    const victims = done.record.step.told.flatMap(({ event }) =>
      event.type === 'killAnnounced' ? (event as EventOf<'killAnnounced'>).victims : [],
    )
    const hurt = victims.some(id => pieces[id]?.place.startsWith(`mat:${side}:`))
    return hurt && game.view(match.state, 'public').facts.decision !== 'save'
  })
}

/** All that a page is made of, but not what it says. */
const fabric = (page: Page) =>
  page.evaluate(() => {
    const made = [...document.querySelectorAll('.table-screen *, .stage *')].map(each =>
      [each.tagName, each.getAttribute('class'), each.getAttribute('role'), each.getAttribute('data-tone')].join(' '),
    )
    return [...new Set(made)].sort()
  })

test('from memory, the other side sees and waits the same whether or not anything can be saved', async () => {
  const whole = recorded('diabolicards-4-clever')
  const dodge = entryOf(whole, 'dodged')
  const { seat: saver, move: save } = moveAt(whole, dodge, 'save')
  // Nova or Comet kills, Raven or Viper answers, and the killer looks on.
  const lookOn = async (kill: number, answer: Move) => {
    const log = fromMemory(whole, kill)
    const next = whole.entries[kill]
    if (next?.type !== 'move') throw new Error('it is no move')
    const { host, guests, pages } = await sitAt(at.served, log, log.entries.length, [next.seat], DESK)
    const [killer] = pages as [Page]
    await makes(host, guests, next.seat, next.move)
    const [began, { seq }] = [Date.now(), host.shown()]
    await makes(host, guests, saver, answer)
    await upTo(killer, seq)
    await rests(killer)
    const [looks, says] = [await fabric(killer), await headline(killer).innerText()]
    // The window has been open all the while.
    expect(host.shown().seq).toBe(seq)
    await expect.poll(() => host.shown().seq, { interval: 20 }).toBe(seq + 1)
    return { looks, says, took: Date.now() - began }
  }
  // One of them could get away, or none.
  const [saved, lost] = await Promise.all([
    lookOn(dodge - 1, { type: 'save', card: save.card } as Move),
    lookOn(hopeless(whole, sideOf(saver)), { type: 'letDie' }),
  ])
  expect(lost.looks).toEqual(saved.looks)
  expect(lost.says).toBe(saved.says)
  for (const { took } of [saved, lost]) expect(took).toBeGreaterThanOrEqual(TIMES.hold - 50)
  expect(Math.abs(saved.took - lost.took)).toBeLessThan(TIMES.hold / 2)
})

test('on a phone the mat has pages: they are turned, follow a kill, and a card is played with two fingertips', async () => {
  const match = recorded('diabolicards-4-clever')
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const dodge = entryOf(match, 'dodged')
  const { seat, move: save } = moveAt(match, dodge, 'save')
  const { host, speech, pages, play, told } = await sitAt(at.served, match, dodge - 1, [seat], phone)
  const [raven] = pages as [Page]
  const tab = (name: string) => raven.getByRole('tab', { name: new RegExp(`^${name}`) })
  expect(await raven.getByRole('tab').count()).toBe(4)
  for (const box of await raven.getByRole('tab').all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const turned = (name: string) => expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true')
  const saved = host.shown().public.pieces[save.card]
  const zone = saved?.place.split(':')[2] as Zone
  const elsewhere = zone === 'campus' ? 'tower' : 'campus'
  await tab(words.zones[elsewhere]).tap()
  await turned(words.zones[elsewhere])

  await play(() => Promise.resolve())
  await turned(words.zones[zone])
  await play(() => tapTwice(raven, save.card))
  await told(`${words.cards[saved?.face as CardName].name} dodges death.`)

  // The next card of this hand that goes to a regular slot.
  const next = match.entries.findIndex(
    (entry, i) =>
      i > dodge && entry.type === 'move' && entry.seat === seat && (entry.move as CardsMove).type === 'play',
  )
  const { move: card } = moveAt(match, next, 'play')
  await play((page, who, move) => decide(page, host, speech, who, move), next)
  const slot = freeSlot(host.shown().public, sideOf(seat), card.zone, card.slot)
  await play(async () => {
    await tapTwice(raven, card.card)
    await tab(words.zones[card.zone]).tap()
    await turned(words.zones[card.zone])
    await tapTwice(raven, slot)
  })
  expect(host.shown().public.pieces[card.card]?.place).toBe(slot)
})

test('who wants less motion is told the same, with all at rest; and then nothing is drawn any more', async () => {
  const match = recorded('diabolicards-2-sealed')
  const sealing = entryOf(match, 'sealed')
  const { seat, move } = moveAt(match, sealing, 'play')
  const watcher = others(seat)
  const { pages, play } = await sitAt(at.served, match, sealing, [watcher], { ...DESK, reducedMotion: 'reduce' })
  const [nova] = pages as [Page]
  const told = await seen(nova, '.dia-caption')
  await nova.evaluate(() => Object.assign(window, { __still: false }))
  await play(() => Promise.resolve())
  expect(await nova.locator('.dia-over.dia-still').count()).toBe(1)
  await expect
    .poll(async () => (await told()).map(({ text }) => text).join())
    .toContain(words.log.sealed({ type: 'sealed', zone: move.zone }))
  await sleeps(nova)
})
