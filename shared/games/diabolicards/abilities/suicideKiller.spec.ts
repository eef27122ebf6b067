import { describe, expect, test } from 'vitest'
import { choosable, choosing, isSettled, lay, movesOf, place, playing, rowOf, run, told } from '../testing.ts'

describe('blazewell', () => {
  const hands = { nova: ['blazewell'] } as const
  const five = ['daiki', 'reef', 'internKevin', 'auntPetunia', 'mamaCrowbar'] as const

  test('C-24, C-34: kills four own cards of the zone, of its player’s choice, and must', () => {
    const before = lay({ hands, dawn: { tower: five }, dusk: { tower: ['meteorMo'] } })
    const asked = run(before, playing('blazewell', 'tower')).state
    expect(movesOf(asked).map(({ type }) => type)).not.toContain('done')
    const { state } = run(asked, ...five.slice(1).map(name => choosing(name)))
    expect(rowOf(state, 'dawn', 'tower')).toEqual(['daiki'])
    expect(rowOf(state, 'dusk', 'tower')).toEqual(['meteorMo'])
    expect(place(state, 'blazewell')).toBe('mat:dawn:tower:diabolical:0')
    expect(isSettled(state)).toBe(true)
  })
  test('C-34: kills as many as there are, without asking', () => {
    const before = lay({ hands, dawn: { tower: ['daiki', 'reef', 'splitter1'], campus: ['meteorMo'] } })
    const { state } = run(before, playing('blazewell', 'tower'))
    expect(rowOf(state, 'dawn', 'tower')).toEqual(['splitter1'])
    expect(rowOf(state, 'dawn', 'campus')).toEqual(['meteorMo'])
    expect(isSettled(state)).toBe(true)
  })
  test('asks for the last ones only while there is a choice', () => {
    const before = lay({ hands, dawn: { tower: five } })
    const asked = run(before, playing('blazewell', 'tower'), choosing('daiki'), choosing('reef')).state
    expect(choosable(asked)).toEqual(['internKevin', 'auntPetunia', 'mamaCrowbar'])
  })
  test('is lost where there is nobody; nothing happens from a regular slot', () => {
    const done = run(lay({ hands }), playing('blazewell', 'tower'))
    expect(told(done, 'abilityLost')).toMatchObject([{ why: 'noTarget' }])
    const { state } = run(lay({ hands, dawn: { tower: five } }), playing('blazewell', 'tower', 'regular'))
    expect(rowOf(state, 'dawn', 'tower')).toHaveLength(6)
  })
})
