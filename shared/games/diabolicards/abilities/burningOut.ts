import { discardFromHand } from '../rules/hands.ts'
import type { AbilityRule } from './rule.ts'
import { among } from './verbs.ts'

/** His player discards a hand card. */
export const burningOut: AbilityRule = {
  lost: state => (state.hands[state.active].length === 0 ? 'noTarget' : null),
  objects: (state, _, chosen) => (chosen.length > 0 ? [] : among(state.hands[state.active], chosen)),
  need: () => 1,
  use(turn, _, chosen) {
    for (const card of chosen) discardFromHand(turn, turn.state.active, card)
  },
}
