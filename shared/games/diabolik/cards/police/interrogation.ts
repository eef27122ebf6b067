import { discardAtRandom } from '../../rules/hands.ts'
import { handOf, isCriminal, isHidden, whereIs } from '../../rules/questions.ts'
import { CRIMINALS } from '../../state.ts'
import type { CardRule } from '../rule.ts'

const CARDS = 2

/** Whoever is On the Run here loses cards. */
export const interrogation: CardRule = {
  type: 'event',
  copies: 2,
  targets: (state, by) =>
    CRIMINALS.filter(
      who => !isHidden(state, who) && whereIs(state, who) === whereIs(state, by) && handOf(state, who).length > 0,
    ).map(who => ({ who })),
  play(turn, _, { who }) {
    if (who && isCriminal(who)) discardAtRandom(turn, who, Math.min(CARDS, handOf(turn.state, who).length))
  },
}
