import { describe, expect, test } from 'vitest'
import { start } from '../../kernel/match.ts'
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
