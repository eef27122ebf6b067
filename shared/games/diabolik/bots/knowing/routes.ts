import { type Area, distance, neighboursOf, type RoadType } from '../../map/roads.ts'
import { COUNT, type Gear, INDEX, locationAt, tripsFrom, USUAL } from '../reach.ts'

/** Who watches each Location, as bits; which Locations let no Criminal through. */
export interface Guard {
  readonly watchers: Uint8Array
  readonly barred: Uint8Array
}

/** How a hidden movement goes. */
export interface Means {
  readonly by: 'road' | 'drive' | 'sewers' | 'train'
  readonly gear: Gear
  /** D-64: the one kind of road that this turn is bound to. */
  readonly kind: RoadType | null
  /** D-36: Going Back may also be where one is. */
  readonly stays: boolean
}

/** Where a movement may lead, and who would notice it (D-33). */
export interface Route {
  readonly to: number
  readonly seen: number
}

export const bits = (mask: number): number => {
  let count = 0
  for (let left = mask; left > 0; left &= left - 1) count++
  return count
}

export const isOnHighway = (area: Area, at: number): boolean =>
  neighboursOf(area, locationAt(at)).some(({ type }) => type === 'highway')

/** How far a Freight Train goes. */
const RIDE = 5

/** All that could be chosen from somewhere; what comes to the same only once. */
export function routesFrom(area: Area, from: number, means: Means, { watchers, barred }: Guard): Route[] {
  const found = new Map<number, Route>()
  const add = (to: number, seen: number): void => void found.set(to * 256 + seen, { to, seen })
  const at = (place: number): number => watchers[place] ?? 0
  if (means.by === 'sewers') for (const { to } of neighboursOf(area, locationAt(from))) add(INDEX[to], 0)
  else if (means.by === 'train') {
    if (isOnHighway(area, from))
      for (let to = 0; to < COUNT; to++)
        if (to !== from && isOnHighway(area, to) && distance(area, locationAt(from), locationAt(to)) <= RIDE)
          add(to, at(from) | at(to))
  } else {
    if (means.stays) add(from, at(from))
    const go = (gear: Gear, each: (to: number, seen: number) => void): void => {
      for (const { to, road, path } of tripsFrom(area, from, gear).list) {
        if (means.kind !== null && road !== null && road !== means.kind) continue
        let seen = at(from)
        let open = true
        for (let i = 1; i < path.length; i++) {
          seen |= at(path[i] as number)
          if (i < path.length - 1 && barred[path[i] as number]) open = false
        }
        if (open) each(to, seen)
      }
    }
    go(means.gear, add)
    // What a Move can do without the card would be the card thrown away.
    if (means.by === 'drive') go({ ...USUAL, cap: means.gear.cap }, (to, seen) => found.delete(to * 256 + seen))
  }
  return [...found.values()]
}
