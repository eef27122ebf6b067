import { useMemo } from 'react'
import type { Move, View } from '../../shared/kernel/game.ts'
import { type Choice, choicesOf, namedBy, names, type TableState, useTable } from '../state/table.ts'

export type TargetsOf = (move: Move, view: View) => readonly string[]

/** Everything on the stage that some offered choice can be clicked at, with those choices. */
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

/** The choices as they stand, without a new list at every look. */
export function useChoices(): readonly Choice[] {
  const moment = useTable(table => table.moment)
  const waiting = useTable(table => table.queue.length > 0 || table.sending)
  return useMemo(() => {
    const state: Pick<TableState, 'moment' | 'queue' | 'sending'> = { moment, queue: [], sending: waiting }
    return choicesOf({ ...useTable.getState(), ...state })
  }, [moment, waiting])
}
