import { distinct } from '../rules/questions.ts'
import { ask, drawAlibis, endTurn, fizzle, giveUpCard } from '../rules/verbs.ts'
import type { IncidentRule } from './incident.ts'

/** Swap an alibi card for a random one; the card given is among the discards before the draw (L-40). */
export const trenchcoat: IncidentRule = {
  play(turn, seat, card) {
    if (turn.state.people[seat].hand.length === 0) fizzle(turn, seat, card)
    else ask(turn, { type: 'swap' })
  },
  moves: (state, seat) => distinct(state, state.people[seat].hand).map(card => ({ type: 'swap', card })),
  answer(turn, move) {
    if (move.type !== 'swap') return
    giveUpCard(turn, turn.state.active, move.card, 'swapped')
    drawAlibis(turn, turn.state.active, 1)
    endTurn(turn)
  },
}
