import { LOCATIONS, type Location } from '../map/locations.ts'
import { AREAS, type Area, neighboursOf, REACH, ROAD_TYPES, type RoadType } from '../map/roads.ts'

/** Locations by number, for tables of numbers. */
export const INDEX = Object.fromEntries(LOCATIONS.map((at, i) => [at, i])) as Readonly<Record<Location, number>>
export const COUNT = LOCATIONS.length
export const locationAt = (index: number): Location => LOCATIONS[index] as Location

/** One road movement: all Locations of it, the first and the last included. */
interface Trip {
  readonly to: number
  /** Over what; null over any. */
  readonly road: RoadType | null
  readonly path: readonly number[]
}
/** All trips from somewhere, and to how many places. */
interface Trips {
  readonly list: readonly Trip[]
  readonly ends: number
}

/** How a hidden Criminal may have gone: so much further than usual, or freely over roads of any kinds. */
export interface Gear {
  readonly plus: number
  readonly free: number
  /** No further than this, whatever the road, before `plus`. */
  readonly cap: number
}
export const USUAL: Gear = { plus: 0, free: 0, cap: 9 }
/** One step over any road. */
export const STEP: Gear = { plus: -3, free: 1, cap: 9 }

const known = new Map<number, Trips>()

export function tripsFrom(area: Area, from: number, { plus, free, cap }: Gear): Trips {
  const key = (((AREAS.indexOf(area) * COUNT + from) * 32 + plus + 9) * 16 + free) * 16 + cap
  const found = known.get(key)
  if (found) return found
  const list: Trip[] = []
  const roads = ROAD_TYPES.map(type => [type, Math.min(cap, REACH[type]) + plus] as const)
  for (const [road, reach] of [...roads, [null, Math.min(cap, free)] as const]) {
    let ends: (readonly number[])[] = [[from]]
    for (let step = 0; step < reach; step++) {
      ends = ends.flatMap(path =>
        neighboursOf(area, locationAt(path.at(-1) ?? from))
          .filter(({ to, type }) => (road === null || type === road) && !path.includes(INDEX[to]))
          .map(({ to }) => [...path, INDEX[to]]),
      )
      for (const path of ends) list.push({ to: path.at(-1) as number, road, path })
    }
  }
  const trips = { list, ends: new Set(list.map(({ to }) => to)).size }
  known.set(key, trips)
  return trips
}

const tables = new Map<Area, Uint8Array>()

/** How many Moves it takes from one Location to another. */
export const hops = (area: Area, from: Location, to: Location): number =>
  hopsOf(area)[INDEX[from] * COUNT + INDEX[to]] ?? FAR

/** For all pairs, row by row. */
export function hopsOf(area: Area): Uint8Array {
  const found = tables.get(area)
  if (found) return found
  const table = new Uint8Array(COUNT * COUNT)
  for (let from = 0; from < COUNT; from++) table.set(hopsFrom(area, from), from * COUNT)
  tables.set(area, table)
  return table
}

/** Further than anything on the map. */
const FAR = 9

function hopsFrom(area: Area, from: number): Uint8Array {
  const far = new Uint8Array(COUNT).fill(FAR)
  far[from] = 0
  const queue = [from]
  for (const at of queue)
    for (const { to } of tripsFrom(area, at, USUAL).list)
      if (far[to] === FAR) {
        far[to] = (far[at] ?? 0) + 1
        queue.push(to)
      }
  return far
}
