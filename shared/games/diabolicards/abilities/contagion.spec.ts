import { describe, expect, test } from 'vitest'
import { choosable, choosing, done, isSettled, lay, playing, power, run } from '../testing.ts'

describe('patientZero', () => {
  const hands = { nova: ['patientZero', 'commandress'], raven: ['captainDamp', 'razor'] } as const

  test('one other own card of the zone stands at 0, of her player’s choice', () => {
    const before = lay({ hands, dawn: { tower: ['daiki', 'meteorMo'], campus: ['encore'] }, dusk: { tower: ['reef'] } })
    const asked = run(before, playing('patientZero', 'tower')).state
    expect(choosable(asked)).toEqual(['daiki', 'meteorMo'])
    const { state } = run(asked, choosing('daiki'))
    expect((['daiki', 'meteorMo', 'encore', 'reef', 'patientZero'] as const).map(name => power(state, name))).toEqual([
      0, 6, 8, 4, 8,
    ])
    expect(isSettled(state)).toBe(true)
  })
  test('C-35: until she dies or leaves', () => {
    const before = lay({ hands, dawn: { tower: ['daiki'] } })
    const ill = run(before, playing('patientZero', 'tower'), playing('captainDamp', 'campus')).state
    expect(power(ill, 'daiki')).toBe(0)
    const { state } = run(ill, playing('commandress', 'campus'), choosing('patientZero', 'hideout'), done)
    expect(power(state, 'daiki')).toBe(6)
  })
  test('she herself where there is no other, until she leaves', () => {
    const alone = run(
      lay({ hands, dawn: { tower: ['vanessa'] } }),
      playing('patientZero', 'tower'),
      playing('captainDamp', 'tower'),
    ).state
    expect([power(alone, 'patientZero'), power(alone, 'vanessa')]).toEqual([0, 8])
    const { state } = run(alone, playing('commandress', 'campus'), choosing('patientZero', 'campus'), done)
    expect(power(state, 'patientZero')).toBe(8)
  })
})
