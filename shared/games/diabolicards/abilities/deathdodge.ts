import { backToDeck } from '../rules/mat.ts'
import { about } from '../rules/turn.ts'
import type { AbilityRule } from './rule.ts'

/** The first time it would die, it goes back into the deck instead; with no deck it stays, its dodge spent (C-43). */
export const deathdodge: AbilityRule = {
  passive: true,
  save: {
    ways: () => [null],
    away(turn, { card }) {
      const { state } = turn
      turn.emit({ type: 'dodged', ...about(state, card) })
      if (state.deck.length === 0) state.spent.push(card)
      else backToDeck(turn, card)
    },
  },
}
