import type { PieceId } from '../../../../kernel/game.ts'

/** All that some face-down cards can say together: a row for each way, and how likely that is beside the others. */
export interface Table {
  /** A Location card's id; or, with a sign before it, something that two tables must agree on. */
  readonly cards: readonly PieceId[]
  readonly rows: readonly Row[]
}
export interface Row {
  readonly says: Uint8Array
  readonly chance: number
}

const SIGN = '?'
/** A column that is no card: tables that have it agree on it. */
export const tie = (name: string): PieceId => SIGN + name
export const isCard = (column: PieceId): boolean => !column.startsWith(SIGN)

/** Keeps the ways that agree with what was told; a table that none would be left of is as it was. */
export function keep(table: Table, agrees: (row: Row) => boolean): Table {
  const rows = table.rows.filter(agrees)
  return rows.length === 0 || rows.length === table.rows.length ? table : { ...table, rows }
}

/** Makes the chances add up to one. */
export function settled(rows: readonly Row[]): Row[] {
  let sum = 0
  for (const { chance } of rows) sum += chance
  return rows.map(({ says, chance }) => ({ says, chance: sum > 0 ? chance / sum : 1 / rows.length }))
}

/** Ways that say the same are one. */
export function merged(rows: Iterable<Row>): Row[] {
  const found = new Map<string, { says: Uint8Array; chance: number }>()
  for (const { says, chance } of rows) {
    const key = String.fromCharCode(...says)
    const same = found.get(key)
    if (same) same.chance += chance
    else found.set(key, { says, chance })
  }
  return [...found.values()]
}

/** Without some columns. */
export function without(table: Table, gone: readonly PieceId[]): Table {
  const left = [...table.cards.keys()].filter(i => !gone.includes(table.cards[i] as PieceId))
  if (left.length === table.cards.length) return table
  const rows = table.rows.map(({ says, chance }) => ({ says: Uint8Array.from(left, i => says[i] as number), chance }))
  return { cards: left.map(i => table.cards[i] as PieceId), rows: merged(rows) }
}

/** All that one column can say. */
export function sayings(table: Table, card: PieceId): Set<number> {
  const column = table.cards.indexOf(card)
  return new Set(table.rows.map(({ says }) => says[column] as number))
}

/** The columns that both have, as a key of a row in each; and whether two rows with the same key can both be true. */
interface Join {
  readonly keyOne: (row: Row) => number
  readonly keyOther: (row: Row) => number
  readonly suit: (one: Row, other: Row) => boolean
}

export function joinOf(one: Table, other: Table): Join {
  const shared = one.cards.filter(card => other.cards.includes(card))
  const columns = (table: Table): number[] => shared.map(card => table.cards.indexOf(card))
  const own = (table: Table): number[] =>
    [...table.cards.keys()].filter(
      i => isCard(table.cards[i] as PieceId) && !shared.includes(table.cards[i] as PieceId),
    )
  const key =
    (at: readonly number[]) =>
    ({ says }: Row): number => {
      let sum = 0
      for (const i of at) sum = sum * 64 + (says[i] as number)
      return sum
    }
  const [mine, theirs] = [own(one), own(other)]
  return {
    keyOne: key(columns(one)),
    keyOther: key(columns(other)),
    // D-74: two cards never say the same.
    suit: (a, b) => !mine.some(i => theirs.some(j => a.says[i] === b.says[j])),
  }
}

export function grouped(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Both, without the ways that no way of the other goes with. */
export function agreed(one: Table, other: Table): [Table, Table] {
  const { keyOne, keyOther, suit } = joinOf(one, other)
  const [ones, others] = [grouped(one.rows, keyOne), grouped(other.rows, keyOther)]
  return [
    keep(one, row => others.get(keyOne(row))?.some(each => suit(row, each)) ?? false),
    keep(other, row => ones.get(keyOther(row))?.some(each => suit(each, row)) ?? false),
  ]
}
