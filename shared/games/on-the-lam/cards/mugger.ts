import { distinct } from '../rules/questions.ts'
import { ask, endTurn, fizzle, giveUpCard } from '../rules/verbs.ts'
import type { IncidentRule } from './incident.ts'

/** Discard half of the alibi cards, rounded down, of the suspect's choice; one card is too few to bother (L-40). */
export const mugger: IncidentRule = {
  play(turn, seat, card) {
    const left = Math.floor(turn.state.people[seat].hand.length / 2)
    if (left === 0) return fizzle(turn, seat, card)
    turn.emit({ type: 'mugged', seat, count: left })
    ask(turn, { type: 'mugged', left })
  },
  moves: (state, seat) => distinct(state, state.people[seat].hand).map(card => ({ type: 'discard', card })),
  answer(turn, move) {
    const { decision, active } = turn.state
    if (move.type !== 'discard' || decision.type !== 'mugged') return
    giveUpCard(turn, active, move.card, 'discarded')
    if (decision.left > 1) ask(turn, { type: 'mugged', left: decision.left - 1 })
    else endTurn(turn)
  },
}
