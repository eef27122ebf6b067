import { describe, expect, test } from 'vitest'
import { onTheLam } from '../index.ts'
import { ALIBIS, SUSPECTS, type Tile } from '../state.ts'
import { choices, eventsOf, offered, play, type Setting } from '../testing.ts'
import { arrived, belongings, bystanders, drawing, heard, standing } from './testing.ts'

const ALIBI = ALIBIS.boxer

/** Where the Boxer's taxi may go. */
const rides = (setting: Setting) => choices(drawing(arrived(setting), 'taxi').state, 'ride').sort()

const ride = (setting: Setting, to: Tile) => play(drawing(arrived(setting), 'taxi').state, { type: 'ride', to })

describe('taxi', () => {
  test('L-14: happens at once: whoever drew it is asked where to go, and nobody else is asked anything', () => {
    const done = drawing(arrived(), 'taxi')
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'ride', used: ['taxi'] })
    expect(heard(done)).toEqual(['playCardDrawn'])
    for (const other of ['dame', 'reporter', 'ceo'] as const) expect(onTheLam.moves(done.state, other)).toEqual([])
  })

  test('L-37: goes up to three tiles and not four, nor round a corner for less', () => {
    expect(rides({ boxer: { at: 'hotel' } })).toEqual(
      ['hotel', 'factory', 'bank', 'eye', 'alley', 'gym', 'spoon', 'deli'].sort(),
    )
  })

  test('L-37: carries the suspect there, and everybody hears from where to where', () => {
    const done = ride({ boxer: { at: 'hotel' } }, 'spoon')
    expect(done.state.people.boxer.at).toBe('spoon')
    expect(eventsOf(done, 'rode')).toEqual([{ type: 'rode', seat: 'boxer', from: 'hotel', to: 'spoon' }])
    expect(done.secrets).toEqual([])
  })

  test('L-37: no search follows: the turn passes on, and nothing is left to decide', () => {
    const done = ride({ boxer: { at: 'hotel' } }, 'factory')
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['taxi'] })
    expect(heard(done)).toEqual(['rode', 'turnBegan'])
  })

  test('L-37: does not go through the Police Station', () => {
    const reached = rides({ boxer: { at: 'alley' } })
    expect(reached).toEqual(
      ['alley', 'factory', 'bank', 'deli', 'eye', 'mob', 'hotel', 'gym', 'spoon', 'casino'].sort(),
    )
    expect(rides({ boxer: { at: 'alley', hand: ALIBI } })).toEqual([...reached, 'station'].sort())
  })

  test.each([
    ['nothing', []],
    ['four of the own', ALIBI.slice(0, 4)],
    ['four of the own and one of another', [...ALIBI.slice(0, 4), 'lipstick']],
    ["five of another's", ALIBIS.dame],
  ] as const)('L-37 L-17: does not stop at the Police Station with %s', (_, hand) => {
    expect(rides({ boxer: { at: 'eye', hand } })).not.toContain('station')
  })

  test('L-37 L-44: stops there with a complete alibi, which wins at once, police there or not', () => {
    for (const police of ['station', 'gym'] as const) {
      const done = ride({ boxer: { at: 'eye', hand: ALIBI }, police }, 'station')
      expect(done.state.outcome).toEqual({ winners: ['boxer'], by: 'alibi' })
      expect(heard(done)).toEqual(['rode', 'ended'])
      expect(offered(done.state)).toEqual([])
      expect(done.final).toBe(true)
    }
  })

  test('L-37 L-34: reaches the station from three tiles away with any five of the own, copies too', () => {
    const hand = ['mouthguard', 'mouthguard', 'shoelaces', 'shoelaces', 'handWraps'] as const
    expect(rides({ boxer: { at: 'hotel', hand } })).toContain('station')
    expect(rides({ boxer: { at: 'office', hand } })).toContain('station')
    expect(rides({ boxer: { at: 'gym', hand } })).toContain('station')
    expect(rides({ boxer: { at: 'lounge', hand } })).toContain('station')
  })

  test('L-37: whoever has a complete alibi need not go there', () => {
    const done = ride({ boxer: { at: 'eye', hand: ALIBI } }, 'spoon')
    expect(done.state.outcome).toBeNull()
    expect(standing(done).turn).toBe('dame')
  })

  test('lets the suspect stay put', () => {
    const before = arrived({ boxer: { at: 'bank', hand: ['mouthguard'], item: 'fedora' } })
    const done = play(drawing(before, 'taxi').state, { type: 'ride', to: 'bank' })
    expect(belongings(done.state, 'boxer')).toEqual(belongings(before, 'boxer'))
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['taxi'] })
  })

  test('L-35: riding to where the police are is no investigation', () => {
    const done = ride({ boxer: { at: 'hotel' }, police: 'factory' }, 'factory')
    expect(done.state.people.boxer.at).toBe('factory')
    expect(done.state.police).toBe('factory')
    expect(heard(done)).not.toContain('investigated')
  })

  test('leaves everybody else alone, also those who were or are on the same tile', () => {
    const before = arrived({
      boxer: { at: 'hotel', hand: ['mouthguard', 'lipstick'], item: 'fedora', searched: ['gym'] },
      dame: { at: 'hotel', hand: ['earring'], item: 'knife' },
      reporter: { at: 'spoon', hand: ['notebook', 'film'] },
      ceo: { at: 'spoon', searched: ['spoon'] },
    })
    const done = play(drawing(before, 'taxi').state, { type: 'ride', to: 'spoon' })
    expect(bystanders(done.state, 'boxer')).toEqual(bystanders(before, 'boxer'))
    expect(belongings(done.state, 'boxer')).toEqual({ ...belongings(before, 'boxer'), at: 'spoon' })
    expect(done.state.police).toBe('station')
    expect(SUSPECTS.map(suspect => done.state.people[suspect].at)).toEqual(['spoon', 'hotel', 'spoon', 'spoon'])
  })
})
