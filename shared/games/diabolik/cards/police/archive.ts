import { drawCards, recover } from '../../rules/hands.ts'
import { distinct } from '../../rules/questions.ts'
import type { CardRule } from '../rule.ts'

/** A card of choice from the discards, and one from the deck. */
export const archive: CardRule = {
  type: 'organisation',
  copies: 1,
  targets: state => distinct(state, state.police.discards).map(pick => ({ pick })),
  play(turn, who, { pick }) {
    if (pick) recover(turn, who, pick)
    drawCards(turn, who, 1)
  },
}
