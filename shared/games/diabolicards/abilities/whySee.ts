import { pick } from '../../../kernel/rng.ts'
import { hiddenIn, showCard } from '../rules/hands.ts'
import { type StandingCard, seatsOf, sideOf } from '../rules/table.ts'
import type { Player, State } from '../state.ts'
import type { AbilityRule } from './rule.ts'

const opponents = (state: State, { side }: StandingCard): Player[] =>
  seatsOf(state.options.players).filter(seat => sideOf(seat) !== side && hiddenIn(state, seat).length > 0)

/** One random card of an opponent's hand lies open in it from now on. */
export const whySee: AbilityRule = {
  lost: (state, me) => (opponents(state, me).length === 0 ? 'noTarget' : null),
  objects: (state, me, chosen) =>
    chosen.length > 0 ? [] : opponents(state, me).map(seat => ({ type: 'peek' as const, seat })),
  need: () => 1,
  each(turn, _, choice) {
    if (choice.type !== 'peek') return
    const { state } = turn
    const card = pick(turn.chance, hiddenIn(state, choice.seat))
    showCard(turn, choice.seat, card)
    state.shown.push(card)
  },
}
