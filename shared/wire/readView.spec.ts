import { describe, expect, test } from 'vitest'
import type { Piece } from '../kernel/game.ts'
import { GONE, packFact, packOverlay, packPiece } from './pack.ts'
import { type DecodedDesk, type DecodedTable, type Memory, readOpenView, readView } from './readView.ts'

const card: Piece = { kind: 'card', place: 'hand', order: 0, up: false }
const texts = (entries: Record<string, string>) => new Map(Object.entries(entries))
const tableOf = (pieces: Record<string, string>, facts: Record<string, string>, ...desks: DecodedDesk[]) =>
  ({
    seq: 1,
    pieces: texts(pieces),
    facts: texts(facts),
    desks: new Map(desks.map((desk, i) => [String(i), desk])),
  }) satisfies DecodedTable
const deskOf = (pieces: Record<string, string>, facts: Record<string, string> = {}): DecodedDesk => ({
  pieces: texts(pieces),
  facts: texts(facts),
})

describe('reading a table', () => {
  test('without a desk gives what is public', () => {
    const table = tableOf({ a: packPiece(card) }, { round: packFact(3) })
    expect(readView(table)).toEqual({ pieces: { a: card }, facts: { round: 3 } })
    expect(readView({ seq: 0, pieces: table.pieces, facts: table.facts })).toEqual(readView(table))
  })

  test('lays the own desk over it', () => {
    const desk = deskOf(
      { a: packOverlay({ ...card, face: 'king' }, card) ?? '', b: GONE, c: packPiece({ ...card, order: 2 }) },
      { round: GONE, cash: packFact(7) },
    )
    const table = tableOf({ a: packPiece(card), b: packPiece(card) }, { round: packFact(3) }, desk)
    expect(readView(table)).toEqual({
      pieces: { a: { ...card, face: 'king' }, c: { ...card, order: 2 } },
      facts: { cash: 7 },
    })
  })

  test('leaves the own desk aside for what everybody sees', () => {
    const desk = deskOf({ a: packOverlay({ ...card, face: 'king' }, card) ?? '', b: packPiece(card) })
    const table = tableOf({ a: packPiece(card) }, { round: packFact(3) }, desk)
    expect(readOpenView(table)).toEqual({ pieces: { a: card }, facts: { round: 3 } })
  })

  test('refuses to guess which desk is meant', () => {
    const desk = deskOf({ a: '\x01king' })
    const table = tableOf({ a: packPiece(card) }, {}, deskOf({}), desk)
    expect(() => readView(table)).toThrow(/several desks/)
    expect(readView(table, new Map(), desk).pieces.a).toEqual({ ...card, face: 'king' })
  })

  test('gives an unchanged piece as the same object, and a changed one as another', () => {
    const memory: Memory = new Map()
    const desk = { pieces: texts({ b: '\x01king' }), facts: texts({}) }
    const table = tableOf({ a: packPiece(card), b: packPiece(card) }, {}, desk)
    const before = readView(table, memory)
    table.pieces.set('a', packPiece({ ...card, order: 1 }))
    const after = readView(table, memory)
    expect(after.pieces.b).toBe(before.pieces.b)
    expect(after.pieces.a).toEqual({ ...card, order: 1 })
    desk.pieces.delete('b')
    expect(readView(table, memory).pieces.b).toEqual(card)
  })

  test('does not remember pieces for ever', () => {
    const memory: Memory = new Map()
    for (let i = 0; i < 1000; i++) readView(tableOf({ [`p${i}`]: packPiece(card) }, {}), memory)
    expect(memory.size).toBeLessThan(100)
  })
})
