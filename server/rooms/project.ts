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
 * out of it, they are never put in.
 */
export function project(table: TableSchema, seq: number, shown: View, chairs: ReadonlyMap<number, View>): void {
  table.seq = seq
  const before = written.get(table) ?? NO_VIEW
  written.set(table, shown)
  write(table.pieces, changesOf(shown.pieces, before.pieces, samePiece, packPiece))
  write(table.facts, changesOf(shown.facts, before.facts, Object.is, packFact))
  for (const [chair, view] of chairs) {
    const desk = deskOf(table, chair)
    write(desk.pieces, differences(desk.pieces, view.pieces, shown.pieces, packOverlay))
    write(desk.facts, differences(desk.facts, view.facts, shown.facts, packOtherFact))
  }
}

function deskOf(table: TableSchema, chair: number): Desk {
  const desk = table.desks.get(String(chair))
  if (!desk) throw new Error(`no desk for chair ${chair}`)
  return desk
}

type Entries<T> = Readonly<Record<string, T>>
/** Undefined: it goes. */
type Changes = Map<string, string | undefined>

/** The view that a table shows the public. A value: nobody changes one that was shown. */
const written = new WeakMap<TableSchema, View>()
const NO_VIEW: View = { pieces: {}, facts: {} }

/** A move changes few of many: what is the same is not packed to be compared. */
function changesOf<T>(
  now: Entries<T>,
  before: Entries<T>,
  same: (one: T, other: T) => boolean,
  pack: (each: T) => string,
): Changes {
  const changes: Changes = new Map()
  for (const key of Object.keys(now)) {
    const [is, was] = [now[key] as T, before[key]]
    if (was === undefined || !same(is, was)) changes.set(key, pack(is))
  }
  for (const key of Object.keys(before)) if (now[key] === undefined) changes.set(key, undefined)
  return changes
}

/** Between a desk and what it should say so that its viewer sees `own` where the public sees `shown`. */
function differences<T>(
  desk: MapSchema<string>,
  own: Entries<T>,
  shown: Entries<T>,
  pack: (own: T, shown: T | undefined) => string | undefined,
): Changes {
  /** All that the desk should say: little, since most is as the public sees it. */
  const texts: Changes = new Map()
  for (const key of Object.keys(own)) {
    const text = pack(own[key] as T, shown[key])
    if (text !== undefined) texts.set(key, text)
  }
  for (const key of Object.keys(shown)) if (own[key] === undefined) texts.set(key, GONE)
  for (const [key, text] of desk.entries())
    if (texts.get(key) === text) texts.delete(key)
    else if (!texts.has(key)) texts.set(key, undefined)
  return texts
}

/** Old entries in the map's order, new ones sorted: the order in which a view lists its pieces may be a hidden deck's. */
function write(map: MapSchema<string>, changes: Changes): void {
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
