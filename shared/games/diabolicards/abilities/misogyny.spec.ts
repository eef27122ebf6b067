import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import type { Zone } from '../state.ts'
import { choosable, choosing, done, isSettled, lay, playing, power, run, told } from '../testing.ts'

function misogyny(card: CardName, zone: Zone): void {
  const hands = { nova: [card], raven: ['dominique'] } as const
  const dusk = { [zone]: ['hydraulia', 'graniteGreta', 'mamaCrowbar', 'prismaPatel', 'destina', 'daiki'] } as const

  test('C-24: up to four enemy females of the zone stand at 0', () => {
    const before = lay({ hands, dusk, dawn: { [zone]: ['valedictora'] } })
    const asked = run(before, playing(card, zone)).state
    expect(choosable(asked)).toEqual(['hydraulia', 'graniteGreta', 'mamaCrowbar', 'prismaPatel', 'destina'])
    const { state } = run(
      asked,
      choosing('hydraulia'),
      choosing('graniteGreta'),
      choosing('mamaCrowbar'),
      choosing('destina'),
    )
    expect(
      (['hydraulia', 'mamaCrowbar', 'prismaPatel', 'daiki', 'valedictora'] as const).map(name => power(state, name)),
    ).toEqual([0, 0, 4, 6, 8])
    expect(isSettled(state)).toBe(true)
  })
  test('C-34: or fewer; C-44 is not for him: who comes later is not touched', () => {
    const before = lay({
      hands: { nova: [card], raven: ['silverSiren'] },
      dusk: { [zone]: ['hydraulia', 'graniteGreta'] },
    })
    const { state } = run(before, playing(card, zone), choosing('hydraulia'), done, playing('silverSiren', zone))
    expect((['hydraulia', 'graniteGreta', 'silverSiren'] as const).map(name => power(state, name))).toEqual([0, 8, 4])
  })
  test('is lost where there is no enemy female; a Diabolical in her slot is none', () => {
    const played = run(
      lay({ hands, dusk: { [zone]: ['daiki', 'vanessa'] }, dawn: { [zone]: ['destina'] } }),
      playing(card, zone),
    )
    expect(told(played, 'abilityLost')).toMatchObject([{ ability: 'misogyny', why: 'noTarget' }])
    expect([power(played.state, 'vanessa'), power(played.state, 'destina')]).toEqual([8, 8])
  })
}

describe('reef', () => {
  misogyny('reef', 'tower')

  test('C-24, C-35: it ends when he dies, or moves', () => {
    const before = lay({
      hands: { nova: ['reef', 'commandress'], raven: ['dominique'] },
      dusk: { hideout: ['hydraulia', 'graniteGreta'] },
    })
    const held = run(before, playing('reef', 'hideout'), choosing('hydraulia'), done)
    expect(power(held.state, 'hydraulia')).toBe(0)
    const killed = run(held.state, playing('dominique', 'hideout'))
    expect(power(killed.state, 'hydraulia')).toBe(8)
    expect(told(killed, 'released')).toHaveLength(1)
  })
})
describe('chadThunderjaw', () => {
  misogyny('chadThunderjaw', 'campus')

  test('C-4: only on campus', () => {
    const before = lay({ hands: { nova: ['chadThunderjaw'] }, dusk: { tower: ['hydraulia'] } })
    expect(told(run(before, playing('chadThunderjaw', 'tower')), 'abilityLost')).toMatchObject([{ why: 'elsewhere' }])
  })
})
