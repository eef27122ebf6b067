import { type Target, watchersIn } from '../../move.ts'
import { isHidden, isWatched } from '../../rules/questions.ts'
import { goBack, sneakTo, travel } from '../../rules/shadows.ts'
import { openWays, ways } from '../../rules/ways.ts'
import type { Criminal, LastingEffect, State } from '../../state.ts'
import type { CrimeRule } from './rule.ts'

/** The Move is one back into the Shadows. */
export const HIDE = 'hide'

/** D-36: where one could Go Back to. */
const hides = (state: State, who: Criminal): Target[] =>
  isHidden(state, who) || isWatched(state, who)
    ? []
    : ways(state, who).map(({ to, road, seen }) => ({ to, road, seen: seen.join(), what: HIDE }))

/** D-57: the card is the Move, also one back into the Shadows, in the open or hidden, with something that holds for it alone. */
export function drive(copies: number, boost: Pick<LastingEffect, 'type' | 'value'>): CrimeRule {
  const boosted = (state: State, of: Criminal): State => ({
    ...state,
    effects: [...state.effects, { ...boost, of, until: 'turn' }],
  })
  const waysOf = (state: State, who: Criminal) => (isHidden(state, who) ? ways(state, who) : openWays(state, who))
  return {
    type: 'movement',
    copies,
    isMove: true,
    targets(state, who) {
      const key = ({ to, seen }: ReturnType<typeof waysOf>[number]): string => to + seen.join()
      // What a Move can do without it would be the card thrown away.
      const usual = new Set(waysOf(state, who).map(key))
      const hidden = isHidden(state, who)
      const moves = waysOf(boosted(state, who), who)
        .filter(way => !usual.has(key(way)))
        .map(({ to, road, seen }) => ({ to, road, ...(hidden && { seen: seen.join() }) }))
      return [...moves, ...hides(boosted(state, who), who)]
    },
    play(turn, who, { to, road, seen = '', what }) {
      const { state } = turn
      if (to === undefined) return
      if (what === HIDE) return goBack(turn, who, to, watchersIn(seen))
      if (isHidden(state, who)) return sneakTo(turn, who, to, watchersIn(seen))
      const way = openWays(boosted(state, who), who).find(each => each.to === to && each.road === road)
      if (way) travel(turn, who, way.path, way.road)
    },
  }
}
