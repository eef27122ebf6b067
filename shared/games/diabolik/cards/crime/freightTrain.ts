import type { Location } from '../../map/locations.ts'
import { neighbours, whereIs } from '../../rules/questions.ts'
import { goDirectly } from '../../rules/shadows.ts'
import type { State } from '../../state.ts'
import { within } from './around.ts'
import type { CrimeRule } from './rule.ts'

const RIDE = 5

const hasTracks = (state: State, at: Location): boolean => neighbours(state, at).some(({ type }) => type === 'highway')

/** The rails follow the Highways. D-57: counts as the Move; D-81: noticed at its two ends. */
export const freightTrain: CrimeRule = {
  type: 'movement',
  copies: 2,
  isMove: true,
  targets(state, who) {
    const from = whereIs(state, who)
    if (!hasTracks(state, from)) return []
    return within(state, from, RIDE)
      .filter(to => to !== from && hasTracks(state, to))
      .map(to => ({ to }))
  },
  play(turn, who, { to }) {
    if (to !== undefined) goDirectly(turn, who, to)
  },
}
