import type { Move, Seat } from '../../shared/kernel/game.ts'
import { names } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'

/** One button: a move, or a thing or a type whose moves are shown once it is picked. */
export type MoveEntry =
  | { readonly type: 'choice'; readonly choice: Choice }
  | { readonly type: 'thing'; readonly thing: string; readonly count: number }
  | { readonly type: 'kind'; readonly seat: Seat; readonly kind: string; readonly count: number }

/** A number that is asked for: what it may be, and what it is as long as nobody says otherwise. */
export interface NumberAsked {
  readonly field: string
  readonly values: readonly number[]
  readonly value: number
}

/** Numbers that were said, by the field of the move. */
export type Numbers = Readonly<Record<string, number>>

/** Moves of one type by one seat. The entries are those with the numbers that are asked for. */
export interface MoveKind {
  readonly seat: Seat
  readonly type: string
  readonly fields: readonly NumberAsked[]
  readonly entries: readonly MoveEntry[]
}

/** As many as there are number keys: more of one kind are asked for thing by thing, then number by number. */
const MANY = 9

/** The offered moves as buttons: those of one type together, in the order of the offer, narrowed to what was picked. */
export function arrange(choices: readonly Choice[], picked: readonly string[], numbers: Numbers = {}): MoveKind[] {
  const kinds = new Map<string, [Choice, ...Choice[]]>()
  for (const choice of choices.filter(each => names(each, picked))) {
    const kind = `${choice.seat} ${choice.move.type}`
    const alike = kinds.get(kind)
    if (alike) alike.push(choice)
    else kinds.set(kind, [choice])
  }
  return [...kinds.values()].map(alike => ({
    seat: alike[0].seat,
    type: alike[0].move.type,
    ...asked(alike, picked, numbers),
  }))
}

/** Of so many moves of one type a heading says enough. */
const FEW = 2

/** The type whose moves are looked at. */
export type OpenKind = Pick<MoveKind, 'seat' | 'type'>

/**
 * A list that is too long to be seen at once, with a button for each type that is `named`; or the moves of the type
 * that was opened, and no other.
 */
export function grouped(
  kinds: readonly MoveKind[],
  choices: readonly Choice[],
  opened: OpenKind | null,
  named: (type: string) => boolean,
): readonly MoveKind[] {
  const isOpen = ({ seat, type }: MoveKind): boolean => seat === opened?.seat && type === opened.type
  if (kinds.some(isOpen)) return kinds.filter(isOpen)
  if (kinds.length < 2 || kinds.reduce((sum, { entries }) => sum + entries.length, 0) <= MANY) return kinds
  return kinds.map(kind => {
    const { seat, type, entries } = kind
    if (entries.length <= FEW || !named(type)) return kind
    const count = choices.filter(choice => choice.seat === seat && choice.move.type === type).length
    return { seat, type, fields: [], entries: [{ type: 'kind', seat, kind: type, count }] }
  })
}

const listed = (choices: readonly Choice[]): MoveEntry[] => choices.map(choice => ({ type: 'choice', choice }))

/** The things to ask for first. Where that does not halve the list, it is only one question more. */
function asked(
  alike: readonly Choice[],
  picked: readonly string[],
  numbers: Numbers,
): Pick<MoveKind, 'fields' | 'entries'> {
  const firsts = alike.map(({ things }) => things.find(thing => !picked.includes(thing)))
  const things = [...new Set(firsts)]
  if (alike.length <= MANY || things.length * 2 > alike.length) return { fields: [], entries: listed(alike) }
  const { fields, left } = byNumbers(
    alike.filter((_, i) => firsts[i] === undefined),
    numbers,
  )
  const entries = things.flatMap((thing): MoveEntry[] => {
    if (thing === undefined) return listed(left)
    const own = alike.filter((_, i) => firsts[i] === thing)
    if (own.length === 1) return listed(own)
    return [{ type: 'thing', thing, count: alike.filter(choice => names(choice, [thing])).length }]
  })
  return { fields, entries }
}

const carried = ({ move }: Choice, field: string): unknown => (move as Move & Record<string, unknown>)[field]

/** The numbers to ask for, one after the other, and what is left of the moves. */
function byNumbers(choices: readonly Choice[], numbers: Numbers): { fields: NumberAsked[]; left: readonly Choice[] } {
  const fields: NumberAsked[] = []
  let left = choices
  if (choices.length <= MANY) return { fields, left }
  for (const field of Object.keys(choices[0]?.move ?? {})) {
    const all = new Set(choices.map(choice => carried(choice, field)))
    // A move without it could not be chosen any more.
    if (all.size < 2 || ![...all].every(value => typeof value === 'number')) continue
    const values = [...new Set(left.map(choice => carried(choice, field) as number))]
    const [first] = values
    if (first === undefined) continue
    const said = numbers[field]
    const value = said !== undefined && values.includes(said) ? said : first
    fields.push({ field, values: values.sort((a, b) => a - b), value })
    left = left.filter(choice => carried(choice, field) === value)
  }
  return { fields, left }
}
