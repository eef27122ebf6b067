import { describe, expect, test } from 'vitest'
import { choosable, choosing, done, isSettled, lay, playing, rowOf, run, told } from '../testing.ts'

describe('warpath', () => {
  const hands = { nova: ['warpath'] } as const
  const enemies = ['daiki', 'reef', 'internKevin', 'auntPetunia', 'mamaCrowbar'] as const
  const own = ['meteorMo', 'encore', 'mascotMan', 'stuntDouble', 'silverSiren'] as const

  test('kills up to four enemies and up to four own cards of the zone', () => {
    const before = lay({ hands, dusk: { tower: enemies }, dawn: { tower: own, campus: ['theMime'] } })
    const four = run(before, playing('warpath', 'tower'), ...enemies.slice(0, 4).map(name => choosing(name))).state
    expect(choosable(four)).toEqual(own)
    const { state } = run(four, choosing('meteorMo'), choosing('mascotMan'), done)
    expect(rowOf(state, 'dusk', 'tower')).toEqual(['mamaCrowbar'])
    expect(rowOf(state, 'dawn', 'tower')).toEqual(['encore', 'stuntDouble', 'silverSiren'])
    expect(rowOf(state, 'dawn', 'campus')).toEqual(['theMime'])
    expect(isSettled(state)).toBe(true)
  })
  test('is over by itself when four and four are chosen', () => {
    const before = lay({
      hands,
      dusk: { tower: enemies },
      dawn: { tower: ['meteorMo', 'graniteGreta', 'mascotMan', 'stuntDouble'] },
    })
    const names = [...enemies.slice(0, 4), 'meteorMo', 'graniteGreta', 'mascotMan', 'stuntDouble'] as const
    const { state } = run(before, playing('warpath', 'tower'), ...names.map(name => choosing(name)))
    expect([rowOf(state, 'dusk', 'tower'), rowOf(state, 'dawn', 'tower')]).toEqual([['mamaCrowbar'], []])
    expect(isSettled(state)).toBe(true)
  })
  test('C-15, C-16: does not touch what is immune', () => {
    const before = lay({ hands, dusk: { tower: ['dale', 'razor', 'splitter1', 'reef'] } })
    expect(choosable(run(before, playing('warpath', 'tower')).state)).toEqual(['reef'])
  })
  test('is lost where there is nobody', () => {
    expect(told(run(lay({ hands }), playing('warpath', 'campus')), 'abilityLost')).toMatchObject([{ why: 'noTarget' }])
  })
})
