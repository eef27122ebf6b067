import { describe, expect, test } from 'vitest'
import { rngOf, seedOf } from '../../kernel/rng.ts'
import { basics } from './basics.ts'
import { START } from './rules/board.ts'
import { setup } from './setup.ts'

const { check, options, seats } = basics

import { ALIBIS, INCIDENTS, ITEMS, type State, SUSPECTS, type Suspect } from './state.ts'
import { facesOf, offered } from './testing.ts'
import { ALIBI_COPIES, PLAY_COPIES } from './tuning.ts'
import { view } from './view.ts'

const deal = (name: string, cast: readonly Suspect[] = SUSPECTS): State =>
  setup({ cast }, { chance: rngOf(seedOf(name), 0), names: rngOf(seedOf(name), 1) })

const DEALS = Array.from({ length: 400 }, (_, i) => `deal ${i}`)

const copies = (kinds: readonly string[], each: number): string[] =>
  kinds.flatMap(kind => Array.from({ length: each }, () => kind)).sort()

describe('the table at the beginning', () => {
  test('L-3 L-5: everybody on the own start tile with three alibi cards, and the police at the station', () => {
    const state = deal('a table')
    for (const suspect of SUSPECTS) {
      const { at, hand, item, searched } = state.people[suspect]
      expect([at, hand.length, item, searched]).toEqual([START[suspect], 3, null, []])
    }
    expect(state.police).toBe('station')
    expect([state.round, state.decision, state.outcome]).toEqual([1, { type: 'walk' }, null])
    expect([state.alibis.discards, state.plays.discards]).toEqual([[], []])
  })

  test('L-5: the three cards are drawn at random: any kind may come, to anybody', () => {
    for (const suspect of ['boxer', 'ceo'] as const) {
      const states = DEALS.map(name => deal(name))
      const dealt = new Set(states.flatMap(state => facesOf(state, state.people[suspect].hand)))
      expect([...dealt].sort()).toEqual(Object.values(ALIBIS).flat().sort())
    }
  })

  test('L-34: every alibi card is there in its copies, in hands and pile, and every play card in the other pile', () => {
    const state = deal('a table')
    const hands = SUSPECTS.flatMap(suspect => state.people[suspect].hand)
    const alibis = facesOf(state, [...state.alibis.cards, ...hands])
    expect(alibis.sort()).toEqual(copies(Object.values(ALIBIS).flat(), ALIBI_COPIES))
    expect(facesOf(state, state.plays.cards).sort()).toEqual(copies([...ITEMS, ...INCIDENTS], PLAY_COPIES))
    expect(Object.keys(state.faces)).toHaveLength(20 * ALIBI_COPIES + 19 * PLAY_COPIES)
  })
})

describe('who plays', () => {
  test('L-31: two, three or four, and no others', () => {
    for (const players of [2, 3, 4]) {
      expect(check(options(players))).toEqual(options(players))
      expect(seats(options(players))).toHaveLength(players)
    }
    expect(() => check({ cast: [] })).toThrow('2 to 4')
    expect(() => check({ cast: ['dame'] })).toThrow('2 to 4')
    expect(() => check({ cast: ['dame', 'dame'] })).toThrow('twice')
    expect(() => check({ cast: ['dame', 'butler'] })).toThrow('butler')
    expect(() => check({ cast: 'dame' })).toThrow('a cast')
    expect(() => check(null)).toThrow('a cast')
  })

  test('L-31: who is not played is out, but their alibi cards are in the pile', () => {
    const state = deal('two', ['dame', 'ceo'])
    const alibis = facesOf(state, [...state.alibis.cards, ...state.people.dame.hand, ...state.people.ceo.hand])
    expect(alibis.sort()).toEqual(copies(Object.values(ALIBIS).flat(), ALIBI_COPIES))
    for (const absent of ['boxer', 'reporter'] as const) {
      expect(state.people[absent].hand).toEqual([])
      expect(view(state, 'public').pieces[absent]).toBeUndefined()
    }
    expect(view(state, 'public').pieces.dame).toMatchObject({ place: 'hotel' })
  })

  test('L-38: the order is Boxer, Dame, Reporter, CEO, however the table was asked for', () => {
    expect(check({ cast: ['ceo', 'reporter', 'boxer', 'dame'] })).toEqual({
      cast: ['boxer', 'dame', 'reporter', 'ceo'],
    })
    expect(check({ cast: ['ceo', 'dame'] }).cast).toEqual(['dame', 'ceo'])
    expect(seats({ cast: ['dame', 'ceo'] }).map(({ seat }) => seat)).toEqual(['dame', 'ceo'])
  })

  test('L-38: a random seat begins, each as likely as the next, and never one that is not played', () => {
    const counts = new Map<Suspect, number>()
    for (const name of DEALS) {
      const { first, active } = deal(name)
      expect(active).toBe(first)
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    for (const suspect of SUSPECTS) expect(Math.abs((counts.get(suspect) ?? 0) - 100)).toBeLessThan(30)
    const pair = new Set(DEALS.map(name => deal(name, ['dame', 'ceo']).first))
    expect([...pair].sort()).toEqual(['ceo', 'dame'])
  })

  test('L-6: whoever begins has to walk, and nobody else has a move', () => {
    for (const name of DEALS.slice(0, 20)) {
      const state = deal(name)
      expect(offered(state).every(({ type }) => type === 'walk')).toBe(true)
      expect(offered(state)).toHaveLength(2)
    }
  })
})
