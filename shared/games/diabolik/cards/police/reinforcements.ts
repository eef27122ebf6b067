import type { Location } from '../../map/locations.ts'
import { callOfficer } from '../../police.ts'
import { isDetective, isOfficer, whereIs } from '../../questions.ts'
import type { CardRule } from '../rule.ts'
import { officersWaiting } from './questions.ts'

/** An Officer without the price of D-19, where he is needed. */
export const reinforcements: CardRule = {
  type: 'organisation',
  copies: 2,
  targets(state, who) {
    // Officers of one colour are alike.
    const [officer] = officersWaiting(state, who)
    const posts = new Set<Location>(['clerville', whereIs(state, who)])
    return officer ? [...posts].map(at => ({ who: officer, at })) : []
  },
  play(turn, by, { who, at }) {
    if (who && at && isOfficer(who) && isDetective(by)) callOfficer(turn, by, who, at)
  },
}
