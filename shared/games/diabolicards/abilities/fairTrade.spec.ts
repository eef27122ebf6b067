import { describe, expect, test } from 'vitest'
import { choosable, choosing, isSettled, lay, place, playing, rowOf, run, told } from '../testing.ts'

describe('evenSteven', () => {
  const hands = { nova: ['evenSteven'] } as const

  test('kills one enemy and one other own card of the zone, of its player’s choice', () => {
    const before = lay({
      hands,
      dusk: { tower: ['daiki', 'reef'], campus: ['encore'] },
      dawn: { tower: ['meteorMo', 'mascotMan'] },
    })
    const asked = run(before, playing('evenSteven', 'tower')).state
    expect(choosable(asked)).toEqual(['daiki', 'reef'])
    const price = run(asked, choosing('reef')).state
    expect(choosable(price)).toEqual(['meteorMo', 'mascotMan'])
    const { state } = run(price, choosing('mascotMan'))
    expect([rowOf(state, 'dusk', 'tower'), rowOf(state, 'dawn', 'tower')]).toEqual([
      ['daiki'],
      ['meteorMo', 'evenSteven'],
    ])
    expect(rowOf(state, 'dusk', 'campus')).toEqual(['encore'])
    expect(isSettled(state)).toBe(true)
  })
  test('pays with himself where there is no other', () => {
    const { state } = run(
      lay({ hands, dusk: { tower: ['daiki'] }, dawn: { tower: ['splitter1'] } }),
      playing('evenSteven', 'tower'),
    )
    expect([place(state, 'daiki'), place(state, 'evenSteven')]).toEqual(['discards', 'discards'])
    expect(rowOf(state, 'dawn', 'tower')).toEqual(['splitter1'])
    expect(isSettled(state)).toBe(true)
  })
  test('is lost, and costs nothing, where there is no enemy to kill', () => {
    const done = run(
      lay({ hands, dawn: { tower: ['meteorMo'] }, dusk: { tower: ['vanessa', 'splitter2'] } }),
      playing('evenSteven', 'tower'),
    )
    expect(told(done, 'abilityLost')).toMatchObject([{ ability: 'fairTrade', why: 'noTarget' }])
    expect(rowOf(done.state, 'dawn', 'tower')).toEqual(['meteorMo', 'evenSteven'])
    expect(isSettled(done.state)).toBe(true)
  })
})
