import { apply } from '../apply.ts'
import { clone } from '../clone.ts'
import type { Move } from '../move.ts'
import { deciders, moves } from '../moves.ts'
import { dataOf, HOMES } from '../rules/table.ts'
import type { CardsTurn } from '../rules/turn.ts'
import type { Player, State } from '../state.ts'

/** Draws the first of everything: a rehearsal makes nothing of what is drawn. */
const NO_LUCK = { drawn: 0, int: () => 0 }

/** How whoever is asked answers within a rehearsed turn. */
export type Answering = (state: State, seat: Player, offered: readonly Move[]) => Move

/** The table after this move and whatever it makes people decide until the turn is over. */
export function rehearse(before: State, seat: Player, move: Move, answer: Answering): State {
  const state = clone(before)
  let next: Move = move
  let who = seat
  for (;;) {
    const turn: CardsTurn = { state, seat: who, chance: NO_LUCK, names: NO_LUCK, emit: () => {}, final: () => {} }
    apply(turn, next)
    const [decider] = deciders(state)
    if (!decider || state.decision.type === 'turn' || state.decision.type === 'pledge') return state
    who = decider
    next = answer(state, decider, moves(state, decider))
  }
}

/** Plays of cards that differ in nothing but their names are weighed once. */
export function weighed(state: State, score: (move: Move) => number): (move: Move) => number {
  const known = new Map<string, number>()
  return move => {
    if (move.type !== 'play') return score(move)
    const { group, power, kind, gender, ability } = dataOf(state, move.card)
    if (ability !== null) return score(move)
    const like = `${power} ${kind} ${gender} ${HOMES[group]} ${move.zone}`
    const worth = known.get(like) ?? score(move)
    known.set(like, worth)
    return worth
  }
}
