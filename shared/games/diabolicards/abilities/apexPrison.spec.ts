import { describe, expect, test } from 'vitest'
import { choosable, choosing, done, isSettled, lay, playing, power, run } from '../testing.ts'

describe('nightreign', () => {
  const hands = { nova: ['nightreign', 'daiki'], raven: ['hydraulia', 'meteorMo'] } as const

  test('C-24: up to four own and up to four enemy Apexes of the zone stand at 0', () => {
    const dusk = { tower: ['reef', 'encore', 'destina', 'silverSiren', 'mascotMan', 'mamaCrowbar'] } as const
    const before = lay({ hands, dusk, dawn: { tower: ['graniteGreta'], campus: ['valedictora'] } })
    const asked = run(before, playing('nightreign', 'tower')).state
    expect(choosable(asked)).toEqual(['reef', 'encore', 'destina', 'silverSiren', 'mascotMan', 'graniteGreta'])
    const four = run(asked, choosing('reef'), choosing('encore'), choosing('destina'), choosing('silverSiren')).state
    expect(choosable(four)).toEqual(['graniteGreta'])
    const { state } = run(four, done)
    expect(
      (['reef', 'destina', 'mascotMan', 'graniteGreta', 'mamaCrowbar', 'valedictora'] as const).map(name =>
        power(state, name),
      ),
    ).toEqual([0, 0, 2, 8, 4, 8])
    expect(isSettled(state)).toBe(true)
  })
  test('C-44: who comes later, on either side, fills the empty cells', () => {
    const { state } = run(
      lay({ hands }),
      playing('nightreign', 'tower'),
      playing('hydraulia', 'tower'),
      playing('daiki', 'tower'),
      playing('meteorMo', 'campus'),
    )
    expect((['hydraulia', 'daiki', 'meteorMo'] as const).map(name => power(state, name))).toEqual([0, 0, 6])
  })
  test('C-44: four choices a side in his life: a dead one is not replaced', () => {
    const dusk = { hideout: ['reef', 'encore', 'destina', 'silverSiren'] } as const
    const before = lay({ hands: { nova: ['nightreign', 'dominique'], raven: ['captainDamp', 'hydraulia'] }, dusk })
    const { state } = run(
      before,
      playing('nightreign', 'hideout'),
      ...dusk.hideout.map(name => choosing(name)),
      playing('captainDamp', 'tower'),
      playing('dominique', 'hideout'),
      choosing('reef'),
      playing('hydraulia', 'hideout'),
    )
    expect([power(state, 'encore'), power(state, 'hydraulia')]).toEqual([0, 8])
  })
  test('C-24: moving away frees a card for good', () => {
    const before = lay({
      hands: { nova: ['nightreign'], raven: ['commandress', 'constanceBoard'] },
      dusk: { hideout: ['reef'] },
    })
    const away = run(
      before,
      playing('nightreign', 'hideout'),
      choosing('reef'),
      playing('commandress', 'campus'),
      choosing('reef', 'campus'),
      done,
    )
    expect(power(away.state, 'reef')).toBe(4)
    const back = run(
      away.state,
      { type: 'purge' },
      playing('constanceBoard', 'tower'),
      choosing('reef', 'hideout'),
      done,
    )
    expect(power(back.state, 'reef')).toBe(4)
  })
  test('C-15, C-16: Diabolicals in their slots and Scorched Earth keep their power, in a regular slot they do not', () => {
    const before = lay({ hands, dusk: { tower: ['vanessa', 'razor', 'regular:warpath'] } })
    const { state } = run(before, playing('nightreign', 'tower'), choosing('warpath'))
    expect((['vanessa', 'razor', 'warpath'] as const).map(name => power(state, name))).toEqual([8, 10, 0])
  })
  test('C-35: it ends with him', () => {
    const before = lay({ hands: { nova: ['nightreign'], raven: ['deathrender'] }, dusk: { tower: ['reef'] } })
    const { state } = run(
      before,
      playing('nightreign', 'tower'),
      choosing('reef'),
      playing('deathrender', 'tower', 'enemy'),
    )
    expect([power(state, 'reef'), state.choices]).toEqual([4, {}])
  })
})
