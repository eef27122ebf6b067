import { openExchange } from '../../exchange.ts'
import { drawCards } from '../../hands.ts'
import type { CrimeRule } from './rule.ts'

/** A card, then an Exchange (D-17, D-71) at any distance. D-55: two players have one hand and leave it out. */
export const radioWatch: CrimeRule = {
  type: 'gadget',
  copies: 2,
  partners: true,
  targets: () => [{}],
  play(turn, who) {
    drawCards(turn, who, 1)
    openExchange(turn, who, true)
  },
}
