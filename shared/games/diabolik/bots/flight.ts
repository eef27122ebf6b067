import type { Location } from '../map/locations.ts'
import type { RoadChoice } from '../move.ts'
import { isWatched } from './chase.ts'
import { AWAY, escapeWorth, type Plot } from './plot.ts'
import { INDEX, tripsFrom, USUAL } from './reach.ts'
import { policeIn } from './scene.ts'

/** On the Run: away from the Police; with the car first away, then into the Shadows (D-35). */
export function flightWorth(plot: Plot, to: Location, road: RoadChoice): number {
  const { scene, who } = plot
  const { driver, moves, actions } = scene.facts
  if (policeIn(scene, to).length > 0) return -2
  const open = !isWatched(scene, who, to)
  if (open && driver === who && moves === 0 && actions > 1) return AWAY + escapeWorth(plot, to, road) - 0.05
  if (plot.canHide) return -1
  return (open ? 1.5 : 1) + Math.min(4, plot.policeHops(to)) * 0.3 + tripsFrom(scene.area, INDEX[to], USUAL).ends * 0.04
}
