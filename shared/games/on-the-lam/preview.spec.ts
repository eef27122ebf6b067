import { describe, expect, test } from 'vitest'
import { preview } from './preview.ts'
import { SEARCHABLE, SEARCHES } from './rules/board.ts'
import { type State, SUSPECTS, type Suspect, type Tile } from './state.ts'
import { dieFor, eventsOf, offered, play, type Setting, table } from './testing.ts'
import { SKILL_OF } from './tuning.ts'

const DICE = [1, 2, 3, 4, 5, 6] as const
const SEARCH = { type: 'search' } as const
const searching = (seat: Suspect, at: Tile, rest: Setting = {}): State =>
  table({ ...rest, active: seat, first: seat, [seat]: { ...rest[seat], at }, decision: { type: 'act' }, pile: [] })

/** Of six dice, those with which the search as it is really played finds something. */
const luckyDice = (state: State): number =>
  DICE.filter(die => eventsOf(play(state, SEARCH, { die }), 'searchSucceeded').length > 0).length

describe('what an offer shows before the click', () => {
  test('L-7 L-30: the odds of a search are those of the search: number, skill, and so many dice of six', () => {
    for (const seat of SUSPECTS)
      for (const tile of SEARCHABLE) {
        const state = searching(seat, tile)
        const { skill = 'charm', need } = SEARCHES[tile] ?? {}
        const odds = { skill, need, plus: SKILL_OF[seat][skill], sixths: luckyDice(state) }
        expect(preview(state, seat, SEARCH), `${seat} ${tile}`).toEqual(odds)
        expect(preview({ ...state, decision: { type: 'again' } }, seat, SEARCH)).toEqual(odds)
      }
  })

  test('L-6: a step shows the odds of where it leads', () => {
    const state = table({ boxer: { at: 'alley' } })
    expect(preview(state, 'boxer', { type: 'walk', to: 'deli' })).toEqual(
      preview(searching('boxer', 'deli'), 'boxer', SEARCH),
    )
    expect(preview(state, 'boxer', { type: 'walk', to: 'factory' })).toEqual(
      preview(searching('boxer', 'factory'), 'boxer', SEARCH),
    )
  })

  test('L-9: no odds where there is nothing to search, or nothing any more', () => {
    for (const to of ['eye', 'mob', 'station'] as const)
      expect(preview(table(), 'boxer', { type: 'walk', to })).toBeNull()
    const done = table({ boxer: { searched: ['deli'] }, dame: { at: 'gym' } })
    expect(preview(done, 'boxer', { type: 'walk', to: 'deli' })).toBeNull()
    expect(preview(done, 'dame', { type: 'walk', to: 'deli' })).not.toBeNull()
  })

  test('L-43: an item that adds makes the die that lies there enough; one that rerolls has the odds of a roll', () => {
    const rolled = (item: 'knife' | 'booze') =>
      table({ boxer: { at: 'gym', item }, decision: { type: 'rolled', ...dieFor('boxer', 'gym', -1) } })
    const plain = preview(searching('boxer', 'gym'), 'boxer', SEARCH)
    expect(preview(rolled('knife'), 'boxer', { type: 'useItem' })).toEqual({
      skill: 'guts',
      need: 5,
      plus: SKILL_OF.boxer.guts + 2,
      sixths: 6,
    })
    expect(preview(rolled('booze'), 'boxer', { type: 'useItem' })).toEqual(plain)
  })

  test('nothing is shown for any other move', () => {
    const tables = [
      searching('boxer', 'mob', { boxer: { hand: ['film', 'film'] } }),
      table({ boxer: { at: 'gym', item: 'knife' }, decision: { type: 'rolled', die: 3 } }),
      table({ decision: { type: 'ride' } }),
      table({ decision: { type: 'call' } }),
      table({ decision: { type: 'again' } }),
    ]
    for (const state of tables)
      for (const move of offered(state))
        if (move.type !== 'search' && move.type !== 'useItem') expect(preview(state, 'boxer', move)).toBeNull()
  })
})
