import { expect, it } from 'vitest'
import type { Piece, View } from '../../../shared/kernel/game.ts'
import { belongsTo, heaps, placesOf } from './layout.ts'

const piece = (place: string, order = 0, face?: string): Piece => ({
  kind: 'card',
  place,
  order,
  up: face !== undefined,
  ...(face && { face }),
})
const view: View = {
  pieces: { a: piece('pile', 1), b: piece('pile', 0), c: piece('somewhere', 0, 'king'), d: piece('c', 0, 'crown') },
  facts: {},
}

it('goes through the places in the order of the game, then through all others', () => {
  expect(placesOf(view, ['bank', 'pile']).map(({ place }) => place)).toEqual(['bank', 'pile', 'somewhere'])
})

it('finds everything where it lies, in its order, also what lies on something', () => {
  const [pile, somewhere] = placesOf(view, ['pile'])
  expect(pile?.lying.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(somewhere?.lying.map(({ id, on }) => [id, on.map(each => each.id)])).toEqual([['c', ['d']]])
})

it('loses nothing', () => {
  const count = (lying: ReturnType<typeof placesOf>[number]['lying']): number =>
    lying.reduce((sum, { on }) => sum + 1 + count(on), 0)
  expect(placesOf(view, []).reduce((sum, { lying }) => sum + count(lying), 0)).toBe(4)
})

it('counts what looks alike, but not what can be chosen', () => {
  const [pile] = placesOf({ ...view, pieces: { ...view.pieces, e: piece('pile', 2), f: piece('pile', 3) } }, ['pile'])
  const shown = heaps(
    pile?.lying ?? [],
    () => 'card',
    ({ id }) => id === 'a',
  )
  expect(shown.map(({ lying }) => lying.map(({ id }) => id))).toEqual([['b', 'e', 'f'], ['a']])
})

it('knows whose places are whose', () => {
  expect(['hand:ann', 'hand:bob', 'annex'].filter(place => belongsTo(place, ['ann']))).toEqual(['hand:ann'])
})
