import { type MapSchema, StateView } from '@colyseus/schema'
import type { View } from '../../shared/kernel/game.ts'
import { GONE, packFact, packOverlay, packPiece } from '../../shared/wire/pack.ts'
import { Desk, TableSchema } from './schema.ts'

/** The table with all its desks. Nothing is added to this shape later. */
export function layTable(chairs: readonly number[]): TableSchema {
  const table = new TableSchema()
  for (const chair of chairs) table.desks.set(String(chair), new Desk())
  return table
}

/**
 * The one StateView of a chair, shared by its devices, made once and never changed: what a chair knows changes inside
 * its desk. So StateView's add and remove, where its bugs live, are not called during play. The table must hang on an
 * encoder already.
 */
export function eyesOf(table: TableSchema, chair: number): StateView {
  const eyes = new StateView()
  eyes.add(deskOf(table, chair))
  // A joiner gets the desk with the full state; else the next patch would repeat it.
  eyes.changes.clear()
  return eyes
}

/**
 * Writes everybody's view into the table, in place, changing only what differs. What reaches a viewer depends on the
 * public views and its own views so far and on nothing else: other chairs' secrets are not filtered out of it, they are
 * never put in.
 */
export function project(table: TableSchema, seq: number, shown: View, chairs: ReadonlyMap<number, View>): void {
  table.seq = seq
  write(table.pieces, packed(shown.pieces, packPiece))
  write(table.facts, packed(shown.facts, packFact))
  for (const [chair, view] of chairs) {
    const desk = deskOf(table, chair)
    write(desk.pieces, overlay(view.pieces, shown.pieces, packOverlay))
    write(
      desk.facts,
      overlay(view.facts, shown.facts, (own, fact) => (own === fact ? undefined : packFact(own))),
    )
  }
}

function deskOf(table: TableSchema, chair: number): Desk {
  const desk = table.desks.get(String(chair))
  if (!desk) throw new Error(`no desk for chair ${chair}`)
  return desk
}

type Entries<T> = Readonly<Record<string, T>>

const packed = <T>(entries: Entries<T>, pack: (value: T) => string): Map<string, string> =>
  new Map(Object.entries(entries).map(([key, value]) => [key, pack(value)]))

function overlay<T>(
  own: Entries<T>,
  shown: Entries<T>,
  pack: (own: T, shown: T | undefined) => string | undefined,
): Map<string, string> {
  const out = new Map<string, string>()
  for (const [key, value] of Object.entries(own)) {
    const text = pack(value, shown[key])
    if (text !== undefined) out.set(key, text)
  }
  for (const key of Object.keys(shown)) if (!Object.hasOwn(own, key)) out.set(key, GONE)
  return out
}

/** Old entries in the map's order, new ones sorted: the order in which a view lists its pieces may be a hidden deck's. */
function write(map: MapSchema<string>, next: Map<string, string>): void {
  for (const [key, text] of [...map.entries()]) {
    const now = next.get(key)
    if (now === undefined) map.delete(key)
    else if (now !== text) map.set(key, now)
    next.delete(key)
  }
  for (const [key, text] of [...next].sort(([a], [b]) => (a < b ? -1 : 1))) map.set(key, text)
}
