import type { PieceId, Turn } from '../../../kernel/game.ts'
import type { Event, Faces } from '../events.ts'
import type { Question, Side, State } from '../state.ts'
import { faceOf } from './questions.ts'

/** A step of the match: the state to be changed, the luck, and everybody who listens. */
export type DiabolikTurn = Turn<State, Event>

export const ask = (turn: DiabolikTurn, question: Question): void => {
  turn.state.questions.push(question)
}

export const showing = (state: State, cards: readonly PieceId[]): Faces =>
  Object.fromEntries(cards.map(card => [card, faceOf(state, card)]))

/** What a side had to admit, before all. */
export function tell(turn: DiabolikTurn, who: Side, what: string, count: number): void {
  turn.emit({ type: 'answered', who, what, count })
  turn.final()
}
