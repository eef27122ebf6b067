import { describe, expect, test } from 'vitest'
import type { Location } from '../map/locations.ts'
import { type Done, heard, offersOf, play, type Setting, table, told } from '../testing.ts'

const HEISTS = ['bersy', 'kelmont', 'vossen'] as const

/** The first game: A by road at Bersy, B by water at Kelmont, C by air at Vossen, the Hideout at Balliet. */
const firstGame = (setting: Setting) =>
  table({
    options: { scenario: 'escape' },
    area: 'capital',
    heists: HEISTS,
    hideout: 'balliet',
    ...setting,
    police: { ginko: 'reddon', morrigan: 'lanterbach', ...setting.police },
  })
const letters = (setting: Setting) => offersOf(firstGame(setting), 'advance').map(({ letter }) => letter)
const leave = (setting: Setting): Done => {
  const state = firstGame(setting)
  const [move] = offersOf(state, 'advance')
  if (!move) throw new Error('no Advance is offered')
  return play(state, move)
}

describe('Escape from Clerville', () => {
  test('D-58: three ways out, of one Part each, with no Clues, no prices and no cards', () => {
    const state = firstGame({})
    expect(state.sheets.map(({ name, clueAt }) => [name, clueAt])).toEqual([
      ['byRoad', null],
      ['byWater', null],
      ['byAir', null],
    ])
    expect([...state.crime.cards, ...state.police.cards]).toEqual([])
  })

  test.each([
    ['A', { diabolik: 'bersy' }],
    ['B', { diabolik: 'kelmont' }],
    ['C', { diabolik: 'vossen', eva: 'vossen' }],
  ] as const)('D-58: way %s is open to whoever has waited there, and to nobody who has just come', (letter, hidden) => {
    expect(letters({ hidden })).toEqual([letter])
    expect(letters({ hidden, turn: { moves: 1 } })).toEqual([])
  })

  test.each(HEISTS)('D-34: no way out for whoever is On the Run at %s', at => {
    expect(letters({ onTheRun: { diabolik: at }, hidden: { eva: at } })).toEqual([])
  })

  test.each(['cartun', 'balliet', 'clerville'] as Location[])('D-58: no way out elsewhere: %s', diabolik => {
    expect(letters({ hidden: { diabolik } })).toEqual([])
  })

  test('D-58: by road there must be no Police in any Location next to it; in the Location they may be', () => {
    const hidden = { diabolik: 'bersy' } as const
    for (const blueA of ['sheland', 'montvert', 'valdour'] as const)
      expect(letters({ hidden, police: { blueA } })).toEqual([])
    expect(letters({ hidden, police: { blueA: 'bersy' } })).toEqual(['A'])
    expect(letters({ hidden, police: { blueA: 'gardenburg' } })).toEqual(['A'])
  })

  test('D-58 D-41: by road nobody hears anything; the way out is ready', () => {
    const done = leave({ hidden: { diabolik: 'bersy' } })
    expect(heard(done)).toEqual(['partDone', 'heistDone', 'cardShifted'])
    expect(done.state.questions).toEqual([])
  })

  test('D-58 D-68: by water one goes On the Run, and the Jaguar is offered', () => {
    const done = leave({ hidden: { diabolik: 'kelmont' } })
    expect(heard(done).slice(0, 2)).toEqual(['partDone', 'exposed'])
    expect(told(done, 'heistDone')).toMatchObject([{ letter: 'B', sheet: 'byWater' }])
    expect(done.state.fugitives.diabolik).toMatchObject({ card: null, at: 'kelmont' })
    expect(done.state.questions).toEqual([{ type: 'jaguar', who: ['diabolik'] }])
    expect(done.state.danger).toBe(0)
  })

  test('D-58: by air both must be there In the Shadows; the partner may have come just now', () => {
    expect(letters({ hidden: { diabolik: 'vossen' } })).toEqual([])
    expect(letters({ hidden: { diabolik: 'vossen' }, onTheRun: { eva: 'vossen' } })).toEqual([])
    const done = leave({ hidden: { diabolik: 'vossen', eva: 'vossen' } })
    expect(told(done, 'exposed')).toEqual([])
    expect(done.state.sheets[2]?.done).toBe(true)
  })

  test('D-1: two of the three win', () => {
    const first = leave({ hidden: { diabolik: 'bersy', eva: 'kelmont' } })
    expect(first.state.outcome).toBeNull()
    const ended = play(play(first.state, { type: 'endTurn' }).state, { type: 'advance', letter: 'B', pay: '' })
    expect(ended.state.outcome).toEqual({ winners: ['diabolik', 'eva'], by: 'heists' })
  })
})
