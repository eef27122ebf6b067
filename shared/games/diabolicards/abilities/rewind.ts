import { stow } from '../../../kernel/bag.ts'
import { ENOUGH } from '../rules/contracts.ts'
import { drawCard } from '../rules/hands.ts'
import { seatsOf } from '../rules/table.ts'
import type { AbilityRule } from './rule.ts'
import { among, kill, mortal, others } from './verbs.ts'

/**
 * All discards go back into the deck, and contracts with them (C-12). Who has run out of cards draws one: else a side
 * could be left to watch. The price: one other own card of the zone; where there is none, himself.
 */
export const rewind: AbilityRule = {
  begin(turn) {
    const { state } = turn
    const cards = state.discards.splice(0)
    turn.emit({ type: 'rewound', cards: [...cards] })
    stow(turn, state.deck, cards)
    if (state.banned && state.deck.length >= ENOUGH) {
      state.banned = false
      turn.emit({ type: 'contractsAllowed' })
    }
    for (const seat of seatsOf(state.options.players))
      if (seat !== state.active && state.hands[seat].length === 0) drawCard(turn, seat)
  },
  objects: (state, me, chosen) => (chosen.length > 0 ? [] : among(mortal(state, others(state, me)), chosen)),
  need: () => 1,
  use: (turn, me, chosen) => kill(turn, me, chosen.length === 0 ? [me.card] : chosen),
}
