import type { Fact, Piece, PieceId, View } from '../kernel/game.ts'
import { GONE, unpackFact, unpackOverlay, unpackPiece } from './pack.ts'

/** What a decoded schema looks like, whichever library decoded it. */
interface Strings {
  get(key: string): string | undefined
  has(key: string): boolean
  forEach(each: (text: string, key: string) => void): void
}
export interface DecodedDesk {
  readonly pieces: Strings
  readonly facts: Strings
}
export interface DecodedTable {
  readonly seq: number
  readonly pieces: Strings
  readonly facts: Strings
  /** The viewer's own desk and no other; the public has none. */
  readonly desks?: { readonly size: number; values(): IterableIterator<DecodedDesk> }
}

/** What was read last, per piece: an unchanged piece stays the same object, so that a store can compare by identity. */
export type Memory = Map<PieceId, { shown: string | undefined; own: string | undefined; piece: Piece }>

/** The decoded table as a plain view. On the server, where all desks exist, say which. */
export function readView(
  table: DecodedTable,
  memory: Memory = new Map(),
  desk: DecodedDesk | undefined = onlyDesk(table),
): View {
  const pieces: Record<PieceId, Piece> = {}
  const put = (id: PieceId, shown: string | undefined, own: string | undefined): void => {
    const last = memory.get(id)
    if (last && last.shown === shown && last.own === own) {
      pieces[id] = last.piece
      return
    }
    const seen = shown === undefined ? undefined : unpackPiece(shown)
    const piece = own === undefined ? seen : unpackOverlay(own, seen)
    if (!piece) return
    memory.set(id, { shown, own, piece })
    pieces[id] = piece
  }
  table.pieces?.forEach((text, id) => {
    put(id, text, desk?.pieces.get(id))
  })
  desk?.pieces.forEach((text, id) => {
    if (!table.pieces.has(id)) put(id, undefined, text)
  })
  forget(memory, pieces)
  return { pieces, facts: readFacts(table, desk) }
}

/** What everybody sees of it. */
export const readOpenView = (table: DecodedTable, memory?: Memory): View => readView(table, memory, NO_DESK)
const NO_DESK: DecodedDesk = { pieces: new Map(), facts: new Map() }

function readFacts(table: DecodedTable, desk: DecodedDesk | undefined): Record<string, Fact> {
  const facts: Record<string, Fact> = {}
  table.facts?.forEach((text, name) => {
    facts[name] = unpackFact(text)
  })
  desk?.facts.forEach((text, name) => {
    if (text === GONE) delete facts[name]
    else facts[name] = unpackFact(text)
  })
  return facts
}

/** Pieces that came and went must not pile up. */
function forget(memory: Memory, pieces: Readonly<Record<PieceId, Piece>>): void {
  if (memory.size <= 2 * Object.keys(pieces).length + 64) return
  for (const id of memory.keys()) if (!pieces[id]) memory.delete(id)
}

function onlyDesk(table: DecodedTable): DecodedDesk | undefined {
  if ((table.desks?.size ?? 0) > 1) throw new Error('several desks: say which')
  return table.desks?.values().next().value
}
