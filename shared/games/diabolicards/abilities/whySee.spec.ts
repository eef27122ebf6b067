import { describe, expect, test } from 'vitest'
import { diabolicards } from '../index.ts'
import type { Player, State } from '../state.ts'
import { isSettled, lay, movesOf, playing, run, told } from '../testing.ts'

const open = (state: State, seat: Player) =>
  Object.values(diabolicards.view(state, 'public').pieces).flatMap(({ place, face }) =>
    place === `open:${seat}` ? [face] : [],
  )

describe('madamePeek', () => {
  test('one random card of the opponent’s hand lies open from now on, for everybody', () => {
    const before = lay({ hands: { nova: ['madamePeek', 'encore'], raven: ['daiki', 'reef', 'captainDamp'] } })
    const done = run(before, playing('madamePeek', 'tower'))
    const [shown] = open(done.state, 'raven')
    expect(['daiki', 'reef', 'captainDamp']).toContain(shown)
    expect(told(done, 'handShown')).toMatchObject([{ seat: 'raven' }])
    expect(open(done.state, 'nova')).toEqual([])
    expect(isSettled(done.state)).toBe(true)
    const later = run(done.state, { type: 'purge' }).state
    expect(open(later, 'raven')).toEqual([shown])
  })
  test('of two opponents her player chooses', () => {
    const before = lay({ players: 4, hands: { nova: ['madamePeek'] } })
    const asked = run(before, playing('madamePeek', 'tower')).state
    expect(movesOf(asked)).toEqual([
      { type: 'peek', seat: 'raven' },
      { type: 'peek', seat: 'viper' },
    ])
    const { state } = run(asked, { type: 'peek', seat: 'viper' })
    expect([open(state, 'raven'), open(state, 'viper'), open(state, 'comet')]).toEqual([[], ['theUnpeeler'], []])
    expect(isSettled(state)).toBe(true)
  })
  test('is lost where there is nothing to see', () => {
    const before = lay({ hands: { nova: ['madamePeek'], raven: [] } })
    expect(told(run(before, playing('madamePeek', 'tower')), 'abilityLost')).toMatchObject([{ why: 'noTarget' }])
  })
  test('the card played or traded away is forgotten', () => {
    const before = lay({ hands: { nova: ['madamePeek'], raven: ['captainDamp'] } })
    const { state } = run(before, playing('madamePeek', 'tower'), playing('captainDamp', 'tower'))
    expect([open(state, 'raven'), state.shown]).toEqual([[], []])
  })
})
