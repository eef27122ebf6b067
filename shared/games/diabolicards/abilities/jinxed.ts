import { drawCard } from '../rules/hands.ts'
import { otherSide } from '../rules/table.ts'
import type { AbilityRule } from './rule.ts'

/** Whoever acts next on the other side draws a card. */
export const jinxed: AbilityRule = {
  use: (turn, { side }) => drawCard(turn, turn.state.next[otherSide(side)]),
}
