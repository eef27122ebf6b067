import { describe, expect, test } from 'vitest'
import { recalled, start, step } from '../../kernel/match.ts'
import { seedOf } from '../../kernel/rng.ts'
import { diabolicards } from './index.ts'
import type { Player } from './state.ts'
import { lay, playing, run, told } from './testing.ts'
import { view } from './view.ts'

describe('what is known', () => {
  const state = lay({ players: 4, hands: { nova: ['daiki', 'reef'] }, discards: ['theMime'] })
  const faces = (viewer: Player | 'public' | 'all', place: string) =>
    Object.values(view(state, viewer).pieces).flatMap(piece => (piece.place === place ? [piece.face] : []))

  test('C-33: a hand is known to its own seat only; its size to all', () => {
    expect(faces('nova', 'hand:nova').sort()).toEqual(['daiki', 'reef'])
    for (const viewer of ['raven', 'comet', 'viper', 'public'] as const)
      expect(faces(viewer, 'hand:nova')).toEqual([undefined, undefined])
  })
  test('C-22: partners do not see each other’s cards, and have no channel', () => {
    expect(faces('comet', 'hand:nova')).toEqual([undefined, undefined])
    expect(diabolicards.channels).toBeUndefined()
    expect(diabolicards.markings).toBeUndefined()
  })
  test('C-53: of three, whoever plays dusk sees both its hands through either seat, and nobody else does', () => {
    const three = lay({ players: 3, hands: { raven: ['daiki', 'reef'], viper: ['jinx', 'sol'] } })
    const seen = (viewer: Player | 'public', place: string) =>
      Object.values(view(three, viewer).pieces).flatMap(piece => (piece.place === place ? [piece.face ?? '?'] : []))
    for (const viewer of ['raven', 'viper'] as const)
      expect([seen(viewer, 'hand:raven').sort(), seen(viewer, 'hand:viper').sort()]).toEqual([
        ['daiki', 'reef'],
        ['jinx', 'sol'],
      ])
    for (const viewer of ['nova', 'comet', 'public'] as const)
      expect([seen(viewer, 'hand:raven'), seen(viewer, 'hand:viper')]).toEqual([
        ['?', '?'],
        ['?', '?'],
      ])
    expect(seen('nova', 'hand:comet')).toEqual(['?'])
    expect(view(three, { side: 'dusk' })).toEqual(view(three, 'raven'))
  })
  test('C-53: what either hand draws is told to both seats of its one person', () => {
    const three = lay({ players: 3, active: 'viper', hands: { viper: ['jinx', 'sol'] } })
    const snapshot = { seq: 0, state: three, drawn: { chance: 0, names: 0 } }
    const match = recalled(diabolicards, three.options, seedOf('draws'), snapshot)
    const { step: done } = step(match, 'viper', playing('jinx', 'tower')(three))
    const drew = done.told.filter(({ event }) => event.type === 'drew' && event.seat === 'viper')
    expect(drew.map(({ secret }) => secret?.to)).toEqual([['raven', 'viper']])
  })
  test('C-33: the deck is known to nobody, discards to everybody', () => {
    for (const viewer of ['nova', 'public'] as const) {
      expect(new Set(faces(viewer, 'deck'))).toEqual(new Set([undefined]))
      expect(faces(viewer, 'discards')).toEqual(['theMime'])
    }
  })
  test('C-33: what is drawn is told to its drawer alone', () => {
    const [drew] = told(run(state, playing('daiki', 'tower')), 'drew')
    expect(drew?.faces).toBeUndefined()
  })
  test('C-21: no card is known by its id when a match begins', () => {
    const [one, other] = ['a', 'b'].map(seed => start(diabolicards, diabolicards.options(2), seedOf(seed)).state.faces)
    expect(one).not.toEqual(other)
  })
})
