import type { Location } from '../../map/locations.ts'
import { distance, locationsOf } from '../../map/roads.ts'
import { neighbours, whereIs } from '../../rules/questions.ts'
import { type Criminal, POLICE, type Policeman, type State } from '../../state.ts'

/** The Criminal's Location and the adjacent ones (D-20). */
export function around(state: State, who: Criminal): Location[] {
  const at = whereIs(state, who)
  return [at, ...neighbours(state, at).map(({ to }) => to)]
}

/** All Locations so many steps away at most, over any roads. */
export const within = (state: State, at: Location, steps: number): Location[] =>
  locationsOf(state.area).filter(to => distance(state.area, at, to) <= steps)

/** Those on the map at one of these Locations (D-80: not the ones in the Station). */
export const policeIn = (state: State, places: readonly Location[]): Policeman[] =>
  POLICE.filter(each => {
    const at = state.policemen[each]
    return at !== null && places.includes(at)
  })
