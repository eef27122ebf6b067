import type { Location } from '../../map/locations.ts'
import { distance, locationsOf } from '../../map/roads.ts'
import { leaderOf, whereIs } from '../../rules/questions.ts'
import { type Character, OFFICERS, type Officer, type State } from '../../state.ts'

/** What several Police cards ask. Nothing here looks under a card. */

/** Steps over any roads. */
export const stepsFrom = (state: State, who: Character, to: Location): number =>
  distance(state.area, whereIs(state, who), to)

/** The Locations so many steps away at most, this one included. */
export const within = (state: State, from: Location, steps: number): Location[] =>
  locationsOf(state.area).filter(at => distance(state.area, from, at) <= steps)

/** D-19: Ginko leads blue, Morrigan yellow. */
export const officersOut = (state: State, who: Character): Officer[] =>
  OFFICERS.filter(officer => leaderOf(officer) === who && state.policemen[officer] !== null)
