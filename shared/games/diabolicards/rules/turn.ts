import type { PieceId, Turn } from '../../../kernel/game.ts'
import type { Event, Faces } from '../events.ts'
import type { State } from '../state.ts'
import { faceOf } from './table.ts'

/** A step of the match: the state to be changed, the luck, and everybody who listens. */
export type CardsTurn = Turn<State, Event>

export const showing = (state: State, cards: readonly PieceId[]): Faces =>
  Object.fromEntries(cards.map(card => [card, faceOf(state, card)]))

/** What every event about one open card says. */
export const about = (state: State, card: PieceId): { card: PieceId; faces: Faces } => ({
  card,
  faces: { [card]: faceOf(state, card) },
})
