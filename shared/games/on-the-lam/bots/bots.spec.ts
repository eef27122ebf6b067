import { describe, expect, it } from 'vitest'
import { rngOf, seedOf } from '../../../kernel/rng.ts'
import { onTheLam } from '../index.ts'
import type { Event, Move, State } from '../state.ts'
import { cardIn, type Setting, table } from '../testing.ts'

const BOTS = ['plain', 'clever'] as const

/** What a bot does at this table, all the same ten times over. */
function choice(name: (typeof BOTS)[number], state: State, heard: readonly Event[] = []): Move {
  const seat = state.decision.type === 'investigation' ? state.decision.queue[0] : state.active
  if (!seat) throw new Error('nobody decides')
  const sight = { seat, view: onTheLam.view(state, seat), moves: onTheLam.moves(state, seat), heard }
  const picks = Array.from({ length: 10 }, (_, i) => sight.moves[onTheLam.bot(name, sight, rngOf(seedOf(`${i}`), 0))])
  const [first] = picks
  expect(picks).toEqual(picks.map(() => first))
  return first as Move
}

const FULL = ['mouthguard', 'boxingGlove', 'fightTicket', 'handWraps', 'shoelaces'] as const

describe.each(BOTS)('the %s bot', name => {
  it('carries a full alibi into the station', () => {
    expect(choice(name, table({ boxer: { at: 'alley', hand: FULL } }))).toEqual({ type: 'walk', to: 'station' })
  })

  it('heads for the station with a full alibi', () => {
    const move = choice(name, table({ boxer: { at: 'bank', hand: FULL } }))
    expect(move).toEqual({ type: 'walk', to: 'alley' })
  })

  it('rides home when the taxi goes that far', () => {
    const state = table({ boxer: { at: 'bank', hand: FULL }, decision: { type: 'ride' } })
    expect(choice(name, state)).toEqual({ type: 'ride', to: 'station' })
  })

  it('trades a pair with the Private Eye', () => {
    const state = table({ boxer: { at: 'eye', hand: ['earring', 'lipstick'] }, decision: { type: 'act' } })
    expect(choice(name, state)).toEqual({ type: 'trade', of: 'dame' })
  })

  it('takes a pair to the Private Eye next door', () => {
    const hand = ['mouthguard', 'earring', 'lipstick'] as const
    const state = table({ boxer: { at: 'factory', hand, searched: ['alley', 'hotel'] }, police: 'press' })
    expect(choice(name, state)).toEqual({ type: 'walk', to: 'eye' })
  })

  it('lets go of a stranger’s card before one of its own', () => {
    const hand = ['mouthguard', 'boxingGlove', 'fightTicket', 'handWraps', 'earring', 'shoelaces'] as const
    const state = table({ boxer: { hand }, decision: { type: 'trim', next: 'pass' } })
    expect(choice(name, state)).toEqual({ type: 'discard', card: cardIn(state, 'boxer', 'earring') })
  })

  it('searches with a full alibi rather than draw, when the police are three tiles away', () => {
    const setting = { boxer: { at: 'deli', hand: FULL }, police: 'press' } as const
    expect(choice(name, table({ ...setting, decision: { type: 'act' } }))).toEqual({ type: 'search' })
  })

  it('does not try twice with a full alibi, nor search with the police next door', () => {
    const setting = { boxer: { at: 'deli', hand: FULL } } as const
    const again = table({ ...setting, police: 'casino', decision: { type: 'again' } })
    expect(choice(name, again)).toEqual({ type: 'giveUp' })
    const near = table({ ...setting, police: 'gym', decision: { type: 'act' } })
    expect(choice(name, near)).toEqual({ type: 'draw' })
  })

  it('does not go through its hand for nothing', () => {
    const state = table({ boxer: { at: 'gym', hand: ['film'] }, police: 'office', decision: { type: 'act' } })
    expect(choice(name, state)).toEqual({ type: 'search' })
  })

  it('stops discarding at five', () => {
    expect(choice(name, table({ boxer: { hand: FULL }, decision: { type: 'trim', next: 'pass' } }))).toEqual({
      type: 'done',
    })
  })
})

describe('the clever bot', () => {
  const act = (setting: Setting): Move => choice('clever', table({ decision: { type: 'act' }, ...setting }))

  it('does not search under the eyes of the police with much to lose and little to win', () => {
    const boxer = { at: 'bank', hand: FULL.slice(0, 4) } as const
    expect(act({ boxer, police: 'bank' })).toEqual({ type: 'draw' })
  })

  it('searches where the odds are good and the police are far', () => {
    expect(act({ boxer: { at: 'gym' }, police: 'office' })).toEqual({ type: 'search' })
  })

  it('sets the police on somebody who is about to win', () => {
    const tips = Array.from({ length: 5 }, (): Event => ({ type: 'tipFound', seat: 'dame', card: '0' }))
    const state = table({
      boxer: { at: 'mob', hand: ['earring', 'lipstick'] },
      dame: { at: 'alley', hand: ['satinGlove', 'hotelKey', 'compact', 'earring', 'lipstick'] },
      decision: { type: 'act' },
    })
    expect(choice('clever', state, tips)).toEqual({ type: 'trade', of: 'dame' })
  })

  it('hinders somebody who is about to win after round 30 as before', () => {
    const tips = Array.from({ length: 5 }, (): Event => ({ type: 'tipFound', seat: 'dame', card: '0' }))
    const full = ['satinGlove', 'hotelKey', 'compact', 'earring', 'lipstick'] as const
    const dame = { at: 'alley', hand: full } as const
    const ceo = { at: 'office', hand: ['tieClip'] } as const
    for (const round of [5, 29, 31, 59]) {
      const state = table({ round, dame, ceo, boxer: { at: 'gym' }, decision: { type: 'call' } })
      expect(choice('clever', state, tips)).toEqual({ type: 'call', to: 'alley' })
    }
  })

  it('pays the Mob to get the police away from where it wants to search', () => {
    const state = table({
      boxer: { at: 'mob', hand: ['earring', 'lipstick', 'mouthguard'] },
      dame: { at: 'hotel', hand: ['satinGlove', 'hotelKey', 'compact'] },
      police: 'deli',
      decision: { type: 'act' },
    })
    const tips = Array.from({ length: 2 }, (): Event => ({ type: 'tipFound', seat: 'dame', card: '0' }))
    expect(choice('clever', state, tips)).toEqual({ type: 'trade', of: 'dame' })
  })

  it('goes for a card to show, though the police are next door, rather than stay without one', () => {
    const hand = ['tieClip', 'film', 'notebook', 'pressCard', 'clipping'] as const
    const state = table({ boxer: { at: 'spoon', hand, searched: ['spoon', 'pictures', 'factory'] }, police: 'station' })
    expect(choice('clever', state)).toEqual({ type: 'walk', to: 'eye' })
  })

  it('calls the police to the leader and not to itself', () => {
    const tips = Array.from({ length: 4 }, (): Event => ({ type: 'tipFound', seat: 'ceo', card: '0' }))
    const state = table({
      ceo: { at: 'casino', hand: ['tieClip', 'pocketSquare', 'businessCard', 'cufflink'] },
      dame: { at: 'spoon', hand: ['earring'] },
      decision: { type: 'call' },
    })
    expect(choice('clever', state, tips)).toEqual({ type: 'call', to: 'casino' })
  })

  it('keeps a pair rather than two cards of different people', () => {
    const hand = ['mouthguard', 'boxingGlove', 'fightTicket', 'earring', 'lipstick', 'film'] as const
    const state = table({ boxer: { hand }, decision: { type: 'trim', next: 'pass' } })
    expect(choice('clever', state)).toEqual({ type: 'discard', card: cardIn(state, 'boxer', 'film') })
  })
})
