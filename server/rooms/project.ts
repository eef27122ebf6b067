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
  write(table.pieces, shown.pieces, NOTHING, packPiece)
  write(table.facts, shown.facts, NOTHING, packFact)
  for (const [chair, view] of chairs) {
    const desk = deskOf(table, chair)
    write(desk.pieces, view.pieces, shown.pieces, packOverlay)
    write(desk.facts, view.facts, shown.facts, (own, fact) => (own === fact ? undefined : packFact(own)))
  }
}

function deskOf(table: TableSchema, chair: number): Desk {
  const desk = table.desks.get(String(chair))
  if (!desk) throw new Error(`no desk for chair ${chair}`)
  return desk
}

type Entries<T> = Readonly<Record<string, T>>
const NOTHING: Entries<never> = {}

/**
 * What `own` shows otherwise than `shown`. Old entries in the map's order, new ones sorted: the order in which a view
 * lists its pieces may be a hidden deck's. A move changes few of many: nothing else is gathered on the way.
 */
function write<T>(
  map: MapSchema<string>,
  own: Entries<T>,
  shown: Entries<T>,
  pack: (own: T, shown: T | undefined) => string | undefined,
): void {
  /** Undefined: it goes. */
  const changes = new Map<string, string | undefined>()
  const compare = (key: string, text: string | undefined): void => {
    if (text !== map.get(key)) changes.set(key, text)
  }
  for (const key of Object.keys(own)) compare(key, pack(own[key] as T, shown[key]))
  for (const key of Object.keys(shown)) if (!Object.hasOwn(own, key)) compare(key, GONE)
  for (const key of map.keys()) if (!Object.hasOwn(own, key) && !Object.hasOwn(shown, key)) changes.set(key, undefined)
  if (changes.size === 0) return
  for (const key of map.keys()) {
    if (!changes.has(key)) continue
    const text = changes.get(key)
    changes.delete(key)
    if (text === undefined) map.delete(key)
    else map.set(key, text)
  }
  for (const key of [...changes.keys()].sort()) map.set(key, changes.get(key) ?? '')
}
