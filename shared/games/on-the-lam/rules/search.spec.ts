import { describe, expect, test } from 'vitest'
import { ITEM_EFFECTS } from '../cards/items.ts'
import { type Alibi, ITEMS, type Item, type State, SUSPECTS, type Suspect, type Tile } from '../state.ts'
import { cardIn, choices, dieFor, eventsOf, facesOf, handOf, offered, play, playOn, table } from '../testing.ts'
import { SKILL_OF } from '../tuning.ts'
import { row, SEARCHABLE, SEARCHES } from './board.ts'
import { found } from './questions.ts'

const PILE: readonly Alibi[] = ['notebook', 'pressCard', 'film', 'clipping']
const DRAWS = [{ draw: 'notebook' }, { draw: 'pressCard' }, { draw: 'film' }] as const
/** By how much a total beats the number, and what that finds. */
const FINDS = [1, 1, 2, 3, 3, 3, 3] as const
const finds = (margin: number): number => FINDS[margin] ?? 0

const SEARCH = { type: 'search' } as const
const ACT = { type: 'act' } as const
/** Somebody about to search, with the police at the other end of the city. */
const at = (seat: Suspect, tile: Tile, more: { item?: Item; searched?: readonly Tile[] } = {}): State =>
  table({
    active: seat,
    first: seat,
    [seat]: { at: tile, ...more },
    decision: ACT,
    pile: PILE,
    police: row(tile) < 2 ? 'bank' : 'lounge',
  })

describe('the roll', () => {
  test('L-7: meeting the number finds one, beating it by n finds n, three at most, falling short nothing', () => {
    expect([-6, -1, 0, 1, 2, 3, 4, 7].map(margin => found(5 + margin, 5))).toEqual([0, 0, 1, 1, 2, 3, 3, 3])
    expect([-1, 0, 1, 2, 3, 4].map(margin => found(6 + margin, 6))).toEqual([0, 1, 1, 2, 3, 3])
  })

  test('L-7 L-30: a search is the die plus the suspect’s skill against the tile, for every die, tile and suspect', () => {
    for (const seat of SUSPECTS)
      for (const tile of SEARCHABLE)
        for (const die of [1, 2, 3, 4, 5, 6]) {
          const { skill = 'charm', need = 0 } = SEARCHES[tile] ?? {}
          const total = die + SKILL_OF[seat][skill]
          const cards = finds(total - need)
          const before = table({ active: seat, first: seat, [seat]: { at: tile }, decision: ACT, pile: PILE })
          const done = play(before, SEARCH, { die }, ...DRAWS.slice(0, cards))
          const label = `${seat} ${tile} ${die}`
          expect(done.state.people[seat].hand, label).toHaveLength(cards)
          expect(eventsOf(done, 'searchSucceeded'), label).toEqual(
            cards > 0 ? [{ type: 'searchSucceeded', seat, tile, total, cards }] : [],
          )
          expect(eventsOf(done, 'searchFailed'), label).toEqual(
            cards > 0 ? [] : [{ type: 'searchFailed', seat, tile, total }],
          )
        }
  })

  test('L-7: what is found comes out of the pile into the searcher’s hand, and the turn is over', () => {
    const before = table({ boxer: { at: 'gym', hand: ['lipstick'] }, dame: { at: 'gym' }, decision: ACT, pile: PILE })
    const { state } = play(before, SEARCH, dieFor('boxer', 'gym', 0), { draw: 'film' })
    expect(handOf(state, 'boxer')).toEqual(['film', 'lipstick'])
    expect(facesOf(state, state.alibis.cards).sort()).toEqual(['clipping', 'notebook', 'pressCard'])
    expect([state.active, state.decision, state.police]).toEqual(['dame', { type: 'walk' }, 'station'])
    expect(state.people.dame.hand).toEqual([])
  })

  test('L-7: a pile that holds less than was found gives what it has', () => {
    const before = table({ boxer: { at: 'gym', item: 'knife' }, decision: { type: 'rolled', die: 6 }, pile: ['film'] })
    const done = play(before, { type: 'useItem' }, { draw: 'film' })
    expect(eventsOf(done, 'searchSucceeded')).toMatchObject([{ cards: 3 }])
    expect(handOf(done.state, 'boxer')).toEqual(['film'])
    expect(done.state.active).toBe('dame')
  })

  test('L-7 L-18: the keeper speaks before the die is rolled, once, not again at the next try', () => {
    for (const tile of SEARCHABLE) {
      const first = play(at('boxer', tile), SEARCH, dieFor('boxer', tile, -1))
      expect(first.events.slice(0, 2)).toMatchObject([
        { type: 'keeperSpoke', seat: 'boxer', tile },
        { type: 'rolled', seat: 'boxer', tile },
      ])
      expect([0, 1, 2]).toContain(eventsOf(first, 'keeperSpoke')[0]?.line)
    }
    const second = playOn(
      at('boxer', 'gym'),
      [SEARCH, dieFor('boxer', 'gym', -1)],
      [SEARCH, dieFor('boxer', 'gym', -1)],
    )
    expect(eventsOf(second, 'keeperSpoke')).toEqual([])
  })

  test('L-18: a keeper has more than one thing to say', () => {
    const lines = [1, 2, 3].map(round => {
      const before = table({ round, boxer: { at: 'gym' }, decision: ACT })
      return eventsOf(play(before, SEARCH, dieFor('boxer', 'gym', -1)), 'keeperSpoke')[0]?.line
    })
    expect(new Set(lines).size).toBe(3)
  })
})

describe('success', () => {
  test('L-9 L-32: marks the tile for that suspect alone, who cannot search there any more', () => {
    const before = table({ boxer: { at: 'gym', searched: ['bank'] }, dame: { at: 'gym' }, decision: ACT, pile: PILE })
    const { state } = play(before, SEARCH, dieFor('boxer', 'gym', 0), { draw: 'film' })
    expect(state.people.boxer.searched).toEqual(['bank', 'gym'])
    expect(state.people.dame.searched).toEqual([])
    expect(offered({ ...state, active: 'boxer', decision: ACT })).toEqual([{ type: 'draw' }])
    expect(offered({ ...state, active: 'dame', decision: ACT })).toContainEqual(SEARCH)
  })

  test('L-32: the sixth tile opens all twelve again, for that suspect alone', () => {
    const five = SEARCHABLE.filter(tile => tile !== 'gym').slice(0, 5)
    const before = table({
      boxer: { at: 'gym', searched: five },
      dame: { searched: five },
      decision: ACT,
      pile: PILE,
    })
    const done = play(before, SEARCH, dieFor('boxer', 'gym', 0), { draw: 'film' })
    expect(done.state.people.boxer.searched).toEqual([])
    expect(eventsOf(done, 'tilesCleared')).toEqual([{ type: 'tilesCleared', seat: 'boxer' }])
    expect(done.state.people.dame.searched).toEqual(five)
  })

  test('L-32: the fifth tile does not', () => {
    const four = SEARCHABLE.filter(tile => tile !== 'gym').slice(0, 4)
    const done = play(at('boxer', 'gym', { searched: four }), SEARCH, dieFor('boxer', 'gym', 0), { draw: 'film' })
    expect(done.state.people.boxer.searched).toHaveLength(5)
    expect(eventsOf(done, 'tilesCleared')).toEqual([])
  })
})

describe('failure', () => {
  test('L-9 L-32: marks nothing, draws nothing, and leaves two ways: again, or give up', () => {
    const { state } = play(at('boxer', 'office'), SEARCH, dieFor('boxer', 'office', -1))
    expect(state.people.boxer).toMatchObject({ at: 'office', hand: [], searched: [] })
    expect([state.active, offered(state)]).toEqual(['boxer', [SEARCH, { type: 'giveUp' }]])
  })

  test('L-32 L-8: one may try as often as one dares, and each failure brings the police one tile closer', () => {
    const miss = dieFor('boxer', 'office', -1)
    const far = table({ boxer: { at: 'office' }, decision: ACT, pile: PILE, police: 'gym' })
    const failing = (times: number) =>
      playOn(far, ...Array.from({ length: times }, (): [typeof SEARCH, typeof miss] => [SEARCH, miss])).state
    expect([1, 2, 3].map(times => failing(times).police)).toEqual(['alley', 'eye', 'spoon'])
    expect(offered(failing(3))).toContainEqual(SEARCH)
  })

  test('L-9: a later try may succeed, which marks the tile', () => {
    const { state } = playOn(
      at('boxer', 'office'),
      [SEARCH, dieFor('boxer', 'office', -1)],
      [SEARCH, dieFor('boxer', 'office', 0), { draw: 'film' }],
    )
    expect([state.people.boxer.searched, handOf(state, 'boxer'), state.active]).toEqual([['office'], ['film'], 'dame'])
  })

  test('L-32: giving up draws no play card and ends the turn', () => {
    const failed = play(at('boxer', 'office'), SEARCH, dieFor('boxer', 'office', -1)).state
    const done = play(failed, { type: 'giveUp' })
    expect(done.events.map(({ type }) => type)).toEqual(['gaveUp', 'turnBegan'])
    expect(done.state.plays).toEqual(failed.plays)
    expect([done.state.active, done.state.people.boxer]).toEqual(['dame', failed.people.boxer])
  })
})

describe('an item', () => {
  test('L-14: ten items: two for another roll, and for each skill one of +1 and one of +2', () => {
    const written = ITEMS.map(item => {
      const effect = ITEM_EFFECTS[item]
      return `${item} ${effect.type === 'bonus' ? `${effect.skill} ${effect.plus}` : 'reroll'}`
    })
    expect(written.sort()).toEqual([
      'booze reroll',
      'cigarettes reroll',
      'coffee smarts 1',
      'dough charm 2',
      'fedora cover 2',
      'fragrance charm 1',
      'knife guts 2',
      'knuckles guts 1',
      'sunglasses cover 1',
      'wristwatch smarts 2',
    ])
  })

  /** With guts of 2 or more, as the Boxer has (L-30), the die can give every margin used here. */
  const rolls = (item: Item, tile: Tile, margin: number, finding = 0) =>
    play(at('boxer', tile, { item }), SEARCH, dieFor('boxer', tile, margin), ...DRAWS.slice(0, finding)).state

  test('L-43: cannot be used before the die is rolled', () => {
    for (const item of ITEMS) expect(offered(at('boxer', 'gym', { item }))).toEqual([SEARCH, { type: 'draw' }])
  })

  test('L-43: is asked for when the die is seen, where it betters a failure or finds more', () => {
    const better: [Item, Tile, number][] = [
      ['knuckles', 'factory', -1],
      ['knuckles', 'factory', 1],
      ['knife', 'factory', -2],
      ['knife', 'factory', -1],
      ['knife', 'factory', 0],
      ['knife', 'factory', 2],
      ['booze', 'factory', -2],
      ['cigarettes', 'factory', 0],
      ['cigarettes', 'gym', 2],
    ]
    for (const [item, tile, margin] of better) {
      const state = rolls(item, tile, margin)
      expect(state.decision, `${item} ${margin}`).toEqual({ type: 'rolled', ...dieFor('boxer', tile, margin) })
      expect(offered(state)).toEqual([{ type: 'useItem' }, { type: 'stand' }])
      expect([state.people.boxer.hand, state.police]).toEqual([[], 'lounge'])
    }
  })

  test('L-43: is not asked for where it can better nothing', () => {
    expect(rolls('knuckles', 'factory', -2).decision.type).toBe('again')
    expect(rolls('knuckles', 'factory', 0, 1).active).toBe('dame')
    for (const item of ['knife', 'booze'] as const) expect(rolls(item, 'gym', 3, 3).active).toBe('dame')
    for (const item of ['fedora', 'dough', 'wristwatch'] as const)
      expect(rolls(item, 'factory', -1).decision.type).toBe('again')
  })

  test('L-43: another roll is not asked for where even a six finds no more', () => {
    for (const seat of SUSPECTS)
      for (const tile of SEARCHABLE) {
        const { skill = 'charm', need = 0 } = SEARCHES[tile] ?? {}
        const most = finds(6 + SKILL_OF[seat][skill] - need)
        const done = play(at(seat, tile, { item: 'booze' }), SEARCH, { die: 6 }, ...DRAWS.slice(0, most))
        expect(eventsOf(done, 'searchSucceeded'), `${seat} ${tile}`).toHaveLength(1)
      }
  })

  test('L-14 L-30: a bonus is added to the one skill it is for', () => {
    const plusses: [Item, Tile][] = [
      ['sunglasses', 'spoon'],
      ['fragrance', 'deli'],
      ['knuckles', 'gym'],
      ['coffee', 'casino'],
    ]
    for (const [item, tile] of plusses) {
      const done = play(rolls(item, tile, -1), { type: 'useItem' }, { draw: 'film' })
      expect(eventsOf(done, 'itemUsed')).toMatchObject([{ seat: 'boxer', plus: 1 }])
      expect(eventsOf(done, 'searchSucceeded')).toMatchObject([{ total: SEARCHES[tile]?.need, cards: 1 }])
      for (const other of SEARCHABLE)
        if (SEARCHES[other]?.skill !== SEARCHES[tile]?.skill)
          expect(rolls(item, other, -1).decision.type).not.toBe('rolled')
    }
  })

  test('L-14: once used it is gone, and nobody else’s is', () => {
    const before = table({
      boxer: { at: 'factory', item: 'knife' },
      dame: { item: 'knife' },
      decision: { type: 'rolled', ...dieFor('boxer', 'factory', -2) },
      pile: PILE,
    })
    const { state } = play(before, { type: 'useItem' }, { draw: 'film' })
    expect(state.people.boxer.item).toBeNull()
    expect(facesOf(state, state.plays.discards)).toEqual(['knife'])
    expect(state.people.dame.item).not.toBeNull()
    expect(handOf(state, 'boxer')).toEqual(['film'])
  })

  test('L-43: a reroll’s second result stands, the better and the worse', () => {
    const better = play(
      rolls('booze', 'factory', -1),
      { type: 'useItem' },
      dieFor('boxer', 'factory', 2),
      ...DRAWS.slice(0, 2),
    )
    expect(eventsOf(better, 'searchSucceeded')).toMatchObject([{ cards: 2 }])
    const worse = play(rolls('booze', 'factory', 2), { type: 'useItem' }, dieFor('boxer', 'factory', -1))
    expect(worse.events.map(({ type }) => type)).toEqual(['itemUsed', 'rerolled', 'searchFailed', 'policeMoved'])
    expect([worse.state.people.boxer.hand, worse.state.people.boxer.searched]).toEqual([[], []])
    expect(offered(worse.state)).toEqual([SEARCH, { type: 'giveUp' }])
    expect(facesOf(worse.state, worse.state.plays.discards)).toEqual(['booze'])
  })

  test('L-43: who lets it be keeps it, the die counts as it lies, and the next roll asks anew', () => {
    const stood = play(rolls('booze', 'factory', -1), { type: 'stand' })
    expect(eventsOf(stood, 'searchFailed')).toHaveLength(1)
    expect(offered(stood.state)).toEqual([SEARCH, { type: 'giveUp' }])
    const next = play(stood.state, SEARCH, dieFor('boxer', 'factory', -1)).state
    expect(offered(next)).toEqual([{ type: 'useItem' }, { type: 'stand' }])
    const found = play(rolls('knife', 'factory', 0), { type: 'stand' }, { draw: 'film' }).state
    expect([handOf(found, 'boxer'), found.people.boxer.item === null]).toEqual([['film'], false])
  })

  test('L-14: the first item is kept, and of a second one chooses which of the two stays', () => {
    const luck = { draw: 'coffee' } as const
    const one = play(table({ boxer: { at: 'gym' }, decision: ACT }), { type: 'draw' }, luck).state
    expect(facesOf(one, [one.people.boxer.item ?? ''])).toEqual(['coffee'])
    expect([one.active, one.plays.discards]).toEqual(['dame', []])

    const asked = play(table({ boxer: { item: 'knife' }, decision: ACT }), { type: 'draw' }, luck).state
    expect(choices(asked, 'keep')).toEqual(['knife', 'coffee'])
    const drawn = asked.decision.type === 'keep' ? asked.decision.card : ''
    for (const [card, kept, dropped] of [
      [cardIn(asked, 'boxer', 'knife'), 'knife', 'coffee'],
      [drawn, 'coffee', 'knife'],
    ] as const) {
      const { state } = play(asked, { type: 'keep', card })
      expect(facesOf(state, [state.people.boxer.item ?? ''])).toEqual([kept])
      expect(facesOf(state, state.plays.discards)).toEqual([dropped])
      expect([state.active, state.decision]).toEqual(['dame', { type: 'walk' }])
    }
  })
})
