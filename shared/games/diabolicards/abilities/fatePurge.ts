import { changeHand } from '../rules/hands.ts'
import type { AbilityRule } from './rule.ts'

/** Before drawing, the hand goes into the deck, and as many cards are drawn. */
export const fatePurge: AbilityRule = { use: turn => changeHand(turn, turn.state.active) }
