import { describe, expect, test } from 'vitest'
import { ALIBIS, type Item, type State, SUSPECTS, type Suspect } from '../state.ts'
import { choices, dieFor, offered, play, type Setting, table } from '../testing.ts'
import { view } from '../view.ts'
import { REASONS, type Reason, reasons } from './reasons.ts'

const ACT = { type: 'act' } as const
const why = (state: State, seat: Suspect = 'boxer'): Reason[] => reasons(view(state, seat), seat)
const at = (setting: Setting): State => table({ ...setting, decision: ACT })

describe('why something is not offered', () => {
  test('L-17: the station next door is closed to four of the own, and nothing is said where it is open or far', () => {
    const four = table({ boxer: { at: 'mob', hand: [...ALIBIS.boxer.slice(0, 4), 'film'] } })
    expect(why(four)).toEqual(['stationClosed'])
    expect(why(table({ boxer: { at: 'mob', hand: ALIBIS.boxer } }))).toEqual([])
    expect(why(table({ boxer: { at: 'deli' } }))).toEqual([])
  })

  test('L-9: a tile searched with success says so, to the one who did', () => {
    const searched = { boxer: { at: 'deli', searched: ['deli'] }, dame: { at: 'deli' } } as const
    expect(why(at(searched))).toEqual(['alreadySearched'])
    expect(why(at({ ...searched, active: 'dame' }), 'dame')).toEqual([])
    expect(why(at({ boxer: { at: 'deli', searched: ['gym'] } }))).toEqual([])
  })

  test('L-6 L-12: at the Private Eye’s there is nothing to search, and without a pair no trade', () => {
    expect(why(at({ boxer: { at: 'eye', hand: ['film', 'lipstick', 'handWraps', 'handWraps'] } }))).toEqual([
      'nothingHere',
      'noPair',
    ])
    expect(why(at({ boxer: { at: 'eye', hand: ['film', 'film'] } }))).toEqual(['nothingHere'])
  })

  test('L-13 L-31 L-42: at the Mob’s a pair is no good of somebody absent or in custody', () => {
    const pair = { at: 'mob', hand: ['film', 'film'] } as const
    expect(why(at({ boxer: { at: 'mob', hand: ['film'] } }))).toEqual(['nothingHere', 'noPair'])
    expect(why(at({ boxer: pair }))).toEqual(['nothingHere'])
    expect(why(at({ boxer: pair, cast: ['boxer', 'ceo'] }))).toEqual(['nothingHere', 'notInPlay'])
    expect(why(at({ boxer: pair, reporter: { at: 'station' } }))).toEqual(['nothingHere', 'inCustody'])
    const both = at({
      boxer: { at: 'mob', hand: ['film', 'film', 'lipstick', 'lipstick'] },
      cast: ['boxer', 'dame'],
      dame: { at: 'station' },
    })
    expect(why(both)).toEqual(['nothingHere', 'notInPlay', 'inCustody'])
    expect(why(at({ boxer: { ...pair, at: 'eye' }, reporter: { at: 'station' } }))).toEqual(['nothingHere'])
  })

  test('L-14 L-43: after a failure an item for another skill is said to be of no use, and no other', () => {
    const failed = (item?: Item) => {
      const before = table({ boxer: { at: 'gym', ...(item ? { item } : {}) }, decision: ACT, police: 'lounge' })
      const { state } = play(before, { type: 'search' }, dieFor('boxer', 'gym', -1))
      return state.decision.type === 'rolled' ? play(state, { type: 'stand' }).state : state
    }
    expect(why(failed('fedora'))).toEqual(['itemOfNoUse'])
    for (const declined of ['booze', 'knife'] as const) expect(why(failed(declined))).toEqual([])
    expect(why(failed())).toEqual([])
  })

  test('only the one who decides is told, and nobody when it is over', () => {
    const state = table({ boxer: { at: 'mob' }, dame: { at: 'mob' } })
    for (const other of SUSPECTS) expect(why(state, other)).toEqual(other === 'boxer' ? ['stationClosed'] : [])
    const won = play(table({ boxer: { at: 'mob', hand: ALIBIS.boxer } }), { type: 'walk', to: 'station' }).state
    for (const seat of SUSPECTS) expect(why(won, seat)).toEqual([])
    expect(why(table({ decision: { type: 'call' }, boxer: { at: 'mob' } }))).toEqual([])
  })

  test('L-17 L-37: a taxi passes the station by without a complete alibi, and says so', () => {
    const riding = { type: 'ride' } as const
    expect(why(table({ decision: riding, boxer: { at: 'mob' } }))).toEqual(['stationClosed'])
    expect(why(table({ decision: riding, boxer: { at: 'mob', hand: ALIBIS.boxer } }))).toEqual([])
  })

  test('every reason comes up, and only for what is not among the moves', () => {
    const tables = [
      table({ boxer: { at: 'mob' } }),
      at({ boxer: { at: 'deli', searched: ['deli'] } }),
      at({ boxer: { at: 'eye' } }),
      at({ boxer: { at: 'mob', hand: ['film', 'film'] }, cast: ['boxer', 'ceo'] }),
      at({ boxer: { at: 'mob', hand: ['film', 'film'] }, reporter: { at: 'station' } }),
      table({ boxer: { at: 'gym', item: 'fedora' }, decision: { type: 'again' } }),
    ]
    expect([...new Set(tables.flatMap(state => why(state)))].sort()).toEqual([...REASONS].sort())
    for (const state of tables) {
      expect(choices(state, 'walk')).not.toContain('station')
      expect(choices(state, 'trade')).toEqual([])
      if (state.decision.type === 'act') expect(offered(state)).toEqual([{ type: 'draw' }])
    }
  })
})
