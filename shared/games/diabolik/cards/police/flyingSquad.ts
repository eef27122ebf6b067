import { investigateAt } from '../../rules/police.ts'
import { isOfficer, placeOf } from '../../rules/questions.ts'
import { goDirectly } from '../../rules/shadows.ts'
import type { CardRule } from '../rule.ts'
import { officersOut, within } from './questions.ts'

const REACH = 1

/** One of the own Officers goes somewhere near, or stays, and Investigates. */
export const flyingSquad: CardRule = {
  type: 'movement',
  copies: 2,
  targets: (state, who) =>
    officersOut(state, who).flatMap(officer => {
      const from = placeOf(state, officer)
      return from ? within(state, from, REACH).map(at => ({ who: officer, at })) : []
    }),
  play(turn, _, { who, at }) {
    if (!(who && at && isOfficer(who))) return
    if (placeOf(turn.state, who) !== at) goDirectly(turn, who, at)
    // A Trap may have sent him back to the Station.
    if (placeOf(turn.state, who) === at) investigateAt(turn, who, at)
  },
}
