import { describe, expect, test } from 'vitest'
import { choosable, choosing, isSettled, lay, named, place, playing, run, told } from '../testing.ts'

describe('burnout', () => {
  test('his player discards a hand card of choice, face up', () => {
    const before = lay({ hands: { nova: ['burnout', 'daiki', 'reef'], raven: ['captainDamp'] } })
    const asked = run(before, playing('burnout', 'tower')).state
    expect(choosable(asked)).toEqual(['daiki', 'reef'])
    const done = run(asked, choosing('reef'))
    expect(place(done.state, 'reef')).toBe('discards')
    expect(told(done, 'discarded')).toMatchObject([{ from: 'hand', seat: 'nova' }])
    expect(done.state.hands.nova).toHaveLength(2)
    expect(named(done.state, done.state.hands.raven)).toEqual(['captainDamp'])
    expect(isSettled(done.state)).toBe(true)
  })
  test('needs no asking with one card', () => {
    expect(place(run(lay({ hands: { nova: ['burnout', 'daiki'] } }), playing('burnout', 'tower')).state, 'daiki')).toBe(
      'discards',
    )
  })
  test('nothing happens with none', () => {
    const done = run(lay({ hands: { nova: ['burnout'] } }), playing('burnout', 'tower'))
    expect(told(done, 'abilityLost')).toMatchObject([{ ability: 'burningOut', why: 'noTarget' }])
    expect(isSettled(done.state)).toBe(true)
  })
})
