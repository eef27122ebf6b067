import { best } from '../../../kernel/bots.ts'
import { apply } from '../apply.ts'
import { moves } from '../moves.ts'
import { decider } from '../rules/questions.ts'
import type { LamTurn } from '../rules/verbs.ts'
import type { Move, State, Suspect } from '../state.ts'
import { score } from './clever.ts'
import { type Estimates, estimatesBy, follow } from './estimates.ts'
import { sceneIn } from './scene.ts'
import { thoughtOf } from './worth.ts'

/** A match in thought, and what everybody may think of everybody's hand. */
export interface Imagined {
  readonly state: State
  readonly common: Record<Suspect, number>
}

/** Whose faces are dealt to which ids of a hand makes no difference in thought. */
const NAMES = { drawn: 0, int: (n: number) => n - 1 }

/** Plays a move, in place. */
export function play({ state, common }: Imagined, move: Move, chance: LamTurn['chance']): void {
  apply(
    { state, seat: decider(state), chance, names: NAMES, emit: event => follow(common, event), final: () => {} },
    move,
  )
}

export const leadsOf = (imagined: Imagined, me: Suspect): Estimates =>
  estimatesBy(sceneIn(imagined.state, me), imagined.common)

/** What the clever bot would do. */
export function clever({ state, common }: Imagined): Move {
  const seat = decider(state)
  const offered = moves(state, seat)
  if (offered.length === 1) return offered[0] as Move
  const scene = sceneIn(state, seat)
  const thought = thoughtOf(scene, estimatesBy(scene, common))
  return offered[best(offered, move => score(thought, move))] as Move
}
