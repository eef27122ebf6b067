import type { Location } from '../../map/locations.ts'
import { callable, callOfficer } from '../../rules/police.ts'
import { isDetective, isOfficer, whereIs } from '../../rules/questions.ts'
import type { CardRule } from '../rule.ts'

/** An Officer without the price of D-19, where he is needed. */
export const reinforcements: CardRule = {
  type: 'organisation',
  copies: 1,
  targets(state, who) {
    const posts = new Set<Location>(['clerville', whereIs(state, who)])
    const waiting = isDetective(who) ? callable(state, who) : []
    return waiting.flatMap(officer => [...posts].map(at => ({ who: officer, at })))
  },
  play(turn, by, { who, at }) {
    if (who && at && isOfficer(who) && isDetective(by)) callOfficer(turn, by, who, at)
  },
}
