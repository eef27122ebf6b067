import { callable, callOfficer } from '../../rules/police.ts'
import { holderOf, isDetective, isOfficer, woundsOf } from '../../rules/questions.ts'
import { heal } from '../../rules/wounds.ts'
import { DETECTIVES } from '../../state.ts'
import type { CardRule } from '../rule.ts'

const MOST = 3

/** Heals wherever it is called to, and the Danger Level stays (unlike D-15); or an Officer is back on his feet. */
export const ambulance: CardRule = {
  type: 'resource',
  copies: 2,
  // D-55: a pair's one hand has its Wounds once.
  targets: (state, by) => [
    ...DETECTIVES.filter(who => holderOf(state, who) === who && woundsOf(state, who) > 0).map(who => ({ who })),
    ...(isDetective(by) ? callable(state, by) : []).map(who => ({ who })),
  ],
  play(turn, by, { who }) {
    if (who && isOfficer(who) && isDetective(by)) return callOfficer(turn, by, who, 'clerville')
    if (who && isDetective(who)) heal(turn, who, MOST)
  },
}
