import { describe, expect, test } from 'vitest'
import { row, SEARCHABLE, SEARCHES } from '../rules/board.ts'
import { type Item, SKILLS, type Skill, type State, SUSPECTS, type Suspect, type Tile } from '../state.ts'
import {
  cardIn,
  choices,
  type Done,
  dieFor,
  eventsOf,
  type Fortune,
  facesOf,
  handOf,
  offered,
  play,
} from '../testing.ts'
import { SKILL_OF } from '../tuning.ts'
import { arrived, belongings, bystanders, drawing, heard, shown, standing } from './testing.ts'

/** L-2: the tile of each skill with the number 6, and one with 5. */
const HARD: Readonly<Record<Skill, Tile>> = { charm: 'pictures', cover: 'alley', guts: 'factory', smarts: 'bank' }
const EASY: Readonly<Record<Skill, Tile>> = { charm: 'deli', cover: 'spoon', guts: 'lounge', smarts: 'casino' }

/** Skills are being tuned, so who searches, and with which die, follows from them. */
const brings = (suspect: Suspect, tile: Tile): number => SKILL_OF[suspect][SEARCHES[tile]?.skill ?? 'charm']
const needs = (tile: Tile): number => SEARCHES[tile]?.need ?? 0

const byTalent = (tile: Tile): Suspect[] => [...SUSPECTS].sort((a, b) => brings(b, tile) - brings(a, tile))
const best = (tile: Tile): Suspect => byTalent(tile)[0] ?? 'boxer'
const worst = (tile: Tile): Suspect => byTalent(tile).at(-1) ?? 'boxer'

/** So far off that two failures do not bring them here. */
const policeFar = (from: Tile): Tile => (row(from) < 2 ? 'gym' : 'office')

/** Somebody with this item is about to search here. */
const about = (seat: Suspect, at: Tile, item: Item): State =>
  arrived({ active: seat, first: seat, police: policeFar(at), [seat]: { at, item } })

const roll = (before: State, ...luck: Fortune[]): Done => play(before, { type: 'search' }, ...luck)
const use = ({ state }: Done, ...luck: Fortune[]): Done => play(state, { type: 'useItem' }, ...luck)
const draws = (count: number) => (['film', 'tieClip', 'lipstick'] as const).slice(0, count).map(draw => ({ draw }))

const found = (done: Done): number => eventsOf(done, 'searchSucceeded')[0]?.cards ?? 0
const isAsked = ({ state }: Done): boolean => state.decision.type === 'rolled'

/** What every item does, whatever it is good for. `at` and `die`: a search where it helps. */
function everyItem(item: Item, at: Tile, die: { readonly die: number }): void {
  const rival = item === 'booze' ? 'knife' : 'booze'

  test('L-14 L-46: is kept when drawn, face up beside the hand, and the turn passes on', () => {
    const before = arrived({ boxer: { hand: ['film'] }, dame: { item: rival } })
    const done = drawing(before, item)
    expect(belongings(done.state, 'boxer')).toMatchObject({ hand: ['film'], item })
    expect(heard(done)).toEqual(['playCardDrawn', 'itemTaken', 'turnBegan'])
    expect(shown(done)).toEqual([item, item])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: [] })
    expect(bystanders(done.state, 'boxer')).toEqual(bystanders(before, 'boxer'))
  })

  test('L-14: a second item means choosing which stays; the old one may', () => {
    const asked = drawing(arrived({ boxer: { item } }), rival)
    expect(standing(asked)).toEqual({ turn: 'boxer', asked: 'keep', used: [] })
    expect(choices(asked.state, 'keep')).toEqual([item, rival])
    const done = play(asked.state, { type: 'keep', card: cardIn(asked.state, 'boxer', item) })
    expect(belongings(done.state, 'boxer').item).toBe(item)
    expect(heard(done)).toEqual(['itemDropped', 'turnBegan'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: [rival] })
  })

  test('L-14: as a second item it may push out the old one', () => {
    const asked = drawing(arrived({ boxer: { item: rival } }), item)
    const [, fresh] = offered(asked.state)
    if (fresh?.type !== 'keep') throw new Error('nothing to keep')
    const done = play(asked.state, fresh)
    expect(belongings(done.state, 'boxer').item).toBe(item)
    expect(heard(done)).toEqual(['itemDropped', 'itemTaken', 'turnBegan'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: [rival] })
  })

  test('L-14: its own copy leaves one of the two, and one goes', () => {
    const asked = drawing(arrived({ boxer: { item } }), item)
    for (const choice of offered(asked.state)) {
      const done = play(asked.state, choice)
      expect(belongings(done.state, 'boxer').item).toBe(item)
      expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: [item] })
    }
  })

  test('L-43: is asked for only after the die is seen, of its owner alone', () => {
    const before = about('boxer', at, item)
    expect(offered(before).map(({ type }) => type)).toEqual(['search', 'draw'])
    const rolled = roll(before, die)
    expect(rolled.state.decision).toEqual({ type: 'rolled', ...die })
    expect(offered(rolled.state)).toEqual([{ type: 'useItem' }, { type: 'stand' }])
    expect(heard(rolled)).toEqual(['keeperSpoke', 'rolled'])
  })

  test('L-43: may be saved: the die stands, and the item stays for another search', () => {
    const rolled = roll(about('boxer', at, item), die)
    const failed = play(rolled.state, { type: 'stand' })
    expect(heard(failed)).not.toContain('itemUsed')
    expect(belongings(failed.state, 'boxer').item).toBe(item)
    expect(failed.state.decision.type).toBe('again')
    expect(isAsked(roll(failed.state, die))).toBe(true)
  })

  test("helps nobody but its owner: beside another's hand it asks nothing", () => {
    const done = roll(arrived({ boxer: { at }, dame: { item }, police: policeFar(at) }), die)
    expect(heard(done)).toContain('searchFailed')
    expect(belongings(done.state, 'dame').item).toBe(item)
  })
}

/** An item that adds to a skill. The numbers are the card's. */
function adds(item: Item, skill: Skill, plus: 1 | 2): void {
  const hard = HARD[skill]
  const easy = EASY[skill]
  const star = best(easy)

  everyItem(item, hard, dieFor('boxer', hard, -plus))

  test(`L-43: turns a search that is ${plus} short into a success, is discarded, and the turn passes on`, () => {
    const before = about('boxer', hard, item)
    const done = use(roll(before, dieFor('boxer', hard, -plus)), { draw: 'film' })
    expect(eventsOf(done, 'itemUsed')).toMatchObject([{ seat: 'boxer', plus }])
    expect(shown(done)).toEqual([item])
    expect(eventsOf(done, 'searchSucceeded')).toMatchObject([{ tile: hard, total: 6, cards: 1 }])
    expect(belongings(done.state, 'boxer')).toEqual({ at: hard, hand: ['film'], item: undefined, searched: [hard] })
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: [item] })
    expect(bystanders(done.state, 'boxer')).toEqual(bystanders(before, 'boxer'))
  })

  test(`L-14: works on ${skill} wherever that is asked`, () => {
    for (const tile of SEARCHABLE.filter(each => SEARCHES[each]?.skill === skill)) {
      const seat = worst(tile)
      const done = use(roll(about(seat, tile, item), dieFor(seat, tile, -plus)), { draw: 'film' })
      expect([tile, found(done)]).toEqual([tile, 1])
    }
  })

  test('L-14: works on no other skill: nothing is asked, and the item stays', () => {
    for (const other of SKILLS.filter(each => each !== skill)) {
      const tile = HARD[other]
      const done = roll(about('boxer', tile, item), dieFor('boxer', tile, -plus))
      expect(heard(done)).toContain('searchFailed')
      expect(belongings(done.state, 'boxer').item).toBe(item)
    }
  })

  test(`L-43: is not asked for where even ${plus} more is too little`, () => {
    const seat = worst(hard)
    const done = roll(about(seat, hard, item), dieFor(seat, hard, -plus - 1))
    expect(heard(done)).toContain('searchFailed')
    expect(belongings(done.state, seat).item).toBe(item)
  })

  const table =
    plus === 1
      ? [
          { above: 0, before: 1, after: 1 },
          { above: 1, before: 1, after: 2 },
          { above: 2, before: 2, after: 3 },
          { above: 3, before: 3, after: 3 },
        ]
      : [
          { above: 0, before: 1, after: 2 },
          { above: 1, before: 1, after: 3 },
          { above: 2, before: 2, after: 3 },
          { above: 3, before: 3, after: 3 },
        ]
  for (const { above, before, after } of table.filter(row => row.after > row.before))
    test(`L-43 L-7: makes a find of ${before} one of ${after}, when the number is beaten by ${above}`, () => {
      const rolled = roll(about(star, easy, item), dieFor(star, easy, above))
      expect(isAsked(rolled)).toBe(true)
      expect(found(play(rolled.state, { type: 'stand' }, ...draws(before)))).toBe(before)
      const done = use(rolled, ...draws(after))
      expect(found(done)).toBe(after)
      expect(handOf(done.state, star)).toHaveLength(after)
      expect(facesOf(done.state, done.state.plays.discards)).toEqual([item])
    })
  for (const { above, before } of table.filter(row => row.after === row.before))
    test(`L-43 L-7: is not asked for when the number is beaten by ${above}: it would find ${before} all the same`, () => {
      const done = roll(about(star, easy, item), dieFor(star, easy, above), ...draws(before))
      expect(found(done)).toBe(before)
      expect(belongings(done.state, star).item).toBe(item)
    })
}

/** An item that rolls the die again. */
function rerolls(item: Item): void {
  const failing = dieFor('boxer', 'factory', -1)

  everyItem(item, 'factory', failing)

  test('L-43: rolls the die again, which makes a failure a success, and is discarded; the turn passes on', () => {
    const before = about('boxer', 'factory', item)
    const better = dieFor('boxer', 'factory', 0)
    const done = use(roll(before, failing), better, { draw: 'film' })
    expect(eventsOf(done, 'itemUsed')).toMatchObject([{ seat: 'boxer', plus: 0 }])
    expect(eventsOf(done, 'rerolled')).toEqual([{ type: 'rerolled', seat: 'boxer', ...better }])
    expect(eventsOf(done, 'searchSucceeded')).toMatchObject([{ total: 6, cards: 1 }])
    expect(shown(done)).toEqual([item])
    expect(belongings(done.state, 'boxer')).toMatchObject({ hand: ['film'], item: undefined, searched: ['factory'] })
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: [item] })
    expect(bystanders(done.state, 'boxer')).toEqual(bystanders(before, 'boxer'))
  })

  test('L-14: works on every skill', () => {
    for (const skill of SKILLS) {
      const tile = HARD[skill]
      const done = use(roll(about('boxer', tile, item), dieFor('boxer', tile, -1)), dieFor('boxer', tile, 0), {
        draw: 'film',
      })
      expect([skill, found(done)]).toEqual([skill, 1])
    }
  })

  test('L-43: the second result stands even when it is worse, and nothing is asked a second time', () => {
    const star = best('lounge')
    const rolled = roll(about(star, 'lounge', item), dieFor(star, 'lounge', 1))
    expect(isAsked(rolled)).toBe(true)
    const done = use(rolled, dieFor(star, 'lounge', -1))
    expect(heard(done)).toEqual(['itemUsed', 'rerolled', 'searchFailed', 'policeMoved'])
    expect(belongings(done.state, star)).toMatchObject({ hand: [], item: undefined, searched: [] })
    expect(done.state.decision.type).toBe('again')
    expect(facesOf(done.state, done.state.plays.discards)).toEqual([item])
  })

  test('L-43: one item a search, and it is gone: trying again asks for none', () => {
    const failed = use(roll(about('boxer', 'factory', item), failing), failing)
    expect(offered(failed.state)).toEqual([{ type: 'search' }, { type: 'giveUp' }])
    expect(heard(roll(failed.state, failing))).toContain('searchFailed')
  })

  test.each([
    { above: 0, first: 1 },
    { above: 2, first: 2 },
  ])('L-43 L-7: may better a find of $first to three', ({ above, first }) => {
    const star = best('lounge')
    const rolled = roll(about(star, 'lounge', item), dieFor(star, 'lounge', above))
    expect(isAsked(rolled)).toBe(true)
    expect(found(play(rolled.state, { type: 'stand' }, ...draws(first)))).toBe(first)
    expect(found(use(rolled, dieFor(star, 'lounge', 3), ...draws(3)))).toBe(3)
  })

  test('L-43: is not asked for where three are found already', () => {
    const star = best('lounge')
    const done = roll(about(star, 'lounge', item), dieFor(star, 'lounge', 3), ...draws(3))
    expect(found(done)).toBe(3)
    expect(belongings(done.state, star).item).toBe(item)
  })

  test('L-43: is not asked for where even a six would find no more', () => {
    const seat = worst('factory')
    const most = 6 + brings(seat, 'factory') - needs('factory')
    expect(most).toBeLessThan(3)
    const done = roll(about(seat, 'factory', item), { die: 6 }, ...draws(Math.max(1, most)))
    expect(belongings(done.state, seat).item).toBe(item)
  })
}

describe('cigarettes', () => rerolls('cigarettes'))
describe('booze', () => rerolls('booze'))
describe('sunglasses', () => adds('sunglasses', 'cover', 1))
describe('fedora', () => adds('fedora', 'cover', 2))
describe('fragrance', () => adds('fragrance', 'charm', 1))
describe('dough', () => adds('dough', 'charm', 2))
describe('knuckles', () => adds('knuckles', 'guts', 1))
describe('knife', () => adds('knife', 'guts', 2))
describe('coffee', () => adds('coffee', 'smarts', 1))
describe('wristwatch', () => adds('wristwatch', 'smarts', 2))
