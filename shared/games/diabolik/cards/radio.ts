import { openExchange } from '../rules/exchange.ts'
import { drawCards } from '../rules/hands.ts'
import type { CardType } from '../state.ts'
import type { CardRule } from './rule.ts'

/**
 * A card, then an Exchange (D-17, D-71) at any distance: the Radio Watch of the Criminals, the Walkie Talkie of the
 * Detectives. D-55: two players have one hand and leave it out.
 */
export const radio = <T extends CardType>(type: T): CardRule & { readonly type: T } => ({
  type,
  copies: 2,
  partners: true,
  targets: () => [{}],
  play(turn, who) {
    drawCards(turn, who, 1)
    openExchange(turn, who, true)
  },
})
