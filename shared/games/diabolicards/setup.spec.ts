import { describe, expect, test } from 'vitest'
import { start } from '../../kernel/match.ts'
import { seedOf } from '../../kernel/rng.ts'
import { CARDS, GROUPS } from './cards/list.ts'
import { diabolicards } from './index.ts'
import { type Options, SEATS, SIDES, SLOTS, type State, ZONES } from './state.ts'
import { movers, movesOf, named, run, told } from './testing.ts'
import { view } from './view.ts'

const isDawn = (seat: string): boolean => seat === 'nova' || seat === 'comet'
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
    [3, [5, 5, 5, 5], 'nova:dawn raven:dusk comet:dawn viper:dusk'],
    [4, [5, 5, 5, 5], 'nova:dawn raven:dusk comet:dawn viper:dusk'],
  ] as const)('C-21, C-53: at a table of %i the hands are %j, and four are kept of each', (players, sizes, sat) => {
    const state = begin({ players })
    expect(
      diabolicards
        .seats(diabolicards.options(players))
        .map(({ seat, side }) => `${seat}:${side}`)
        .join(' '),
    ).toBe(sat)
    const seats = SEATS.slice(0, sizes.length)
    expect(seats.map(seat => state.hands[seat].length)).toEqual(sizes)
    const after = pledgeAll(state)
    expect(seats.map(seat => after.hands[seat].length)).toEqual(seats.map(() => 4))
    expect(after.contracts).toHaveLength(4)
    expect(after.deck).toHaveLength(80 - 4 * sizes.length - 4)
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
  test('C-53: of three, one person has both seats of dusk', () => {
    const people = (players: number) => diabolicards.seats(diabolicards.options(players)).map(({ player }) => player)
    expect([people(2), people(3), people(4)]).toEqual([
      [0, 1],
      [0, 1, 2, 1],
      [0, 1, 2, 3],
    ])
  })
  test.each([
    [2, ['nova', 'raven']],
    [3, SEATS],
    [4, SEATS],
  ] as const)('C-30: at a table of %i who starts is drawn at random among all seats', (players, seats) => {
    const first = (i: number) => movers(pledgeAll(begin({ players }, `start ${i}`)))[0]
    const firsts = Array.from({ length: 60 }, (_, i) => first(i))
    for (const seat of seats) expect(firsts.filter(each => each === seat).length).toBeGreaterThan(60 / seats.length / 3)
    expect(new Set(firsts)).toEqual(new Set(seats))
  })
  test.each(SEATS)('C-30, C-31: the table may name %s, and from there it goes round', starts => {
    const state = pledgeAll(begin({ players: 4, starts }))
    const order = [...SEATS, ...SEATS].slice(SEATS.indexOf(starts)).slice(0, 4)
    expect(movers(state)).toEqual([starts])
    expect([state.next, state.starter]).toEqual([
      { dawn: order.slice(1).find(isDawn), dusk: order.slice(1).find(seat => !isDawn(seat)) },
      isDawn(starts) ? 'dawn' : 'dusk',
    ])
  })
  test('C-55: with arch-enemies, each side has one Scorched Earth card in its first hands, in any of them', () => {
    const found = new Set<string>()
    for (const players of [2, 3, 4] as const)
      for (let i = 0; i < 40; i++) {
        const state = begin({ players, archEnemies: true }, `rivals ${i}`)
        const holders = SEATS.flatMap(seat =>
          named(state, state.hands[seat]).flatMap(name =>
            CARDS[name].group === 'scorchedEarth' ? [`${seat} ${name}`] : [],
          ),
        )
        expect(holders.map(each => isDawn(each.split(' ')[0] ?? '')).sort()).toEqual([false, true])
        for (const each of holders) found.add(`${players} ${each}`)
        expect(SEATS.map(seat => state.hands[seat].length)).toEqual(players === 2 ? [6, 6, 0, 0] : [5, 5, 5, 5])
        expect(state.deck).toHaveLength(players === 2 ? 68 : 60)
      }
    // Either card, on either side, in either hand.
    expect(found.size).toBe(4 + 8 + 8)
  })
  test('C-55: nobody but its holder knows which card it is, nor in which hand of two', () => {
    const ids = Array.from({ length: 60 }, (_, i) => {
      const state = begin({ players: 4, archEnemies: true }, `ids ${i}`)
      return Object.keys(state.faces).filter(card => state.faces[card] === 'razor')[0]
    })
    expect(new Set(ids).size).toBeGreaterThan(30)
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
    expect(diabolicards.check({})).toEqual({ players: 2, starts: 'random', memory: true, archEnemies: false })
    const other = { players: 4, starts: 'viper', memory: false, archEnemies: true }
    expect(diabolicards.check(other)).toEqual(other)
    const wrong = [{ players: 5 }, { starts: 'dusk' }, { memory: 1 }, { archEnemies: 'yes' }, { more: 1 }]
    for (const each of [null, [], ...wrong]) expect(() => diabolicards.check(each)).toThrow()
  })
  test('C-30: nobody begins who does not sit there', () => {
    expect(() => diabolicards.check({ players: 2, starts: 'viper' })).toThrow()
    expect(diabolicards.check({ players: 3, starts: 'viper' })).toMatchObject({ starts: 'viper' })
  })
  test('C-54: from memory is what a table usually plays', () => {
    for (const players of diabolicards.players) expect(diabolicards.options(players)).toMatchObject({ memory: true })
  })
})
