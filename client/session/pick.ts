import { names } from './table.ts'
import type { Choice } from './tableState.ts'

/** Everything on the table that some offered choice can be clicked at, with those choices. */
export function targetsOf(choices: readonly Choice[], picked: readonly string[]): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>()
  for (const choice of choices.filter(each => names(each, picked)))
    for (const id of choice.things) if (!picked.includes(id)) targets.set(id, [...(targets.get(id) ?? []), choice])
  return targets
}

/** What a click on a target means: an answer, or a narrower question. */
export function clicked(
  id: string,
  targets: ReadonlyMap<string, readonly Choice[]>,
): { readonly choose: Choice } | { readonly pick: string } | null {
  const choices = targets.get(id) ?? []
  const [only] = choices
  if (!only) return null
  return choices.length === 1 ? { choose: only } : { pick: id }
}

/**
 * What it means to let go of a thing, once it is picked, over something: the same as a click there. What has no place is
 * let go of anywhere, `away` from the hand: then it is chosen, or what is left is asked. null: it was not meant.
 */
export function dropped(
  over: string | null,
  left: readonly Choice[],
  targets: ReadonlyMap<string, readonly Choice[]>,
  away: boolean,
): { readonly choose: Choice } | { readonly pick: string | null } | null {
  const meant = over === null ? null : clicked(over, targets)
  if (meant || targets.size > 0 || !away) return meant
  const [only] = left
  return left.length === 1 && only ? { choose: only } : { pick: null }
}
