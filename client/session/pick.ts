import type { Piece } from '../../shared/kernel/game.ts'
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

/** Rules ask for one of several copies, since they are alike: whichever is tapped, it is that one. */
export function meantBy(
  id: string,
  held: readonly { readonly id: string; readonly piece: Piece }[],
  targets: ReadonlyMap<string, unknown>,
  picked: readonly string[],
): string {
  const own = held.find(each => each.id === id)?.piece
  if (!own || targets.has(id) || picked.includes(id)) return id
  const isCopy = ({ kind, face }: Piece): boolean => kind === own.kind && face === own.face
  return held.find(each => targets.has(each.id) && isCopy(each.piece))?.id ?? id
}
