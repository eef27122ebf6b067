import { describe, expect, test } from 'vitest'
import { luckOf } from '../../../kernel/match.ts'
import { seedOf } from '../../../kernel/rng.ts'
import { diabolicards } from '../index.ts'
import type { State } from '../state.ts'
import { idOf, lay, movers, movesOf, named, place, playing, purge, run, told, trading } from '../testing.ts'
import { view } from '../view.ts'
import { trade } from './contracts.ts'

const types = (state: State) => new Set(movesOf(state).map(({ type }) => type))
const TEN = [
  'valedictora',
  'meteorMo',
  'prismaPatel',
  'mamaCrowbar',
  'pinchMontoya',
  'graniteGreta',
  'theAuditor',
  'brandManager',
  'counselGrimes',
  'chiefOfChiefs',
] as const

describe('contract turns', () => {
  test('C-8: need a deck of ten cards or more', () => {
    expect(types(lay({ deck: TEN }))).toContain('purge')
    expect(types(lay({ deck: TEN.slice(1) }))).toEqual(new Set(['play']))
  })
  test('C-8: no card is played in one, and a usual turn follows', () => {
    const before = lay()
    const done = run(before, purge)
    expect(told(done, 'played')).toEqual([])
    expect(told(done, 'drew')).toEqual([])
    expect(movers(done.state)).toEqual(['raven'])
    expect(types(done.state)).toEqual(new Set(['play']))
  })
  test('C-32: the turn before is the one just taken by anybody', () => {
    const { state } = run(lay(), purge, playing('captainDamp', 'tower'))
    expect(types(state)).toEqual(new Set(['play', 'trade', 'purge']))
  })
  test('C-12: when the deck drops below ten after a turn, they are out', () => {
    const before = lay({ hands: { nova: ['daiki'], raven: ['reef'] }, deck: TEN })
    const done = run(before, playing('daiki', 'tower'))
    expect(told(done, 'contractsBanned')).toHaveLength(1)
    expect(types(done.state)).toEqual(new Set(['play']))
    expect(told(run(done.state, playing('reef', 'tower')), 'contractsBanned')).toEqual([])
  })
  test('C-40: contract cards then stay on the mat, face up, out of play', () => {
    const before = lay({
      hands: { nova: ['daiki'], raven: ['captainDamp'] },
      deck: TEN,
      contracts: ['silverSiren', 'theMime'],
    })
    const { state } = run(before, playing('daiki', 'tower'), playing('captainDamp', 'tower'))
    expect(place(state, 'silverSiren')).toBe('contract:0')
    expect(view(state, 'public').pieces[state.contracts[1] ?? '']).toMatchObject({ up: true, face: 'theMime' })
  })
})

describe('a trade', () => {
  const hands = { nova: ['daiki', 'dale', 'razor'] } as const
  const contracts = ['silverSiren', 'vanessa', 'theMime', 'deathrender'] as const

  test('C-9: take one contract, put a hand card in its place, discard the top of the deck', () => {
    const before = lay({ hands, contracts })
    const done = run(before, trading('daiki', 'theMime'))
    expect(place(done.state, 'daiki')).toBe('contract:2')
    expect(named(done.state, done.state.hands.nova).sort()).toEqual(['dale', 'razor', 'theMime'])
    expect([done.state.discards.length, done.state.deck.length]).toEqual([1, before.deck.length - 1])
    expect(told(done, 'discarded')).toMatchObject([{ from: 'deck' }])
    expect(view(done.state, 'raven').pieces[done.state.contracts[2] ?? '']?.face).toBe('daiki')
  })
  test('C-11, C-39: neither the card given nor the one taken is Scorched Earth or a Diabolical', () => {
    const trades = movesOf(lay({ hands, contracts })).flatMap(move => (move.type === 'trade' ? [move] : []))
    const before = lay({ hands, contracts })
    expect(trades.map(({ card, take }) => named(before, [card, take]))).toEqual([
      ['daiki', 'silverSiren'],
      ['daiki', 'theMime'],
    ])
  })
  test('C-39: without a card to give there is none', () => {
    expect(types(lay({ hands: { nova: ['dale'] }, contracts }))).toEqual(new Set(['play', 'purge']))
  })
  test('C-11: all four ineligible is a freeze: only a purge helps', () => {
    const frozen = lay({ hands, contracts: ['warpath', 'vanessa', 'deathrender', 'blazewell'] })
    expect(types(frozen)).toEqual(new Set(['play', 'purge']))
  })
  test('C-11: no eligible card after a trade: a purge by itself (a guard: the card given is eligible)', () => {
    const state = lay({ hands, contracts: ['theMime', 'vanessa', 'warpath', 'deathrender'] })
    const luck = luckOf(seedOf('guard'))
    const [card, take] = [idOf(state, 'dale'), idOf(state, 'theMime')]
    trade({ ...luck, state, seat: 'nova', emit: () => {}, final: () => {} }, 'nova', { type: 'trade', card, take })
    expect(state.discards).toHaveLength(3)
  })
  test('C-33: what was taken cannot be told from the rest of the hand', () => {
    const { state } = run(lay({ hands, contracts }), trading('daiki', 'theMime'))
    for (const card of state.hands.nova) expect(diabolicards.knows(state, 'raven').has(card)).toBe(false)
  })
})

describe('a purge', () => {
  test('C-10: the contracts go into the deck, two are discarded, four are dealt face up', () => {
    const before = lay({ contracts: ['silverSiren', 'vanessa', 'theMime', 'deathrender'] })
    const done = run(before, purge)
    expect(told(done, 'purged')).toMatchObject([{ seat: 'nova' }])
    expect(told(done, 'discarded').map(({ from }) => from)).toEqual(['deck', 'deck'])
    expect([done.state.discards.length, done.state.deck.length]).toEqual([2, before.deck.length - 2])
    for (const card of done.state.contracts) expect(view(done.state, 'public').pieces[card ?? '']?.up).toBe(true)
    expect(done.state.contracts).toHaveLength(4)
    expect(done.state.hands).toEqual(before.hands)
  })
  test('C-11: ineligible cards stay where they fall', () => {
    const deck = [
      'vanessa',
      'warpath',
      'dale',
      'blazewell',
      'empress',
      'nightreign',
      'deathrender',
      'razor',
      'theMime',
      'daiki',
    ] as const
    const { state } = run(lay({ deck, contracts: [] }), purge)
    expect(state.contracts.filter(card => card !== null)).toHaveLength(4)
    expect(named(state, state.contracts).length).toBe(4)
  })
})
