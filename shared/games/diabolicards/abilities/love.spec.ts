import { describe, expect, test } from 'vitest'
import { CARDS, type CardName } from '../cards/list.ts'
import type { Zone } from '../state.ts'
import { choosing, done, isSettled, lay, playing, power, run } from '../testing.ts'

function love(card: CardName, partner: CardName, zone: Zone, printed: number, elsewhere: Zone): void {
  const hands = { nova: [card], raven: [partner] }

  test('C-14: stands at 8 while the partner lives in the zone, on either side, whoever comes first', () => {
    const first = run(lay({ hands }), playing(card, zone))
    expect(power(first.state, card)).toBe(printed)
    expect(isSettled(first.state)).toBe(true)
    const both = run(first.state, playing(partner, zone)).state
    expect(power(both, card)).toBe(8)
    const own = run(lay({ hands: { nova: [card] }, dawn: { [zone]: [partner] } }), playing(card, zone)).state
    expect(power(own, card)).toBe(8)
  })
  test('C-35: goes with the partner', () => {
    const apart = run(
      lay({ hands: { nova: [card, 'commandress'] }, dawn: { [zone]: [partner, 'theMime'] } }),
      playing(card, zone),
      playing('captainDamp', 'tower'),
      playing('commandress', elsewhere),
      choosing(partner, elsewhere),
    ).state
    expect(power(apart, card)).toBe(printed)
    expect(power(apart, 'theMime')).toBe(0)
  })
  test('C-35: and comes again', () => {
    const setting = { hands: { nova: ['commandress'] }, dawn: { [zone]: [card], [elsewhere]: [partner] } } as const
    const { state } = run(lay(setting), playing('commandress', elsewhere), choosing(partner, zone), done)
    expect([power(state, card), power(state, partner)]).toEqual([8, CARDS[partner].power])
  })
  test('C-4: not in another zone', () => {
    const { state } = run(lay({ hands: { nova: [card] }, dawn: { [elsewhere]: [partner] } }), playing(card, elsewhere))
    expect(power(state, card)).toBe(printed)
  })
  test('not for anybody else', () => {
    const { state } = run(lay({ hands: { nova: [card] }, dawn: { [zone]: ['daiki'] } }), playing(card, zone))
    expect([power(state, card), power(state, 'daiki')]).toEqual([printed, 6])
  })
}

describe('romeoKnuckles', () => love('romeoKnuckles', 'julietVolt', 'hideout', 2, 'tower'))
describe('julietVolt', () => love('julietVolt', 'romeoKnuckles', 'campus', 4, 'tower'))
