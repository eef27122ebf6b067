import type { Box, Point } from '../../../../kit/art/ink2d.ts'

/** How much two boxes share. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]))

/** What a thing hides that stands there, on its foot: seen from the front, it falls backwards over the map. */
export const behind = ([x, y]: Point, wide: number, high: number): Box => [x - wide / 2, y - high, wide, high]

/** So much may be hidden rather than go one point further off. */
const NEAR = 6

/** Of these places, the one in which something of this size hides least; but not far from the first. */
export function aside(places: readonly Point[], wide: number, high: number, taken: readonly Box[]): Point {
  const [first = [0, 0], ...others] = places
  const hidden = (place: Point): number => {
    const box = behind(place, wide, high)
    const far = Math.hypot(place[0] - first[0], place[1] - first[1])
    return taken.reduce((sum, each) => sum + shared(box, each), far * NEAR)
  }
  let [best, least] = [first, hidden(first)]
  for (const place of others) {
    const much = hidden(place)
    if (much < least) [best, least] = [place, much]
  }
  return best
}

/** Places round a point: the nearest first, and first those behind it. */
export const round = ([x, y]: Point, reaches: readonly number[]): Point[] =>
  reaches.flatMap(reach =>
    [-0.5, 0.5, -0.2, 0.2, -0.8, 0.8, 0, 1].map((turn): Point => {
      const angle = turn * Math.PI
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach]
    }),
  )
