import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import type { Zone } from '../state.ts'
import { choosable, choosing, isSettled, lay, place, playing, rowOf, run, told } from '../testing.ts'

function antiApex(card: CardName, zone: Zone, elsewhere: Zone): void {
  const hands = { nova: [card] }

  test('kills one enemy Apex of the zone, of its player’s choice', () => {
    const before = lay({ hands, dusk: { [zone]: ['daiki', 'reef', 'internKevin'] }, dawn: { [zone]: ['meteorMo'] } })
    const asked = run(before, playing(card, zone))
    expect(choosable(asked.state)).toEqual(['daiki', 'reef'])
    const { state } = run(asked.state, choosing('reef'))
    expect([place(state, 'reef'), rowOf(state, 'dusk', zone)]).toEqual(['discards', ['daiki', 'internKevin']])
    expect(rowOf(state, 'dawn', zone)).toEqual(['meteorMo', card])
    expect(isSettled(state)).toBe(true)
  })
  test('needs no asking where there is only one', () => {
    const { state } = run(lay({ hands, dusk: { [zone]: ['daiki'] } }), playing(card, zone))
    expect(place(state, 'daiki')).toBe('discards')
    expect(isSettled(state)).toBe(true)
  })
  test('is lost without an enemy Apex in the zone, and for good', () => {
    const done = run(lay({ hands, dusk: { [zone]: ['internKevin'], [elsewhere]: ['daiki'] } }), playing(card, zone))
    expect(told(done, 'abilityLost')).toMatchObject([{ why: 'noTarget', ability: 'antiApex' }])
    expect(rowOf(done.state, 'dusk', elsewhere)).toEqual(['daiki'])
    expect(isSettled(done.state)).toBe(true)
  })
  test('C-4: is lost in another zone', () => {
    const done = run(lay({ hands, dusk: { [elsewhere]: ['daiki'] } }), playing(card, elsewhere))
    expect(told(done, 'abilityLost')).toMatchObject([{ why: 'elsewhere' }])
    expect(rowOf(done.state, 'dusk', elsewhere)).toEqual(['daiki'])
  })
  test('C-15: does not touch a Diabolical in its slot, but one in a regular slot', () => {
    const before = lay({ hands, dusk: { [zone]: ['vanessa', 'regular:dale'] } })
    const { state } = run(before, playing(card, zone))
    expect([place(state, 'vanessa'), place(state, 'dale')]).toEqual([`mat:dusk:${zone}:diabolical:0`, 'discards'])
  })
  test('cannot be used on a Splitter', () => {
    const done = run(lay({ hands, dusk: { [zone]: ['splitter1'] } }), playing(card, zone))
    expect(told(done, 'abilityLost')).toMatchObject([{ why: 'noTarget' }])
  })
}

describe('dominique', () => antiApex('dominique', 'hideout', 'tower'))
describe('mortimerVask', () => antiApex('mortimerVask', 'tower', 'hideout'))
