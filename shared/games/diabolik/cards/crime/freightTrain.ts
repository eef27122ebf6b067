import type { Location } from '../../map/locations.ts'
import { watchersIn } from '../../move.ts'
import { isHidden, isWatched, neighbours, watchersOn, whereIs } from '../../rules/questions.ts'
import { goBack, goDirectly } from '../../rules/shadows.ts'
import type { State } from '../../state.ts'
import { within } from './around.ts'
import { HIDE } from './drive.ts'
import type { CrimeRule } from './rule.ts'

const RIDE = 5

const hasTracks = (state: State, at: Location): boolean => neighbours(state, at).some(({ type }) => type === 'highway')

/** The rails follow the Highways. D-57: counts as the Move, also as one back (D-36); D-81: noticed at its two ends. */
export const freightTrain: CrimeRule = {
  type: 'movement',
  copies: 2,
  isMove: true,
  targets(state, who) {
    const from = whereIs(state, who)
    if (!hasTracks(state, from)) return []
    const stops = within(state, from, RIDE).filter(to => to !== from && hasTracks(state, to))
    const hides = isHidden(state, who) || isWatched(state, who) ? [] : stops
    return [
      ...stops.map(to => ({ to })),
      ...hides.map(to => ({ to, seen: watchersOn(state, [from, to]).join(), what: HIDE })),
    ]
  },
  play(turn, who, { to, seen = '', what }) {
    if (to === undefined) return
    if (what === HIDE) goBack(turn, who, to, watchersIn(seen))
    else goDirectly(turn, who, to)
  },
}
