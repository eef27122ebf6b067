import { describe, expect, test } from 'vitest'
import { choosable, choosing, done, isSettled, lay, movesOf, place, playing, rowOf, run, told } from '../testing.ts'

describe('vanessa', () => {
  const hands = { nova: ['vanessa'] } as const
  const enemies = ['daiki', 'reef', 'internKevin', 'auntPetunia', 'mamaCrowbar'] as const

  test('kills up to four enemies of the zone and nobody else', () => {
    const before = lay({ hands, dusk: { tower: enemies, campus: ['encore'] }, dawn: { tower: ['meteorMo'] } })
    const chosen = run(before, playing('vanessa', 'tower'), ...enemies.slice(0, 4).map(name => choosing(name)))
    expect(rowOf(chosen.state, 'dusk', 'tower')).toEqual(['mamaCrowbar'])
    expect(rowOf(chosen.state, 'dusk', 'campus')).toEqual(['encore'])
    expect(rowOf(chosen.state, 'dawn', 'tower')).toEqual(['meteorMo'])
    expect(isSettled(chosen.state)).toBe(true)
  })
  test('C-34: may kill fewer, or none', () => {
    const before = lay({ hands, dusk: { tower: enemies } })
    const one = run(before, playing('vanessa', 'tower'), choosing('reef'), done).state
    expect(rowOf(one, 'dusk', 'tower')).toHaveLength(4)
    const none = run(before, playing('vanessa', 'tower'), done)
    expect(told(none, 'killAnnounced')).toEqual([])
    expect(isSettled(none.state)).toBe(true)
  })
  test('is lost where there is nobody', () => {
    const { events } = run(lay({ hands }), playing('vanessa', 'tower'))
    expect(told({ events }, 'abilityLost')).toMatchObject([{ ability: 'killerLook', why: 'noTarget' }])
  })
  test('C-15, C-16: does not touch Diabolicals in their slot, Scorched Earth or Splitters', () => {
    const dusk = { tower: ['dale', 'deathrender', 'splitter2', 'daiki'] } as const
    expect(choosable(run(lay({ hands, dusk }), playing('vanessa', 'tower')).state)).toEqual(['daiki'])
  })
  test('C-15: does nothing from a regular slot', () => {
    const { state, events } = run(lay({ hands, dusk: { tower: enemies } }), playing('vanessa', 'tower', 'regular'))
    expect(events.map(({ type }) => type)).not.toContain('abilityUsed')
    expect(rowOf(state, 'dusk', 'tower')).toHaveLength(5)
    expect(isSettled(state)).toBe(true)
  })
  test('is not to be played into a sealed zone, nor into a slot that is taken', () => {
    const before = lay({ hands, dawn: { campus: ['dale'] }, sealed: ['tower'] })
    const ways = movesOf(before).flatMap(move => (move.type === 'play' ? `${move.zone} ${move.slot}` : []))
    expect(ways).toEqual(['hideout diabolical', 'hideout regular', 'campus regular'])
    expect(place(before, 'dale')).toBe('mat:dawn:campus:diabolical:0')
  })
})
