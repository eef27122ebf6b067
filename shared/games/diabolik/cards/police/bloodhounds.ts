import { investigateAt } from '../../rules/police.ts'
import { isDetective, whereIs } from '../../rules/questions.ts'
import type { CardRule } from '../rule.ts'
import { within } from './questions.ts'

/** Investigates here or next door (D-18), which is not the action. */
export const bloodhounds: CardRule = {
  type: 'resource',
  copies: 2,
  targets: (state, who) => within(state, whereIs(state, who), 1).map(at => ({ at })),
  play(turn, who, { at }) {
    if (at && isDetective(who)) investigateAt(turn, who, at)
  },
}
