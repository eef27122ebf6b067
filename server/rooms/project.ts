import { type MapSchema, StateView } from '@colyseus/schema'
import type { View } from '../../shared/kernel/game.ts'
import { GONE, packFact, packOtherFact, packOverlay, packPiece, samePiece } from '../../shared/wire/pack.ts'
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
 * Writes the public's view and those of some chairs into the table, in place, changing only what differs. What reaches a
 * viewer depends on the public views and its own views so far and on nothing else: other chairs' secrets are not filtered
 * out of it, they are never put in. Views are values: nobody changes one that was shown.
 */
export function project(table: TableSchema, seq: number, shown: View, chairs: ReadonlyMap<number, View>): void {
  table.seq = seq
  write(table.pieces, shown.pieces, NOTHING, samePiece, packPiece)
  write(table.facts, shown.facts, NOTHING, Object.is, packFact)
  for (const [chair, view] of chairs) {
    const desk = deskOf(table, chair)
    write(desk.pieces, view.pieces, shown.pieces, samePiece, packOverlay)
    write(desk.facts, view.facts, shown.facts, Object.is, packOtherFact)
  }
}

function deskOf(table: TableSchema, chair: number): Desk {
  const desk = table.desks.get(String(chair))
  if (!desk) throw new Error(`no desk for chair ${chair}`)
  return desk
}

type Entries<T> = Readonly<Record<string, T>>
const NOTHING: Entries<never> = {}

/** What a map was last written from. A move changes few of many: what is the same is not packed again. */
interface Layers<T> {
  readonly own: Entries<T>
  readonly shown: Entries<T>
  /** How many of each. */
  readonly counts: readonly [number, number]
}
const NO_LAYERS: Layers<never> = { own: NOTHING, shown: NOTHING, counts: [0, 0] }
const written = new WeakMap<MapSchema<string>, Layers<unknown>>()

/**
 * What `own` shows otherwise than `shown`. Old entries in the map's order, new ones sorted: the order in which a view
 * lists its pieces may be a hidden deck's.
 */
function write<T>(
  map: MapSchema<string>,
  own: Entries<T>,
  shown: Entries<T>,
  same: (one: T, other: T) => boolean,
  pack: (own: T, shown: T | undefined) => string | undefined,
): void {
  const before = (written.get(map) ?? NO_LAYERS) as Layers<T>
  const unchanged = (now: T | undefined, then: T | undefined): boolean =>
    now === undefined || then === undefined ? now === then : same(now, then)
  const changes = new Map<string, string | undefined>()
  const keys = Object.keys(own)
  const open = Object.keys(shown)
  /** How many of each were there before. */
  let [ownMet, openMet] = [0, 0]
  for (const key of keys) {
    const [now, then] = [own[key] as T, before.own[key]]
    if (then !== undefined) ownMet++
    if (!unchanged(now, then) || !unchanged(shown[key], before.shown[key])) changes.set(key, pack(now, shown[key]))
  }
  for (const key of open) {
    if (before.shown[key] !== undefined) openMet++
    if (own[key] === undefined && (before.own[key] !== undefined || before.shown[key] === undefined))
      changes.set(key, GONE)
  }
  if (ownMet < before.counts[0] || openMet < before.counts[1])
    for (const key of map.keys()) if (own[key] === undefined && shown[key] === undefined) changes.set(key, undefined)
  written.set(map, { own, shown, counts: [keys.length, open.length] })
  if (changes.size > 0) enter(map, changes)
}

/** Undefined: it goes. */
function enter(map: MapSchema<string>, changes: Map<string, string | undefined>): void {
  for (const key of map.keys()) {
    if (!changes.has(key)) continue
    const text = changes.get(key)
    changes.delete(key)
    if (text === undefined) map.delete(key)
    else if (text !== map.get(key)) map.set(key, text)
  }
  for (const [key, text] of [...changes].sort()) if (text !== undefined) map.set(key, text)
}
