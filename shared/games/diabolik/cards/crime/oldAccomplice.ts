import { drawCards, recover } from '../../rules/hands.ts'
import { distinct } from '../../rules/questions.ts'
import { heal } from '../../rules/wounds.ts'
import type { CrimeRule } from './rule.ts'

/** How many Wounds she dresses. */
const MOST = 3

/** Heals as D-15, picks as D-21, but anywhere and without Danger. The card itself is not among the discards yet when it is aimed. */
export const oldAccomplice: CrimeRule = {
  type: 'plan',
  copies: 2,
  targets: state => distinct(state, state.crime.discards).map(pick => ({ pick })),
  play(turn, who, { pick }) {
    if (pick === undefined) return
    heal(turn, who, MOST)
    recover(turn, who, pick)
    drawCards(turn, who, 1)
  },
}
