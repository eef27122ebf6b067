import type { Seat } from '../../shared/kernel/game.ts'
import { names } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'

/** One button: a move, or a thing whose moves are shown once it is picked. */
export type Entry =
  | { readonly type: 'choice'; readonly choice: Choice }
  | { readonly type: 'thing'; readonly thing: string; readonly count: number }

/** Moves of one type by one seat. */
export interface Kind {
  readonly seat: Seat
  readonly type: string
  readonly entries: readonly Entry[]
}

/** As many as there are number keys: more of one kind are asked for thing by thing. */
const MANY = 9

/** The offered moves as buttons: those of one type together, in the order of the offer, narrowed to what was picked. */
export function arrange(choices: readonly Choice[], picked: readonly string[]): Kind[] {
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
    entries: thingsOf(alike, picked) ?? alike.map(choice => ({ type: 'choice', choice })),
  }))
}

/** The things to ask for first. Where that does not halve the list, it is only one question more. */
function thingsOf(alike: readonly Choice[], picked: readonly string[]): Entry[] | null {
  if (alike.length <= MANY) return null
  const firsts = alike.map(({ things }) => things.find(thing => !picked.includes(thing)))
  const things = [...new Set(firsts)]
  if (things.length * 2 > alike.length) return null
  return things.flatMap((thing): Entry[] => {
    const own = alike.filter((_, i) => firsts[i] === thing)
    if (thing === undefined || own.length === 1) return own.map(choice => ({ type: 'choice', choice }))
    return [{ type: 'thing', thing, count: alike.filter(choice => names(choice, [thing])).length }]
  })
}
