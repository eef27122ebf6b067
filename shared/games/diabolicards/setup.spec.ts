import { describe, expect, test } from 'vitest'
import { start } from '../../kernel/match.ts'
import { seedOf } from '../../kernel/rng.ts'
import { CARDS, GROUPS } from './cards/list.ts'
import { diabolicards } from './index.ts'
import { type Options, SEATS, SIDES, SLOTS, type State, ZONES } from './state.ts'
import { movers, movesOf, run, told } from './testing.ts'
import { view } from './view.ts'

const begin = (options: Partial<Options> & { players: 2 | 3 | 4 }, name = 'set-up'): State =>
  start(diabolicards, diabolicards.check(options), seedOf(name)).state
/** Everybody lays down their first cards. */
const pledgeAll = (state: State): State => {
  const [first] = movesOf(state)
  return state.decision.type === 'pledge' && first ? pledgeAll(run(state, first).state) : state
}

describe('the deck', () => {
  const cards = Object.values(CARDS)
  test('C-2: eighty cards of eleven groups, with these abilities and powers', () => {
    const row = (group: (typeof GROUPS)[number]) => {
      const own = cards.filter(card => card.group === group)
      return [
        own.length,
        own.filter(({ ability }) => ability !== null).length,
        own.reduce((sum, { power }) => sum + power, 0),
      ]
    }
    expect(Object.fromEntries(GROUPS.map(group => [group, row(group)]))).toEqual({
      uselessApexes: [8, 0, 0],
      harmlessHumans: [8, 0, 0],
      retiredFolk: [8, 0, 0],
      whyEven: [8, 8, 0],
      vaskExecutives: [8, 4, 24],
      theGang: [8, 4, 40],
      havenvaleBatch: [8, 5, 40],
      theVantheon: [8, 5, 40],
      doomedSquad: [8, 8, 64],
      diabolicals: [6, 6, 28],
      scorchedEarth: [2, 2, 20],
    })
    expect(cards).toHaveLength(80)
  })
  test('C-24: the cards that are known in full', () => {
    const of = (name: keyof typeof CARDS) => Object.values(CARDS[name]).join(' ')
    expect(
      (['blazewell', 'dale', 'empress', 'nightreign', 'vanessa', 'warpath', 'deathrender', 'razor'] as const).map(of),
    ).toEqual([
      'diabolicals 0 apex male suicideKiller',
      'diabolicals 4 apex male confusedMorals',
      'diabolicals 8 apex female apexService',
      'diabolicals 0 apex male apexPrison',
      'diabolicals 8 apex female killerLook',
      'diabolicals 8 apex male ultimateSacrifice',
      'scorchedEarth 10 apex male theEndgame',
      'scorchedEarth 10 apex male theEndgame',
    ])
    expect((['dominique', 'daiki', 'splitter1', 'splitter4', 'reef'] as const).map(of)).toEqual([
      'theGang 4 human male antiApex',
      'theGang 6 apex male ',
      'whyEven 0 apex male whySplit',
      'whyEven 0 apex male whySplit',
      'theVantheon 4 apex male misogyny',
    ])
  })
})

describe('the table', () => {
  test('C-3: two sides of three zones: eight regular slots, one for a Diabolical, two for Scorched Earth', () => {
    const { mat } = begin({ players: 2 })
    expect([Object.keys(mat), Object.keys(mat.dawn)]).toEqual([[...SIDES], [...ZONES]])
    for (const side of SIDES)
      for (const zone of ZONES)
        expect(Object.entries(mat[side][zone]).map(([kind, slots]) => [kind, slots.length])).toEqual(
          Object.entries(SLOTS),
        )
  })
  test.each([
    [2, [6, 6], 'nova:dawn raven:dusk'],
    [3, [5, 6, 5], 'nova:dawn raven:dusk comet:dawn'],
    [4, [5, 5, 5, 5], 'nova:dawn raven:dusk comet:dawn viper:dusk'],
  ] as const)('C-21, C-30: %i players draw %j, and keep four each', (players, sizes, sat) => {
    const state = begin({ players })
    expect(
      diabolicards
        .seats(diabolicards.options(players))
        .map(({ seat, side }) => `${seat}:${side}`)
        .join(' '),
    ).toBe(sat)
    const seats = SEATS.slice(0, players)
    expect(seats.map(seat => state.hands[seat].length)).toEqual(sizes)
    const after = pledgeAll(state)
    expect(seats.map(seat => after.hands[seat].length)).toEqual(seats.map(() => 4))
    expect(after.contracts).toHaveLength(4)
    expect(after.deck).toHaveLength(80 - 4 * players - 4)
  })
  test('C-21: they choose at once and unseen; all are turned up together', () => {
    const state = begin({ players: 2 })
    expect(movers(state)).toEqual(['nova', 'raven'])
    const card = state.hands.nova[0] ?? ''
    const one = run(state, { type: 'pledge', card })
    expect(view(one.state, 'raven').pieces[card]).toEqual({
      kind: 'card',
      place: 'pledged:nova',
      order: Number(card),
      up: false,
    })
    expect(view(one.state, 'nova').pieces[card]?.face).toBe(state.faces[card])
    expect(movers(one.state)).toEqual(['nova', 'raven'])
    const two = run(one.state, { type: 'pledge', card: state.hands.nova[1] ?? '' })
    expect(movers(two.state)).toEqual(['raven'])
    const raven = state.hands.raven.slice(0, 2).map(each => ({ type: 'pledge' as const, card: each }))
    const all = run(two.state, ...raven)
    expect(told(all, 'contractsOpened')).toHaveLength(1)
    expect(view(all.state, 'public').pieces[card]).toMatchObject({ place: 'contract:0', up: true })
  })
  test('C-21: any card may be laid down then, Scorched Earth and Diabolicals, too', () => {
    const state = begin({ players: 2 })
    state.faces[state.hands.nova[0] ?? ''] = 'razor'
    expect(movesOf(state).filter(({ type }) => type === 'pledge')).toHaveLength(12)
  })
  test('C-11: if the first contracts are all ineligible, they are purged without discarding', () => {
    const state = begin({ players: 2 })
    const swap = (card: string | undefined, name: keyof typeof CARDS) => {
      const other = Object.keys(state.faces).find(id => state.faces[id] === name)
      if (card === undefined || other === undefined) throw new Error('no such card')
      state.faces[other] = state.faces[card] as keyof typeof CARDS
      state.faces[card] = name
    }
    const laid = [state.hands.nova[0], state.hands.nova[1], state.hands.raven[0], state.hands.raven[1]]
    for (const [i, name] of (['razor', 'deathrender', 'dale', 'vanessa'] as const).entries()) swap(laid[i], name)
    const done = run(state, ...laid.map(card => ({ type: 'pledge' as const, card: card ?? '' })))
    expect(told(done, 'purged').length).toBeGreaterThan(0)
    expect([done.state.discards, done.state.deck.length]).toEqual([[], 68])
    expect(movers(done.state)).toHaveLength(1)
  })
  test('C-30: who starts is drawn at random, unless the table says it', () => {
    const starters = new Set(Array.from({ length: 20 }, (_, i) => begin({ players: 2 }, `start ${i}`).starter))
    expect(starters).toEqual(new Set(SIDES))
    for (const starts of SIDES)
      expect(movers(pledgeAll(begin({ players: 4, starts })))).toEqual([starts === 'dawn' ? 'nova' : 'raven'])
  })
  test('C-23: four contract slots, and the same zones for both sides', () => {
    const state = pledgeAll(begin({ players: 4 }))
    const places = Object.values(view(state, 'public').pieces).map(({ place }) => place)
    for (const slot of [0, 1, 2, 3]) expect(places).toContain(`contract:${slot}`)
    expect(Object.keys(state.mat.dawn)).toEqual(Object.keys(state.mat.dusk))
  })
})

describe('options', () => {
  test('are checked', () => {
    expect(diabolicards.check({})).toEqual({ players: 2, starts: 'random', memory: false })
    expect(diabolicards.check({ players: 4, starts: 'dusk', memory: true })).toEqual({
      players: 4,
      starts: 'dusk',
      memory: true,
    })
    for (const wrong of [null, [], { players: 5 }, { starts: 'nova' }, { memory: 1 }, { more: 1 }])
      expect(() => diabolicards.check(wrong)).toThrow()
  })
})
