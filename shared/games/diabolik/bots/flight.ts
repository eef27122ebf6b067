import type { Location } from '../map/locations.ts'
import type { RoadChoice } from '../move.ts'
import { isWatched } from './chase.ts'
import { AWAY, escapeWorth, type Plot } from './plot.ts'
import { hops, INDEX, tripsFrom, USUAL } from './reach.ts'
import { policeIn } from './scene.ts'

/** On the Run: away from the Police; with the car first away, then into the Shadows (D-35). */
export function flightWorth(plot: Plot, to: Location, road: RoadChoice): number {
  const { scene, who } = plot
  const { driver, moves, actions } = scene.facts
  if (policeIn(scene, to).length > 0) return -2
  const open = !isWatched(scene, who, to)
  if (open && driver === who && moves === 0 && actions > 1) return AWAY + escapeWorth(plot, to, road) - 0.05
  if (plot.canHide) return -1
  const ways = tripsFrom(scene.area, INDEX[to], USUAL).ends
  if (plot.ahead) {
    // Whoever of the Police can come, comes.
    const near = scene.police.filter(each => hops(scene.area, each.at, to) <= 1).length
    const alone = near === 0 ? 2 : -0.25 * Math.min(near, 4)
    return (open ? 1.5 : 1) + alone + Math.min(4, plot.policeHops(to)) * 0.2 + ways * 0.03
  }
  return (open ? 1.5 : 1) + Math.min(4, plot.policeHops(to)) * 0.3 + ways * 0.04
}
