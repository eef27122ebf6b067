import { describe, expect, test } from 'vitest'
import { choosable, choosing, done, isSettled, lay, marksOf, place, playing, power, run } from '../testing.ts'

describe('empress', () => {
  const hands = { nova: ['empress', 'pinchMontoya', 'theAuditor'], raven: ['captainDamp', 'counselGrimes'] } as const
  const humans = ['theMime', 'auntPetunia', 'weddingBand', 'parkingWarden', 'dameDenture'] as const

  test('C-24: up to four own Humans of the zone stand at 8', () => {
    const before = lay({ hands, dawn: { tower: [...humans, 'daiki'] }, dusk: { tower: ['internKevin'] } })
    const asked = run(before, playing('empress', 'tower')).state
    expect(choosable(asked)).toEqual(humans)
    const { state } = run(asked, ...humans.slice(0, 4).map(name => choosing(name)))
    expect([...humans, 'daiki' as const, 'internKevin' as const].map(name => power(state, name))).toEqual([
      8, 8, 8, 8, 0, 6, 0,
    ])
    expect(isSettled(state)).toBe(true)
  })
  test('C-24, C-44: fewer than four at first, and later Humans of her side fill up by themselves', () => {
    const before = lay({ hands, dawn: { tower: ['theMime', 'auntPetunia', 'weddingBand', 'dameDenture'] } })
    const three = run(
      before,
      playing('empress', 'tower'),
      choosing('theMime'),
      choosing('auntPetunia'),
      choosing('dameDenture'),
      done,
    ).state
    expect(power(three, 'weddingBand')).toBe(0)
    const { state } = run(
      three,
      playing('counselGrimes', 'tower'),
      playing('pinchMontoya', 'tower'),
      playing('captainDamp', 'tower'),
      playing('theAuditor', 'tower'),
    )
    expect(
      (['counselGrimes', 'pinchMontoya', 'captainDamp', 'theAuditor'] as const).map(name => power(state, name)),
    ).toEqual([2, 8, 0, 2])
  })
  test('C-44: with nobody there she takes whoever comes', () => {
    const { state } = run(
      lay({ hands }),
      playing('empress', 'tower'),
      playing('captainDamp', 'tower'),
      playing('pinchMontoya', 'tower'),
    )
    expect(power(state, 'pinchMontoya')).toBe(8)
  })
  test('C-24: a chosen card that is moved to another zone loses it for good, and is not replaced', () => {
    const before = lay({ hands: { nova: ['empress', 'commandress', 'constanceBoard'] }, dawn: { tower: ['theMime'] } })
    const away = run(
      before,
      playing('empress', 'tower'),
      choosing('theMime'),
      playing('captainDamp', 'tower'),
      playing('commandress', 'campus'),
      choosing('theMime', 'campus'),
      done,
    ).state
    expect(power(away, 'theMime')).toBe(0)
    const idle = run(away, { type: 'purge' }).state
    const { state } = run(idle, playing('constanceBoard', 'tower'), choosing('theMime', 'tower'), done)
    expect([power(state, 'theMime'), power(state, 'constanceBoard')]).toEqual([0, 8])
  })
  test('C-44: a Human who was spared stays spared when he is taken away and comes back within the zone', () => {
    const before = lay({
      hands: { nova: ['empress', 'mixup'], raven: ['silverTongue'] },
      dawn: { hideout: ['theMime', 'mamaCrowbar'] },
    })
    const { state } = run(
      before,
      playing('empress', 'hideout'),
      choosing('theMime'),
      done,
      playing('silverTongue', 'hideout'),
      choosing('mamaCrowbar'),
      playing('mixup', 'hideout'),
      choosing('mixup'),
      choosing('mamaCrowbar'),
    )
    expect([place(state, 'mamaCrowbar'), power(state, 'mamaCrowbar')]).toEqual(['mat:dawn:hideout:regular:1', 4])
    expect(marksOf(state, 'empress').filter(mark => mark.startsWith('left:'))).toEqual(['left:dawn:3'])
  })
  test('C-44: a Human whom she could not choose, on the other side, is a newcomer on hers', () => {
    const before = lay({ hands: { nova: ['empress', 'silverTongue'] }, dusk: { hideout: ['mamaCrowbar'] } })
    const { state } = run(
      before,
      playing('empress', 'hideout'),
      playing('captainDamp', 'tower'),
      playing('silverTongue', 'hideout'),
    )
    expect([power(state, 'silverTongue'), power(state, 'mamaCrowbar')]).toEqual([8, 8])
    expect(marksOf(state, 'empress')).toContain('left:dawn:2')
  })
  test('C-35: it ends with her', () => {
    const before = lay({ hands: { nova: ['empress'], raven: ['razor'] }, dawn: { tower: ['theMime', 'splitter1'] } })
    const { state } = run(before, playing('empress', 'tower'), choosing('theMime'), playing('razor', 'tower', 'enemy'))
    expect(state.holds).toEqual([])
    expect(state.choices).toEqual({})
  })
  test('C-15: not from a regular slot', () => {
    const { state } = run(lay({ hands, dawn: { tower: humans } }), playing('empress', 'tower', 'regular'))
    expect(state.holds).toEqual([])
    expect(isSettled(state)).toBe(true)
  })
})
