import { describe, expect, test } from 'vitest'
import type { Piece } from '../kernel/game.ts'
import { pick, rngOf, seedOf } from '../kernel/rng.ts'
import { GONE, packFact, packOverlay, packPiece, unpackFact, unpackOverlay, unpackPiece } from './pack.ts'

const card: Piece = { kind: 'card', place: 'hand:3', order: 2, up: false }

/** Any piece at all, of few words, so that two of them often agree in most. */
function somePieces(name: string, count: number): Piece[] {
  const rng = rngOf(seedOf(name), 0)
  return Array.from({ length: count }, () => ({
    kind: pick(rng, ['', 'card', '=']),
    place: pick(rng, ['', 'deck', '0']),
    order: pick(rng, [0, -1, 2.5, 1e21]),
    up: pick(rng, [true, false]),
    ...pick(rng, [{}, { value: 0 }, { value: -7.25 }]),
    ...pick(rng, [{}, { marks: [] }, { marks: [''] }, { marks: ['a'] }, { marks: ['a', '', 'b'] }]),
    ...pick(rng, [{}, { face: '' }, { face: 'king' }, { face: '=' }, { face: '王' }]),
  }))
}

test('every piece comes back as it was packed', () => {
  for (const piece of somePieces('alone', 2000)) expect(unpackPiece(packPiece(piece))).toStrictEqual(piece)
})

/** The same in its plainest form: each field with its sign, where there is something to say. */
function plainly({ kind, place, order, up, value, marks, face }: Piece): string {
  const fields = [
    kind,
    `\x03${place}`,
    order === 0 ? '' : `\x04${order}`,
    up ? '\x05' : '',
    value === undefined ? '' : `\x06${value}`,
    marks ? ['', ...marks, ''].join('\x07') : '',
    face === undefined ? '' : `\x01${face}`,
  ]
  return fields.join('')
}
const faceless = ({ face: _, ...piece }: Piece): Piece => piece

test('a piece is packed as in the plainest form, and its difference found as there', () => {
  const shown = somePieces('there', 2000)
  for (const [i, own] of somePieces('here', 2000).entries()) {
    const open = shown[i] as Piece
    expect(packPiece(own)).toBe(plainly(own))
    const isWhole = plainly(faceless(own)) !== plainly(faceless(open))
    expect(packOverlay(own, open) === packPiece(own)).toBe(isWhole)
  }
})

test('every fact comes back as it was packed', () => {
  for (const fact of ['', 'true', '1', 's', 'ünï|\x1f', 0, -3, 1.5, 1e21, true, false])
    expect(unpackFact(packFact(fact))).toBe(fact)
})

test('what is not there, 0 or face down takes no room', () => {
  expect(packPiece(card)).toBe('card\x03hand:3\x042')
  expect(packPiece({ ...card, order: 0 })).toBe('card\x03hand:3')
  expect(packPiece({ ...card, order: 0, up: true, face: 'king' })).toBe('card\x03hand:3\x05\x01king')
})

describe('what a desk says of a piece', () => {
  test('makes the own piece of the public one, whichever these are', () => {
    const shown = somePieces('shown', 2000)
    for (const [i, own] of somePieces('own', 2000).entries()) {
      const text = packOverlay(own, shown[i])
      const seen = text === undefined ? shown[i] : unpackOverlay(text, shown[i])
      expect(seen).toStrictEqual(own)
    }
  })

  test('is nothing where there is no difference, and the face alone where only that differs', () => {
    expect(packOverlay(card, card)).toBeUndefined()
    expect(packOverlay({ ...card, face: 'king' }, card)).toBe('\x01king')
    expect(packOverlay({ ...card, face: 'king' }, { ...card, face: 'ace' })).toBe('\x01king')
  })

  test('follows the public piece where only the face differs', () => {
    const text = packOverlay({ ...card, face: 'king' }, card) ?? ''
    expect(unpackOverlay(text, { ...card, place: 'table' })).toEqual({ ...card, place: 'table', face: 'king' })
  })

  test('can be the whole piece, its absence, or its lack of a face', () => {
    expect(packOverlay(card, undefined)).toBe(packPiece(card))
    expect(unpackOverlay(GONE, card)).toBeUndefined()
    expect(unpackOverlay(packOverlay(card, { ...card, face: 'king' }) ?? '', { ...card, face: 'king' })).toEqual(card)
  })
})
