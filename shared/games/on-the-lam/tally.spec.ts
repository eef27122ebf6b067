import { describe, expect, test } from 'vitest'
import { onTheLam } from './index.ts'
import { SEARCHES } from './rules/board.ts'
import { type Event, SUSPECTS, type Suspect, type Tile } from './state.ts'
import { play, playOn, table } from './testing.ts'
import { SKILL_OF, TOP } from './tuning.ts'

const ACT = { type: 'act' } as const
/** What a simulation counts of these, in their order. */
const counted = ({ events }: { events: readonly Event[] }) => events.flatMap(event => onTheLam.tally?.(event) ?? [])

/** One search by somebody at a tile, with a die that fails, and the police too far away to matter. */
const searched = (seat: Suspect, tile: Tile) =>
  counted(
    play(
      table({ active: seat, first: seat, [seat]: { at: tile }, decision: ACT, police: 'station' }),
      { type: 'search' },
      { die: 1 },
    ),
  ).filter(({ list }) => list === 'searches')

describe('what a simulation counts', () => {
  test('a search by what the suspect is known for is `top`, any other goes by its skill', () => {
    for (const seat of SUSPECTS)
      for (const [tile, search] of Object.entries(SEARCHES)) {
        const name = search.skill === TOP[seat] ? 'top' : `${SKILL_OF[seat][search.skill]}`
        expect(searched(seat, tile as Tile), `${seat} ${tile}`).toEqual([{ list: 'searches', name }])
      }
  })

  test('of the two skills of 3 only one is `top`', () => {
    expect(searched('boxer', 'gym')).toEqual([{ list: 'searches', name: 'top' }])
    expect(searched('boxer', 'hotel')).toEqual([{ list: 'searches', name: '3' }])
  })

  test('every try counts, and a second roll for the sake of an item does not', () => {
    const search = { type: 'search' } as const
    const before = table({ boxer: { at: 'gym', item: 'booze' }, police: 'office', decision: ACT })
    const first = play(before, search, { die: 1 })
    expect(counted(first)).toEqual([{ list: 'searches', name: 'top' }])
    const second = play(first.state, { type: 'useItem' }, { die: 1 })
    expect([second.events.map(({ type }) => type).includes('rerolled'), counted(second)]).toEqual([true, []])
    expect(counted(play(second.state, search, { die: 1 }))).toEqual([{ list: 'searches', name: 'top' }])
  })

  test('a trade counts for whoever made it, by where', () => {
    const hand = ['earring', 'lipstick'] as const
    const trade = { type: 'trade', of: 'dame' } as const
    const eye = table({ boxer: { at: 'eye', hand }, decision: ACT, pile: ['mouthguard', 'film'] })
    const sold = counted(play(eye, trade, { draw: 'mouthguard' }))
    expect(sold).toContainEqual({ list: 'trades', name: 'eye', seat: 'boxer' })
    const mob = table({ boxer: { at: 'mob', hand }, dame: { at: 'hotel', hand: ['compact'] }, decision: ACT })
    const paid = counted(play(mob, trade))
    expect(paid).toContainEqual({ list: 'trades', name: 'mob', seat: 'boxer' })
  })

  test('turns count as they begin, and nothing else counts', () => {
    const { state, events } = playOn(table({ boxer: { at: 'deli' }, decision: ACT, plays: ['fedora', 'taxi'] }), [
      { type: 'draw' },
      { draw: 'fedora' },
    ])
    expect(counted({ events })).toEqual([{ list: 'turns', name: 'all' }])
    expect(counted(play(state, { type: 'walk', to: 'bank' }))).toEqual([])
  })
})
