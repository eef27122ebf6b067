import { apply } from './apply.ts'
import { clone } from './clone.ts'
import type { Move } from './move.ts'
import { deciders, moves } from './moves.ts'
import { powers } from './rules/power.ts'
import { otherSide, sideOf } from './rules/table.ts'
import type { CardsTurn } from './rules/turn.ts'
import type { Player, State } from './state.ts'

/** Draws the first of everything: what is drawn counts for nothing before the next turn. */
const NO_LUCK = { drawn: 0, int: () => 0 }

/** By how much a seat's side is ahead. */
function aheadBy(state: State, seat: Player): number {
  const both = powers(state)
  return both[sideOf(seat)] - both[otherSide(sideOf(seat))]
}

/**
 * What a play brings until the turn is over, by the rules alone: by how much the seat's side gains on the other if
 * everybody who is asked something answers as is best for their side. Null: there is too much to go through.
 */
export function turnWorth(before: State, seat: Player, move: Move, most = 2_000): number | null {
  let steps = 0
  const side = sideOf(seat)
  const played = (from: State, who: Player, each: Move): number => {
    steps++
    if (steps > most) return Number.NaN
    const state = clone(from)
    const turn: CardsTurn = { state, seat: who, chance: NO_LUCK, names: NO_LUCK, emit: () => {}, final: () => {} }
    apply(turn, each)
    const [decider] = deciders(state)
    if (!decider || state.decision.type === 'turn' || state.decision.type === 'pledge') return aheadBy(state, seat)
    const worth = moves(state, decider).map(next => played(state, decider, next))
    return sideOf(decider) === side ? Math.max(...worth) : Math.min(...worth)
  }
  const worth = played(before, seat, move)
  return steps > most || Number.isNaN(worth) ? null : worth - aheadBy(before, seat)
}
