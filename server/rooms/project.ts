import { type MapSchema, StateView } from '@colyseus/schema'
import type { View } from '../../shared/kernel/game.ts'
import type { Own } from '../../shared/kernel/revealed.ts'
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
 * Writes the public's view, and what some chairs see otherwise, into the table, in place, changing only what differs. What
 * reaches a viewer depends on the public views and its own views so far and on nothing else: other chairs' secrets are not
 * filtered out of it, they are never put in.
 */
export function project(table: TableSchema, seq: number, shown: View, chairs: ReadonlyMap<number, Own>): void {
  table.seq = seq
  const before = written.get(table) ?? NO_VIEW
  written.set(table, shown)
  write(table.pieces, changesOf(shown.pieces, before.pieces, samePiece, packPiece))
  write(table.facts, changesOf(shown.facts, before.facts, Object.is, packFact))
  for (const [chair, own] of chairs) {
    const desk = deskOf(table, chair)
    write(desk.pieces, differences(desk.pieces, own.pieces, shown.pieces, packOverlay))
    write(desk.facts, differences(desk.facts, own.facts, shown.facts, packOtherFact))
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
  let kept = 0
  for (const key in now) {
    const [is, was] = [now[key] as T, before[key]]
    if (was !== undefined) kept++
    if (was === undefined || !same(is, was)) changes.set(key, pack(is))
  }
  const old = Object.keys(before)
  if (kept < old.length) for (const key of old) if (now[key] === undefined) changes.set(key, undefined)
  return changes
}

/** Between a desk and what it should say so that its viewer sees `own` where the public sees `shown`. */
function differences<T>(
  desk: MapSchema<string>,
  own: Entries<T | null>,
  shown: Entries<T>,
  pack: (own: T, shown: T | undefined) => string | undefined,
): Changes {
  const texts: Changes = new Map()
  for (const key in own) {
    const each = own[key] as T | null
    const text = each === null ? GONE : pack(each, shown[key])
    if (text !== undefined) texts.set(key, text)
  }
  for (const [key, text] of desk.entries())
    if (texts.get(key) === text) texts.delete(key)
    else if (!texts.has(key)) texts.set(key, undefined)
  return texts
}

/** In an order of its own: that in which a view lists its pieces may be a hidden deck's. */
function write(map: MapSchema<string>, changes: Changes): void {
  for (const key of [...changes.keys()].sort()) {
    const text = changes.get(key)
    if (text === undefined) map.delete(key)
    else map.set(key, text)
  }
}
