import { describe, expect, test } from 'vitest'
import { choosable, choosing, isSettled, lay, place, playing, power, rowOf, run, told } from '../testing.ts'

describe('mixup', () => {
  const hands = { nova: ['mixup'] } as const

  test('an own and an enemy card of the zone change places', () => {
    const before = lay({
      hands,
      dawn: { tower: ['theMime'] },
      dusk: { tower: ['lukewarm', 'daiki'], campus: ['reef'] },
    })
    const asked = run(before, playing('mixup', 'tower')).state
    expect(choosable(asked)).toEqual(['theMime', 'mixup'])
    const enemy = run(asked, choosing('theMime')).state
    expect(choosable(enemy)).toEqual(['lukewarm', 'daiki'])
    const { state } = run(enemy, choosing('daiki'))
    expect([place(state, 'daiki'), place(state, 'theMime')]).toEqual([
      'mat:dawn:tower:regular:0',
      'mat:dusk:tower:regular:1',
    ])
    expect(rowOf(state, 'dusk', 'campus')).toEqual(['reef'])
    expect(isSettled(state)).toBe(true)
  })
  test('C-49, C-50: herself will do, without asking', () => {
    const { state } = run(lay({ hands, dusk: { tower: ['daiki'] } }), playing('mixup', 'tower'))
    expect([rowOf(state, 'dawn', 'tower'), rowOf(state, 'dusk', 'tower')]).toEqual([['daiki'], ['mixup']])
  })
  test('C-35: what holds a card of the zone goes on holding it on the other side', () => {
    const before = lay({ hands: { nova: ['reef', 'mixup'] }, dusk: { tower: ['graniteGreta'] } })
    const { state } = run(
      before,
      playing('reef', 'tower'),
      choosing('graniteGreta'),
      playing('captainDamp', 'campus'),
      playing('mixup', 'tower'),
      choosing('mixup'),
    )
    expect([place(state, 'graniteGreta'), power(state, 'graniteGreta')]).toEqual(['mat:dawn:tower:regular:1', 0])
  })
  test('is lost without an enemy in a regular slot, and where Why Stick is', () => {
    const alone = run(lay({ hands, dusk: { tower: ['vanessa', 'razor'] } }), playing('mixup', 'tower'))
    expect(told(alone, 'abilityLost')).toMatchObject([{ why: 'noTarget' }])
    const stuck = run(lay({ hands, dusk: { tower: ['spiderloom'] } }), playing('mixup', 'tower'))
    expect(told(stuck, 'abilityLost')).toMatchObject([{ why: 'stuck' }])
  })
})
