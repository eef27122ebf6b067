import { describe, expect, test } from 'vitest'
import { onTheLam } from '../index.ts'
import type { Alibi } from '../state.ts'
import { cardIn, choices, type Done, eventsOf, facesOf, handOf, play } from '../testing.ts'
import { arrived, belongings, bystanders, drawing, heard, shown, standing } from './testing.ts'

const FIVE = ['mouthguard', 'shoelaces', 'lipstick', 'film', 'tieClip'] as const

const lose = ({ state }: Done, face: Alibi) => play(state, { type: 'discard', card: cardIn(state, 'boxer', face) })

describe('mugger', () => {
  test('L-14: takes half of the alibi cards, the ones that the suspect chooses, and the turn passes on', () => {
    const mugged = drawing(arrived({ boxer: { hand: FIVE.slice(0, 4) } }), 'mugger')
    expect(mugged.state.decision).toEqual({ type: 'mugged', left: 2 })
    expect(standing(mugged)).toEqual({ turn: 'boxer', asked: 'mugged', used: ['mugger'] })
    expect(choices(mugged.state, 'discard').sort()).toEqual(['film', 'lipstick', 'mouthguard', 'shoelaces'])
    for (const other of ['dame', 'reporter', 'ceo'] as const) expect(onTheLam.moves(mugged.state, other)).toEqual([])
    const once = lose(mugged, 'film')
    expect(once.state.decision).toEqual({ type: 'mugged', left: 1 })
    expect(choices(once.state, 'discard').sort()).toEqual(['lipstick', 'mouthguard', 'shoelaces'])
    const done = lose(once, 'mouthguard')
    expect(handOf(done.state, 'boxer')).toEqual(['lipstick', 'shoelaces'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['film', 'mouthguard'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['mugger'] })
  })

  test.each([
    { cards: 2, taken: 1 },
    { cards: 3, taken: 1 },
    { cards: 4, taken: 2 },
    { cards: 5, taken: 2 },
  ])('L-14: of $cards cards takes $taken, rounded down, and no more', ({ cards, taken }) => {
    const hand = FIVE.slice(0, cards)
    let done = drawing(arrived({ boxer: { hand } }), 'mugger')
    expect(eventsOf(done, 'mugged')).toEqual([{ type: 'mugged', seat: 'boxer', count: taken }])
    for (const face of hand.slice(0, taken)) done = lose(done, face)
    expect(handOf(done.state, 'boxer')).toEqual(hand.slice(taken).sort())
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['mugger'] })
  })

  test.each([
    ['one card', ['mouthguard']],
    ['no card', []],
  ] as const)('L-40: of %s takes none, and nothing happens', (_, hand) => {
    const before = arrived({ boxer: { hand, item: 'fedora' } })
    const done = drawing(before, 'mugger')
    expect(heard(done)).toEqual(['playCardDrawn', 'fizzled', 'turnBegan'])
    expect(bystanders(done.state)).toEqual(bystanders(before))
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['mugger'] })
  })

  test('L-33: does not count the item, nor take it', () => {
    const mugged = drawing(arrived({ boxer: { hand: ['mouthguard', 'film', 'lipstick'], item: 'fedora' } }), 'mugger')
    expect(mugged.state.decision).toEqual({ type: 'mugged', left: 1 })
    expect(choices(mugged.state, 'discard')).not.toContain('fedora')
    const done = lose(mugged, 'film')
    expect(belongings(done.state, 'boxer').item).toBe('fedora')
  })

  test('L-33: everybody hears how many go, and sees which', () => {
    const mugged = drawing(arrived({ boxer: { hand: FIVE } }), 'mugger')
    expect(heard(mugged)).toEqual(['playCardDrawn', 'mugged'])
    const once = lose(mugged, 'tieClip')
    expect(shown(once)).toEqual(['tieClip'])
    expect([once.secrets, once.final]).toEqual([[], true])
  })

  test('offers copies once, and takes one of them at a time', () => {
    const mugged = drawing(arrived({ boxer: { hand: ['film', 'film', 'lipstick', 'lipstick'] } }), 'mugger')
    expect(choices(mugged.state, 'discard').sort()).toEqual(['film', 'lipstick'])
    const done = lose(lose(mugged, 'film'), 'film')
    expect(handOf(done.state, 'boxer')).toEqual(['lipstick', 'lipstick'])
  })

  test('leaves everybody else alone, also on the same tile', () => {
    const before = arrived({
      boxer: { at: 'hotel', hand: ['mouthguard', 'film'], searched: ['gym'] },
      dame: { at: 'hotel', hand: ['earring', 'mouthguard', 'film', 'lipstick'], item: 'knife' },
      ceo: { at: 'hotel', hand: ['tieClip', 'cufflink'] },
      police: 'hotel',
    })
    const done = lose(drawing(before, 'mugger'), 'film')
    expect(bystanders(done.state, 'boxer')).toEqual(bystanders(before, 'boxer'))
    expect(belongings(done.state, 'boxer')).toEqual({ ...belongings(before, 'boxer'), hand: ['mouthguard'] })
    expect(done.state.police).toBe('hotel')
  })
})
