import type { LamTurn } from '../rules/verbs.ts'
import type { Move, State, Suspect } from '../state.ts'

/** A play card that happens at once. One that asks something lists the answers and carries them out. */
export interface IncidentRule {
  play(turn: LamTurn, seat: Suspect, card: string): void
  moves?(state: State, seat: Suspect): Move[]
  answer?(turn: LamTurn, move: Move): void
}
