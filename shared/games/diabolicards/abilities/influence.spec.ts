import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import type { Zone } from '../state.ts'
import { choosable, choosing, isSettled, lay, PLAIN, place, playing, power, rowOf, run, told } from '../testing.ts'

function influence(card: CardName, zone: Zone, elsewhere: Zone): void {
  const hands = { nova: [card] }

  test('takes an enemy card of the zone to the own side; C-36: it does nothing there; C-42: it counts there', () => {
    const before = lay({ hands, dusk: { [zone]: ['reef', 'encore'], [elsewhere]: ['daiki'] } })
    const asked = run(before, playing(card, zone)).state
    expect(choosable(asked)).toEqual(['reef', 'encore'])
    const { state } = run(asked, choosing('encore'))
    expect([rowOf(state, 'dawn', zone), rowOf(state, 'dusk', zone), rowOf(state, 'dusk', elsewhere)]).toEqual([
      [card, 'encore'],
      ['reef'],
      ['daiki'],
    ])
    expect(isSettled(state)).toBe(true)
  })
  test('C-45: may take a Diabolical from a regular slot, never one from its own, nor Scorched Earth', () => {
    const before = lay({ hands, dusk: { [zone]: ['vanessa', 'regular:dale', 'razor'] } })
    const { state } = run(before, playing(card, zone))
    expect([place(state, 'dale'), place(state, 'vanessa')]).toEqual([
      `mat:dawn:${zone}:regular:1`,
      `mat:dusk:${zone}:diabolical:0`,
    ])
  })
  test('C-35: whoever holds the card there goes on holding it', () => {
    const before = lay({ hands: { nova: [card], raven: ['empress'] }, dusk: { [zone]: ['theMime'] }, active: 'raven' })
    const { state } = run(before, playing('empress', zone), choosing('theMime'), playing(card, zone))
    expect([rowOf(state, 'dawn', zone), power(state, 'theMime')]).toEqual([[card, 'theMime'], 8])
  })
  test('is lost without an enemy, without room, where Why Stick is, and in another zone', () => {
    const why = (setting: Parameters<typeof lay>[0], at = zone) =>
      told(run(lay({ hands, ...setting }), playing(card, at)), 'abilityLost')[0]?.why
    expect(why({})).toBe('noTarget')
    expect(why({ dusk: { [zone]: ['reef'] }, dawn: { [zone]: PLAIN.slice(-7) }, contracts: [] })).toBe('noRoom')
    expect(why({ dusk: { [zone]: ['reef', 'spiderloom'] } })).toBe('stuck')
    expect(why({ dusk: { [elsewhere]: ['reef'] } }, elsewhere)).toBe('elsewhere')
  })
}

describe('silverTongue', () => influence('silverTongue', 'hideout', 'campus'))
describe('deanCharisma', () => influence('deanCharisma', 'campus', 'hideout'))
