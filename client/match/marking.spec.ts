import { expect, it } from 'vitest'
import { placeOf } from './marking.ts'

const piece = (place: string) => ({ kind: 'thing', place, order: 0, up: true })
const view = {
  pieces: { card: piece('bank'), coin: piece('card'), top: piece('deck'), a: piece('b'), b: piece('a') },
  facts: {},
}
const places = ['bank', 'gym']

it.each([
  ['a place itself', 'gym', 'gym'],
  ['where a thing lies', 'card', 'bank'],
  ['where the thing lies that a thing lies on', 'coin', 'bank'],
  ['nothing where no marker may lie', 'top', null],
  ['nothing for what is not there', 'ghost', null],
  ['nothing for things that lie on each other', 'a', null],
])('a click means %s', (_, id, place) => {
  expect(placeOf(id, view, places)).toBe(place)
})
