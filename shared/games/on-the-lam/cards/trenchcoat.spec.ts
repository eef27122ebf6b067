import { describe, expect, test } from 'vitest'
import { onTheLam } from '../index.ts'
import { ALIBIS, type Alibi, type State } from '../state.ts'
import { cardIn, choices, eventsOf, type Fortune, facesOf, handOf, offered, play } from '../testing.ts'
import { arrived, belongings, bystanders, drawing, heard, shown, sorted, standing, told } from './testing.ts'

const swap = (before: State, given: Alibi, ...fortunes: Fortune[]) =>
  play(drawing(before, 'trenchcoat').state, { type: 'swap', card: cardIn(before, 'boxer', given) }, ...fortunes)

describe('trenchcoat', () => {
  test('L-14: swaps an alibi card of the own choice for a random one from the pile, and the turn passes on', () => {
    const before = arrived({ boxer: { hand: ['mouthguard', 'lipstick', 'film'] }, pile: ['shoelaces', 'tieClip'] })
    const met = drawing(before, 'trenchcoat')
    expect(standing(met)).toEqual({ turn: 'boxer', asked: 'swap', used: ['trenchcoat'] })
    expect(choices(met.state, 'swap').sort()).toEqual(['film', 'lipstick', 'mouthguard'])
    for (const other of ['dame', 'reporter', 'ceo'] as const) expect(onTheLam.moves(met.state, other)).toEqual([])
    const done = swap(before, 'lipstick', { draw: 'shoelaces' })
    expect(handOf(done.state, 'boxer')).toEqual(['film', 'mouthguard', 'shoelaces'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['lipstick'])
    expect(facesOf(done.state, done.state.alibis.cards)).toEqual(['tieClip'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['trenchcoat'] })
  })

  test('L-33: everybody sees the card given; the card drawn is for its new owner alone', () => {
    const before = arrived({ boxer: { hand: ['lipstick'] }, pile: ['shoelaces', 'tieClip'] })
    const done = swap(before, 'lipstick', { draw: 'shoelaces' })
    expect(heard(done)).toEqual(['swapped', 'alibiDrawn', 'turnBegan'])
    expect(shown(done)).toEqual(['lipstick'])
    expect(eventsOf(done, 'alibiDrawn')[0]).not.toHaveProperty('faces')
    expect(told(done, 'boxer')).toEqual(['shoelaces'])
    for (const other of ['dame', 'reporter', 'ceo'] as const) expect(told(done, other)).toEqual([])
  })

  test('L-40: without an alibi card nothing happens, though an item is there', () => {
    const before = arrived({ boxer: { item: 'fedora' } })
    const done = drawing(before, 'trenchcoat')
    expect(heard(done)).toEqual(['playCardDrawn', 'fizzled', 'turnBegan'])
    expect(bystanders(done.state)).toEqual(bystanders(before))
    expect(sorted(done.state, done.state.alibis.cards)).toEqual(sorted(before, before.alibis.cards))
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['trenchcoat'] })
  })

  test('must be answered: whoever has one card, and that of the own, gives it', () => {
    const before = arrived({ boxer: { hand: ['mouthguard'] }, pile: ['film'] })
    const met = drawing(before, 'trenchcoat')
    expect(offered(met.state)).toEqual([{ type: 'swap', card: cardIn(before, 'boxer', 'mouthguard') }])
    expect(handOf(swap(before, 'mouthguard', { draw: 'film' }).state, 'boxer')).toEqual(['film'])
  })

  test('leaves five cards five: nothing is left to discard', () => {
    const before = arrived({ boxer: { hand: ['mouthguard', 'shoelaces', 'handWraps', 'film', 'film'] } })
    expect(choices(drawing(before, 'trenchcoat').state, 'swap').sort()).toEqual(
      ['mouthguard', 'shoelaces', 'handWraps', 'film'].sort(),
    )
    const done = swap(before, 'film', { draw: 'tieClip' })
    expect(handOf(done.state, 'boxer')).toEqual(['film', 'handWraps', 'mouthguard', 'shoelaces', 'tieClip'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['trenchcoat'] })
  })

  test('L-40: the card given is among the discards before the draw, so with an empty pile it may come straight back', () => {
    const before = arrived({ boxer: { hand: ['mouthguard'] }, pile: [] })
    const done = swap(before, 'mouthguard', { draw: 'mouthguard' })
    expect(heard(done)).toEqual(['swapped', 'reshuffled', 'alibiDrawn', 'turnBegan'])
    expect(handOf(done.state, 'boxer')).toEqual(['mouthguard'])
    expect(done.state.alibis).toEqual({ cards: [], discards: [] })
  })

  test('L-40 L-16: when the draw empties the pile, the card given makes the new one', () => {
    const before = arrived({ boxer: { hand: ['mouthguard'] }, pile: ['film'] })
    const done = swap(before, 'mouthguard', { draw: 'film' })
    expect(handOf(done.state, 'boxer')).toEqual(['film'])
    expect(facesOf(done.state, done.state.alibis.cards)).toEqual(['mouthguard'])
  })

  test('L-1: the fifth card of the own wins nothing before it is carried into the station', () => {
    const before = arrived({ boxer: { hand: [...ALIBIS.boxer.slice(0, 4), 'film'] } })
    const done = swap(before, 'film', { draw: 'mouthguard' })
    expect(done.state.outcome).toBeNull()
    expect(standing(done).turn).toBe('dame')
  })

  test('leaves everybody else alone, also on the same tile, and the item where it is', () => {
    const before = arrived({
      boxer: { at: 'hotel', hand: ['mouthguard'], item: 'booze' },
      dame: { at: 'hotel', hand: ['earring', 'mouthguard'], item: 'knife' },
      reporter: { hand: ['film'] },
      police: 'hotel',
    })
    const done = swap(before, 'mouthguard', { draw: 'film' })
    expect(bystanders(done.state, 'boxer')).toEqual(bystanders(before, 'boxer'))
    expect(belongings(done.state, 'boxer')).toEqual({ at: 'hotel', hand: ['film'], item: 'booze', searched: [] })
    expect(done.state.police).toBe('hotel')
  })
})
