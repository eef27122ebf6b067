import { draw, stow } from '../../../kernel/bag.ts'
import { blackmailable } from '../rules/questions.ts'
import { ask, endTurn, fizzle, showing } from '../rules/verbs.ts'
import type { IncidentRule } from './incident.ts'

/** Steal a random alibi card from an opponent who has one (L-40). Only thief and victim see which. */
export const blackmail: IncidentRule = {
  play(turn, seat, card) {
    if (blackmailable(turn.state, seat).length === 0) fizzle(turn, seat, card)
    else ask(turn, { type: 'blackmail' })
  },
  moves: (state, seat) => blackmailable(state, seat).map(who => ({ type: 'blackmail', who })),
  answer(turn, move) {
    if (move.type !== 'blackmail') return
    const { state } = turn
    const seat = state.active
    const card = draw(turn, state.people[move.who].hand)
    if (card === undefined) throw new Error(`${move.who} has no card to lose`)
    turn.emit(
      { type: 'blackmailed', seat, from: move.who, card },
      { to: [seat, move.who], more: { faces: showing(state, [card]) } },
    )
    stow(turn, state.people[seat].hand, [card])
    endTurn(turn)
  },
}
