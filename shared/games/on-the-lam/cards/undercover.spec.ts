import { describe, expect, test } from 'vitest'
import { onTheLam } from '../index.ts'
import { cardIn, choices, eventsOf, facesOf, handOf, play } from '../testing.ts'
import { arrived, belongings, bystanders, drawing, heard, shown, standing } from './testing.ts'

describe('undercover', () => {
  test('L-14: brings the police to the suspect, who chooses a card of the own to hand over', () => {
    const caught = drawing(
      arrived({ boxer: { at: 'casino', hand: ['mouthguard', 'shoelaces', 'film'] } }),
      'undercover',
    )
    expect(caught.state.police).toBe('casino')
    expect(eventsOf(caught, 'policeMoved')).toEqual([
      { type: 'policeMoved', from: 'station', to: 'casino', why: 'stakeout' },
    ])
    expect(eventsOf(caught, 'investigated')).toEqual([{ type: 'investigated', seat: 'boxer', tile: 'casino' }])
    expect(caught.state.decision).toMatchObject({ type: 'investigation', queue: ['boxer'] })
    expect(choices(caught.state, 'handOver').sort()).toEqual(['mouthguard', 'shoelaces'])
    const done = play(caught.state, { type: 'handOver', card: cardIn(caught.state, 'boxer', 'shoelaces') })
    expect(handOf(done.state, 'boxer')).toEqual(['film', 'mouthguard'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['shoelaces'])
    expect(shown(done)).toEqual(['shoelaces'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['undercover'] })
  })

  test('L-11: one card of the own is handed over all the same, and the suspect stays free', () => {
    const caught = drawing(arrived({ boxer: { at: 'casino', hand: ['mouthguard'], item: 'fedora' } }), 'undercover')
    const done = play(caught.state, { type: 'handOver', card: cardIn(caught.state, 'boxer', 'mouthguard') })
    expect(belongings(done.state, 'boxer')).toEqual({ at: 'casino', hand: [], item: 'fedora', searched: [] })
  })

  test.each([
    ['no card', []],
    ["five cards of others'", ['film', 'film', 'lipstick', 'tieClip', 'cufflink']],
  ] as const)(
    'L-11: with %s the suspect loses everything, item included, and is taken in; nothing is asked',
    (_, hand) => {
      const before = arrived({ boxer: { at: 'casino', hand, item: 'fedora', searched: ['gym'] } })
      const done = drawing(before, 'undercover')
      expect(belongings(done.state, 'boxer')).toEqual({ at: 'station', hand: [], item: undefined, searched: ['gym'] })
      expect(facesOf(done.state, done.state.alibis.discards).sort()).toEqual([...hand].sort())
      expect(eventsOf(done, 'takenIn')).toHaveLength(1)
      expect(done.state.police).toBe('casino')
      expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['undercover', 'fedora'] })
    },
  )

  test('costs one of five: a complete alibi is complete no more', () => {
    const hand = ['mouthguard', 'mouthguard', 'shoelaces', 'handWraps', 'fightTicket'] as const
    const caught = drawing(arrived({ boxer: { at: 'alley', hand } }), 'undercover')
    expect(choices(caught.state, 'handOver').sort()).toEqual(['fightTicket', 'handWraps', 'mouthguard', 'shoelaces'])
    const done = play(caught.state, { type: 'handOver', card: cardIn(caught.state, 'boxer', 'mouthguard') })
    expect(handOf(done.state, 'boxer')).toEqual(['fightTicket', 'handWraps', 'mouthguard', 'shoelaces'])
    expect(done.state.outcome).toBeNull()
  })

  test('L-11: investigates also where the police stand already', () => {
    const caught = drawing(arrived({ boxer: { at: 'bank', hand: ['mouthguard'] }, police: 'bank' }), 'undercover')
    expect(caught.state.police).toBe('bank')
    expect(caught.state.decision).toMatchObject({ queue: ['boxer'] })
  })

  test('L-11: everybody on the tile is investigated in turn; nobody elsewhere, and nobody in custody', () => {
    const before = arrived({
      boxer: { at: 'hotel', hand: ['mouthguard'] },
      dame: { at: 'hotel', hand: ['earring', 'lipstick'], item: 'knife' },
      reporter: { at: 'factory', hand: ['film'], item: 'coffee' },
      ceo: { at: 'station' },
    })
    const caught = drawing(before, 'undercover')
    expect(caught.state.decision).toMatchObject({ queue: ['boxer', 'dame'] })
    const next = play(caught.state, { type: 'handOver', card: cardIn(caught.state, 'boxer', 'mouthguard') })
    expect(onTheLam.moves(next.state, 'boxer')).toEqual([])
    expect(choices(next.state, 'handOver').sort()).toEqual(['earring', 'lipstick'])
    const done = play(next.state, { type: 'handOver', card: cardIn(next.state, 'dame', 'earring') })
    expect(belongings(done.state, 'dame')).toEqual({ at: 'hotel', hand: ['lipstick'], item: 'knife', searched: [] })
    expect(bystanders(done.state, 'boxer', 'dame')).toEqual(bystanders(before, 'boxer', 'dame'))
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['undercover'] })
  })

  test('L-11: whoever is taken in from a shared tile leaves the other to be asked', () => {
    const before = arrived({ boxer: { at: 'hotel' }, dame: { at: 'hotel', hand: ['earring'] } })
    const caught = drawing(before, 'undercover')
    expect(heard(caught)).toEqual(['playCardDrawn', 'policeMoved', 'investigated', 'takenIn', 'investigated'])
    expect(caught.state.decision).toMatchObject({ queue: ['dame'] })
    expect(caught.state.people.boxer.at).toBe('station')
  })
})
