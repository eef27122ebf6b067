import type { Move, View } from '../../shared/kernel/game.ts'
import { type Choice, namedBy, names } from './table.ts'

type TargetsOf = (move: Move, view: View) => readonly string[]

/** Everything on the table that some offered choice can be clicked at, with those choices. */
export function targetsOf(
  choices: readonly Choice[],
  picked: readonly string[],
  view: View,
  more: TargetsOf = () => [],
): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>()
  for (const choice of choices.filter(each => names(each, picked)))
    for (const id of new Set([...namedBy(choice.move), ...more(choice.move, view)]))
      if (!picked.includes(id)) targets.set(id, [...(targets.get(id) ?? []), choice])
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
