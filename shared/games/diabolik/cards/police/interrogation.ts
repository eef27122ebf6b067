import { addEffect } from '../../rules/effects.ts'
import { discardAtRandom } from '../../rules/hands.ts'
import { handOf, isCriminal, isHidden, placeOf, whereIs } from '../../rules/questions.ts'
import { CRIMINALS } from '../../state.ts'
import type { CardRule } from '../rule.ts'
import { officersOut } from './questions.ts'

const CARDS = 1
const HELD = -2

/** Whoever is On the Run where the Detective or an own Officer stands is held up: a card and most of the next turn. */
export const interrogation: CardRule = {
  type: 'event',
  copies: 2,
  targets: (state, by) =>
    CRIMINALS.filter(
      who =>
        !isHidden(state, who) &&
        [by, ...officersOut(state, by)].some(each => placeOf(state, each) === whereIs(state, who)),
    ).map(who => ({ who })),
  play(turn, _, { who }) {
    if (!(who && isCriminal(who))) return
    discardAtRandom(turn, who, Math.min(CARDS, handOf(turn.state, who).length))
    addEffect(turn, { type: 'actions', of: who, until: 'turn', value: HELD })
  },
}
