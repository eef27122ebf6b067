import { openExchange } from '../../exchange.ts'
import { drawCards } from '../../hands.ts'
import type { CardRule } from '../rule.ts'

/** A card, then an Exchange (D-71) with the partner, wherever they are. D-55: two players have one hand and leave it out. */
export const walkieTalkie: CardRule = {
  type: 'resource',
  copies: 2,
  partners: true,
  targets: () => [{}],
  play(turn, who) {
    drawCards(turn, who, 1)
    openExchange(turn, who, true)
  },
}
