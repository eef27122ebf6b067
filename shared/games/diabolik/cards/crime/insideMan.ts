import { discardAtRandom } from '../../rules/hands.ts'
import { isDetective } from '../../rules/questions.ts'
import { DETECTIVES } from '../../state.ts'
import type { CrimeRule } from './rule.ts'

const LEAKED = 2

/** D-55: with two players the Detectives' only hand is Ginko's. */
export const insideMan: CrimeRule = {
  type: 'event',
  copies: 2,
  targets: state => DETECTIVES.filter(each => state.people[each].hand.length > 0).map(who => ({ who })),
  play(turn, _, { who: victim }) {
    if (victim !== undefined && isDetective(victim)) discardAtRandom(turn, victim, LEAKED)
  },
}
