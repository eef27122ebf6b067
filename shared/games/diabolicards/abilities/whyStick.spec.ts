import { describe, expect, test } from 'vitest'
import { choosing, isSettled, lay, place, playing, rowOf, run, told } from '../testing.ts'

describe('spiderloom', () => {
  const hands = { nova: ['spiderloom'], raven: ['mixup', 'deanCharisma'] } as const

  test('C-14: while she lives nothing moves into, out of or within her zone, on both sides', () => {
    const stuck = run(lay({ hands, dawn: { campus: ['daiki'] } }), playing('spiderloom', 'campus'))
    expect(isSettled(stuck.state)).toBe(true)
    const swap = run(stuck.state, playing('mixup', 'campus'))
    expect(told(swap, 'abilityLost')).toMatchObject([{ why: 'stuck' }])
    const taken = run(stuck.state, playing('deanCharisma', 'campus'))
    expect(told(taken, 'abilityLost')).toMatchObject([{ why: 'stuck' }])
    expect(rowOf(taken.state, 'dawn', 'campus')).toEqual(['daiki', 'spiderloom'])
  })
  test('leaves the other zones alone', () => {
    const before = lay({ hands: { nova: ['mixup'] }, dawn: { campus: ['spiderloom'] }, dusk: { tower: ['daiki'] } })
    const { state } = run(before, playing('mixup', 'tower'))
    expect([rowOf(state, 'dawn', 'tower'), rowOf(state, 'dusk', 'tower')]).toEqual([['daiki'], ['mixup']])
  })
  test('it ends with her: she is not immune', () => {
    const before = lay({
      hands: { nova: ['dominique', 'silverTongue'] },
      dusk: { hideout: ['spiderloom', 'mamaCrowbar'] },
    })
    const free = run(before, playing('dominique', 'hideout'), playing('captainDamp', 'tower')).state
    expect(place(free, 'spiderloom')).toBe('discards')
    const { state } = run(free, playing('silverTongue', 'hideout'))
    expect(rowOf(state, 'dawn', 'hideout')).toEqual(['dominique', 'silverTongue', 'mamaCrowbar'])
  })
  test('having listened to a sermon she holds nobody', () => {
    const before = lay({
      hands: { nova: ['brotherBleat', 'mixup'], raven: ['spiderloom'] },
      dusk: { tower: ['daiki'] },
    })
    const { state } = run(
      before,
      playing('brotherBleat', 'tower'),
      playing('spiderloom', 'tower'),
      playing('mixup', 'tower'),
      choosing('brotherBleat'),
      choosing('daiki'),
    )
    expect(rowOf(state, 'dawn', 'tower')).toEqual(['daiki', 'mixup'])
  })
})
