import { type Choice, namedBy, names } from '../state/table.ts'

/** One button: a move, or a thing whose moves are shown once it is picked. */
export type Entry =
  | { readonly type: 'choice'; readonly choice: Choice }
  | { readonly type: 'thing'; readonly thing: string; readonly count: number }

/** As many as there are number keys: more of one kind are asked for thing by thing. */
const MANY = 9

/** The offered moves as buttons: those of one type together, in the order of the offer, narrowed to what was picked. */
export function arrange(choices: readonly Choice[], picked: readonly string[]): Entry[][] {
  const kinds = new Map<string, Choice[]>()
  for (const choice of choices.filter(each => names(each, picked))) {
    const kind = `${choice.seat} ${choice.move.type}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice])
  }
  return [...kinds.values()].map(alike => thingsOf(alike, picked) ?? alike.map(choice => ({ type: 'choice', choice })))
}

/** The things to ask for first, where that makes the list shorter. */
function thingsOf(alike: readonly Choice[], picked: readonly string[]): Entry[] | null {
  if (alike.length <= MANY) return null
  const firsts = alike.map(({ move }) => namedBy(move).find(thing => !picked.includes(thing)))
  const things = [...new Set(firsts)]
  if (things.length === alike.length || things.length < 2) return null
  const entries = things.flatMap((thing): Entry[] =>
    thing === undefined ? [] : [{ type: 'thing', thing, count: alike.filter(choice => names(choice, [thing])).length }],
  )
  const nameless = alike.filter((_, i) => firsts[i] === undefined)
  return [...entries, ...nameless.map((choice): Entry => ({ type: 'choice', choice }))]
}
