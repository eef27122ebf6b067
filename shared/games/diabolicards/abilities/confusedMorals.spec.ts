import { describe, expect, test } from 'vitest'
import { choosable, choosing, done, isSettled, lay, playing, rowOf, run, told } from '../testing.ts'

describe('dale', () => {
  const hands = { nova: ['dale'] } as const
  const both = { dusk: { tower: ['daiki', 'reef'] }, dawn: { tower: ['meteorMo', 'mascotMan'] } } as const

  test('kills up to four of one side: the first choice says of which', () => {
    const asked = run(lay({ hands, ...both }), playing('dale', 'tower')).state
    expect(choosable(asked)).toEqual(['daiki', 'reef', 'meteorMo', 'mascotMan'])
    const first = run(asked, choosing('reef')).state
    expect(choosable(first)).toEqual(['daiki'])
    const { state } = run(first, done)
    expect([rowOf(state, 'dusk', 'tower'), rowOf(state, 'dawn', 'tower')]).toEqual([
      ['daiki'],
      ['meteorMo', 'mascotMan'],
    ])
    expect(isSettled(state)).toBe(true)
  })
  test('may be his own side', () => {
    const { state } = run(
      lay({ hands, ...both }),
      playing('dale', 'tower'),
      choosing('meteorMo'),
      choosing('mascotMan'),
    )
    expect([rowOf(state, 'dusk', 'tower'), rowOf(state, 'dawn', 'tower')]).toEqual([['daiki', 'reef'], []])
    expect(isSettled(state)).toBe(true)
  })
  test('kills no more than four', () => {
    const dusk = { tower: ['daiki', 'reef', 'meteorMo', 'mascotMan', 'theMime'] } as const
    const before = lay({ hands, dusk })
    const { state } = run(before, playing('dale', 'tower'), ...dusk.tower.slice(1).map(name => choosing(name)))
    expect(rowOf(state, 'dusk', 'tower')).toEqual(['daiki'])
    expect(isSettled(state)).toBe(true)
  })
  test('C-15: does not touch what is immune; is lost where there is nothing else', () => {
    const played = run(lay({ hands, dusk: { tower: ['vanessa', 'splitter3'] } }), playing('dale', 'tower'))
    expect(told(played, 'abilityLost')).toMatchObject([{ why: 'noTarget' }])
  })
})
