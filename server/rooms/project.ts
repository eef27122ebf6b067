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
  const [pieces, facts] = [Object.keys(shown.pieces), Object.keys(shown.facts)]
  write(table.pieces, changesOf(pieces, shown.pieces, before.pieces, samePiece, packPiece))
  write(table.facts, changesOf(facts, shown.facts, before.facts, Object.is, packFact))
  for (const [chair, view] of chairs) {
    const desk = deskOf(table, chair)
    write(desk.pieces, differences(desk.pieces, pieces, view.pieces, shown.pieces, packOverlay))
    write(desk.facts, differences(desk.facts, facts, view.facts, shown.facts, packOtherFact))
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

/** A move changes few of many: what is the same is not packed to be compared. `keys` are those of `now`. */
function changesOf<T>(
  keys: readonly string[],
  now: Entries<T>,
  before: Entries<T>,
  same: (one: T, other: T) => boolean,
  pack: (each: T) => string,
): Changes {
  const changes: Changes = new Map()
  let kept = 0
  for (const key of keys) {
    const [is, was] = [now[key] as T, before[key]]
    if (was !== undefined) kept++
    if (was === undefined || !same(is, was)) changes.set(key, pack(is))
  }
  const old = Object.keys(before)
  if (kept < old.length) for (const key of old) if (now[key] === undefined) changes.set(key, undefined)
  return changes
}

/**
 * Between a desk and what it should say so that its viewer sees `own` where the public sees `shown`. `keys` are those of
 * `shown`. Most of both are the very same things, for a viewer's view is made from the public's.
 */
function differences<T>(
  desk: MapSchema<string>,
  keys: readonly string[],
  own: Entries<T>,
  shown: Entries<T>,
  pack: (own: T, shown: T | undefined) => string | undefined,
): Changes {
  /** All that the desk should say: little, since most is as the public sees it. */
  const texts: Changes = new Map()
  const say = (key: string, text: string | undefined): void => void (text === undefined || texts.set(key, text))
  if (own !== shown) {
    let common = 0
    for (const key of keys) {
      const each = own[key]
      if (each !== undefined) common++
      if (each !== shown[key]) say(key, each === undefined ? GONE : pack(each, shown[key]))
    }
    const all = Object.keys(own)
    if (common < all.length)
      for (const key of all) if (shown[key] === undefined) say(key, pack(own[key] as T, undefined))
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
