import { describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { choosable, choosing, done, idOf, isSettled, lay, marksOf, playing, power, rowOf, run } from '../testing.ts'

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
  test('C-44: a card that was spared stays spared when it changes sides within the zone', () => {
    const before = lay({
      hands: { nova: ['nightreign', 'silverTongue'], raven: ['captainDamp'] },
      dusk: { hideout: ['reef', 'encore'] },
    })
    const spared = run(before, playing('nightreign', 'hideout'), choosing('encore'), done).state
    const { state } = run(spared, playing('captainDamp', 'tower'), playing('silverTongue', 'hideout'), choosing('reef'))
    expect([rowOf(state, 'dawn', 'hideout'), power(state, 'reef')]).toEqual([['silverTongue', 'reef'], 4])
    expect(marksOf(state, 'nightreign')).toEqual(['spent', 'immune', 'left:dusk:3', 'left:dawn:4'])
  })
  test('C-44: so does one that came when there was no choice left on its side', () => {
    const dusk = { hideout: ['reef', 'destina', 'silverSiren', 'mascotMan'] } as const
    const before = lay({ hands: { nova: ['nightreign', 'silverTongue'], raven: ['hydraulia'] }, dusk })
    const full = run(before, playing('nightreign', 'hideout'), ...dusk.hideout.map(name => choosing(name))).state
    const { state } = run(
      full,
      playing('hydraulia', 'hideout'),
      playing('silverTongue', 'hideout'),
      choosing('hydraulia'),
    )
    expect([power(state, 'hydraulia'), marksOf(state, 'hydraulia')]).toEqual([
      8,
      [`spared:${idOf(state, 'nightreign')}`],
    ])
  })
  test('C-44: how many choices are left is on the card for everybody, and goes down with each', () => {
    const before = lay({ hands, dusk: { tower: ['reef'] } })
    const left = (state: State) => marksOf(state, 'nightreign').filter(mark => mark.startsWith('left:'))
    const one = run(before, playing('nightreign', 'tower'), choosing('reef')).state
    const two = run(one, playing('hydraulia', 'tower'), playing('daiki', 'tower')).state
    expect([left(one), left(two)]).toEqual([
      ['left:dusk:3', 'left:dawn:4'],
      ['left:dusk:2', 'left:dawn:3'],
    ])
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
