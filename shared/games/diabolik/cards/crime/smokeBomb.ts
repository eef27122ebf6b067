import { isHidden, isWatched, watchersAt, whereIs } from '../../rules/questions.ts'
import { goBack } from '../../rules/shadows.ts'
import { ways } from '../../rules/ways.ts'
import { type Criminal, type State, WATCHERS } from '../../state.ts'
import type { CrimeRule } from './rule.ts'

/** Locations, over roads of any kinds. */
const FAR = 3
const clouded = (state: State, of: Criminal): State => ({
  ...state,
  effects: [...state.effects, { type: 'free', of, until: 'turn', value: FAR }],
})

/** D-36 in spite of Police, Roadblocks and sirens, and further; they notice whoever goes back all the same (D-67). */
export const smokeBomb: CrimeRule = {
  type: 'gadget',
  copies: 3,
  isMove: true,
  targets(state, who) {
    const here = whereIs(state, who)
    if (isHidden(state, who) || !isWatched(state, who)) return []
    return [
      { to: here, seen: watchersAt(state, here).join() },
      ...ways(clouded(state, who), who).map(({ to, road, seen }) => ({ to, road, seen: seen.join() })),
    ]
  },
  play(turn, who, { to, seen = '' }) {
    const watchers = seen.split(',')
    if (to === undefined) return
    goBack(
      turn,
      who,
      to,
      WATCHERS.filter(each => watchers.includes(each)),
    )
  },
}
