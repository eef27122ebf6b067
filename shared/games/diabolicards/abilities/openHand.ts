import { openHand as layOpen } from '../rules/hands.ts'
import type { AbilityRule } from './rule.ts'

/** Her player's hand lies open while she lives. */
export const openHand: AbilityRule = { use: (turn, { card }) => layOpen(turn, turn.state.active, card) }
