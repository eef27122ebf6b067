import { pointOn } from '../../../../../shared/games/diabolik/map/bends.ts'
import type { Location } from '../../../../../shared/games/diabolik/map/locations.ts'
import { roadBetween } from '../../../../../shared/games/diabolik/map/roads.ts'
import type { Vec } from '../../../../stage/actors.ts'
import { mapAt, pinAt } from '../../layout/places.ts'

/** A way over real roads, in units of the table. */
export interface DrivenRoute {
  readonly length: number
  /** How far along each Location is, the first and the last included. */
  readonly stops: readonly number[]
  /** Where one is after so much of it, and turned to where one drives. */
  at(distance: number): { readonly at: Vec; readonly yaw: number }
}

const STEPS = 24

/** The road between two neighbours as it is drawn; straight, where a card leads past the roads. */
function leg(from: Location, to: Location): Vec[] {
  const road = roadBetween(from, to)
  const shares = Array.from({ length: STEPS }, (_, i) => (i + 1) / STEPS)
  if (road) return shares.map(t => mapAt(pointOn(road, road.ends[0] === from ? t : 1 - t)))
  const [[ax, , az], [bx, , bz]] = [pinAt(from), pinAt(to)]
  return shares.map(t => [ax + (bx - ax) * t, 0, az + (bz - az) * t])
}

const yawOf = ([ax, , az]: Vec, [bx, , bz]: Vec): number => -Math.atan2(bz - az, bx - ax)

export function routeOf(path: readonly [Location, ...Location[]]): DrivenRoute {
  const points: Vec[] = [pinAt(path[0])]
  const far = [0]
  const stops = [0]
  path.forEach((to, i) => {
    const from = path[i - 1]
    if (!from) return
    for (const point of leg(from, to)) {
      const [x, , z] = points.at(-1) ?? point
      far.push((far.at(-1) ?? 0) + Math.hypot(point[0] - x, point[2] - z))
      points.push(point)
    }
    stops.push(far.at(-1) ?? 0)
  })
  const length = far.at(-1) ?? 0
  const pointAt = (distance: number): Vec => {
    const after = far.findIndex(each => each >= distance)
    const [a, b] = [points[after - 1], points[after]]
    if (!b) return points.at(-1) as Vec
    if (!a) return b
    const [low = 0, high = 0] = [far[after - 1], far[after]]
    const share = (distance - low) / Math.max(1e-9, high - low)
    return [a[0] + (b[0] - a[0]) * share, 0, a[2] + (b[2] - a[2]) * share]
  }
  return {
    length,
    stops,
    at(distance) {
      const on = Math.min(length, Math.max(0, distance))
      // Looking a little to both sides: roads that meet at an angle are taken as a bend.
      const [back, ahead] = [pointAt(Math.max(0, on - 0.35)), pointAt(Math.min(length, on + 0.35))]
      return { at: pointAt(on), yaw: yawOf(back, ahead) }
    },
  }
}
