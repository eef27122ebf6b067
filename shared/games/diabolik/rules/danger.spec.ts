import { describe, expect, test } from 'vitest'
import { luckOf } from '../../../kernel/match.ts'
import { seedOf } from '../../../kernel/rng.ts'
import { options } from '../options.ts'
import { setup } from '../setup.ts'
import type { Card, Character, State } from '../state.ts'
import { type Done, offersOf, play, run, type Setting, table, told } from '../testing.ts'
import { view } from '../view.ts'
import { moveDanger } from './danger.ts'
import { faceOf } from './questions.ts'

const DRAW = { type: 'draw' } as const
const END = { type: 'endTurn' } as const

/** Takes this card from the discards. */
const pick = (state: State, face: Card): Done => {
  const move = offersOf(state, 'pick').find(({ card }) => faceOf(state, card) === face)
  if (!move) throw new Error(`${face} cannot be picked`)
  return play(state, move)
}

describe('D-50: what moves Danger', () => {
  const danger = 4
  const clue: Setting = { acting: 'ginko', police: { ginko: 'lorvy' }, clues: { A: 'lorvy', C: 'lorvy' }, danger }
  const advance = (letter: 'A' | 'C') => ({ type: 'advance', letter, pay: '' }) as const

  test('D-50: +1 for a Clue with the icon, nothing for one without', () => {
    expect(play(table(clue), advance('A')).state.danger).toBe(5)
    const { state } = play(table({ ...clue, found: { C: 1 } }), advance('C'))
    expect([state.danger, state.sheets[2]?.clues]).toEqual([4, 2])
  })

  test('D-50: +1 for each Criminal who starts a turn On the Run', () => {
    const both: Setting = { onTheRun: { diabolik: 'wenz', eva: 'bersy' }, danger }
    const one = play(table(both), END)
    expect(told(one, 'dangerMoved')).toEqual([{ type: 'dangerMoved', by: 1, to: 5, why: 'onTheRun' }])
    expect(play(table({ onTheRun: { diabolik: 'wenz' }, danger }), END).state.danger).toBe(4)
    // Eva's turn has begun; in the next round both begin one.
    let { state } = one
    while (state.round === 1 || state.acting?.figure !== 'morrigan')
      state = play(state, offersOf(state, 'activate')[0] ?? END).state
    expect(state.danger).toBe(7)
  })

  test('D-50: +1 for a new Crime deck, -1 for a new Police deck', () => {
    const deck: Setting = { crimeDeck: ['trap'], policeDeck: ['siren'], discards: ['bribe', 'witness'], danger }
    expect(play(table(deck), DRAW).state.danger).toBe(5)
    expect(play(table({ ...deck, acting: 'ginko' }), DRAW).state.danger).toBe(3)
  })

  test('D-50: +1 for healing away from the Hideout and for its pick, -1 away from Clerville and for the Station’s', () => {
    const heal = (acting: Character) =>
      play(table({ acting, wounds: { [acting]: 1 }, hidden: { eva: 'wenz' }, police: { ginko: 'wenz' }, danger }), {
        type: 'heal',
      }).state.danger
    expect([heal('eva'), heal('ginko')]).toEqual([5, 3])
    expect(pick(table({ acting: 'eva', discards: ['trap'], danger }), 'trap').state.danger).toBe(5)
    const station = table({ acting: 'ginko', police: { ginko: 'clerville' }, discards: ['siren'], danger })
    expect(pick(station, 'siren').state.danger).toBe(3)
  })

  test('D-50: +1 for a Criminal hit with a full hand of Wounds, -1 for a Detective', () => {
    const there: Setting = {
      onTheRun: { eva: 'wenz' },
      police: { ginko: 'wenz' },
      wounds: { eva: 5, ginko: 5 },
      danger,
    }
    const hit = (acting: Character, target: Character) =>
      play(table({ ...there, acting }), { type: 'fight', target }, { die: 'both' }).state.danger
    expect([hit('ginko', 'eva'), hit('eva', 'ginko')]).toEqual([5, 3])
  })

  test('D-50: -1 for each activated Clue of a completed Heist', () => {
    const finished = (found: number) =>
      play(table({ parts: { A: ['eva', 'diabolik'] }, found: { A: found }, danger }), advance('A')).state.danger
    expect([finished(0), finished(1), finished(3)]).toEqual([4, 3, 1])
  })

  test('D-50: nothing else: an ordinary turn leaves it alone', () => {
    let state = table({ acting: 'ginko', danger })
    for (const move of [{ type: 'investigate' }, DRAW, END] as const) state = play(state, move).state
    expect(state.danger).toBe(4)
  })
})

test.each([
  [2, 10],
  [3, 12],
  [4, 12],
] as const)(
  'D-62: with %i players the maximum is %i, in the first game 5; one below it nothing ends',
  (players, heists) => {
    const games = [
      ['heists', heists],
      ['escape', 5],
    ] as const
    for (const [scenario, maximum] of games) {
      const state = setup({ ...options(players), scenario }, luckOf(seedOf('maximum')))
      expect(view(state, 'public').facts.maximum).toBe(maximum)
      const risen = (danger: number) => run({ ...state, danger }, turn => moveDanger(turn, 1, 'onTheRun')).state
      expect(risen(maximum - 2)).toMatchObject({ danger: maximum - 1, outcome: null })
      expect(risen(maximum - 1)).toMatchObject({ danger: maximum, outcome: { by: 'danger' } })
    }
  },
)
