import type { Location, MapPoint } from './locations.ts'
import { type Area, locationsOf, neighboursOf, REACH, ROAD_TYPES, type RoadType } from './roads.ts'

interface Way {
  readonly type: RoadType
  /** Every Location of the Move, its start included. */
  readonly path: readonly Location[]
}

/** Every Move from here by every way (D-13, D-82), also those that double back. */
export function waysFrom(area: Area, start: Location): Way[] {
  return ROAD_TYPES.flatMap(type => {
    const onwards = (path: readonly Location[], at: Location): Way[] => [
      ...(at === start ? [] : [{ type, path }]),
      ...(path.length > REACH[type]
        ? []
        : neighboursOf(area, at)
            .filter(step => step.type === type)
            .flatMap(({ to }) => onwards([...path, to], to))),
    ]
    return onwards([start], start)
  })
}

export const endOf = ({ path }: Way): Location | undefined => path.at(-1)
export const doublesBack = ({ path }: Way): boolean => new Set(path).size < path.length

/** Where one Move can end. */
export const oneMove = (area: Area, from: Location): Location[] =>
  locationsOf(area).filter(to => waysFrom(area, from).some(way => endOf(way) === to))

/** How far everything is from here when `next` is one step. */
export function spread(from: Location, next: (at: Location) => readonly Location[]): Map<Location, number> {
  const far = new Map([[from, 0]])
  for (const [at, steps] of far) for (const to of next(at)) if (!far.has(to)) far.set(to, steps + 1)
  return far
}

export const apart = (a: MapPoint, b: MapPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1])

const turn = (a: MapPoint, b: MapPoint, c: MapPoint): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
export type Segment = readonly [MapPoint, MapPoint]
export const cross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)

/** The pieces of a line; of a ring when it is closed. */
export const segments = (line: readonly MapPoint[], closed = false): Segment[] =>
  line.flatMap((from, at) => {
    const to = line[at + 1] ?? (closed ? line[0] : undefined)
    return to ? [[from, to] as const] : []
  })

/** Whether a point lies inside a ring: a ray from it eastwards leaves once more than it enters. */
export const inside = ([x, y]: MapPoint, ring: readonly MapPoint[]): boolean =>
  segments(ring, true).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]),
  ).length %
    2 ===
  1
