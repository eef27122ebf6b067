import { bendOf } from '../../../../shared/games/diabolik/map/bends.ts'
import { COAST } from '../../../../shared/games/diabolik/map/land.ts'
import { type MapPoint, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import { type Area, locationsOf, ROADS, type Road, roadBetween } from '../../../../shared/games/diabolik/map/roads.ts'
import type { Leg } from './routes.ts'

/* The map as lines of an SVG. */

const at = ([x, y]: MapPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** A smooth line through its points (Catmull-Rom). */
export function smooth(points: readonly MapPoint[], closed: boolean): string {
  const { length } = points
  const nth = (i: number): MapPoint =>
    points[closed ? (i + length) % length : Math.max(0, Math.min(length - 1, i))] as MapPoint
  const curves = points.slice(closed ? 0 : 1).map((_, n) => {
    const [a, b, c, d] = [nth(n - 1), nth(n), nth(n + 1), nth(n + 2)]
    const lean = (from: MapPoint, to: MapPoint, base: MapPoint, sign: number): MapPoint => [
      base[0] + (sign * (to[0] - from[0])) / 6,
      base[1] + (sign * (to[1] - from[1])) / 6,
    ]
    return `C${at(lean(a, c, b, 1))} ${at(lean(b, d, c, -1))} ${at(c)}`
  })
  return `M${at(nth(0))}${curves.join('')}${closed ? 'Z' : ''}`
}

/** West and south of the coast, further than anybody looks; what is left lies abroad. */
export const SEA = `${smooth(COAST, false)}L1300 800L3000 3000L-3000 3000L-3000-3000L-300-500Z`

export const roadLine = (road: Road): string =>
  `M${at(SPOT[road.ends[0]])}Q${at(bendOf(road))} ${at(SPOT[road.ends[1]])}`

/** Along the roads; straight where no road was taken. */
export const legLine = ({ from, path }: Pick<Leg, 'from' | 'path'>): string =>
  path.reduce(
    (line, to, i) => {
      const road = roadBetween(path[i - 1] ?? from, to)
      return `${line}${road ? `Q${at(bendOf(road))} ` : 'L'}${at(SPOT[to])}`
    },
    `M${at(SPOT[from])}`,
  )

export const roadsIn = (area: Area): Road[] => {
  const inside = locationsOf(area)
  return ROADS.filter(({ ends }) => ends.every(end => inside.includes(end)))
}

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Room for names and numbers at the edges. */
const MARGIN = 70

/** What is shown of the map: where the match was played. */
export function frameOf(area: Area): Frame {
  if (area === 'state') return { x: 0, y: 0, width: 1000, height: 700 }
  const spots = locationsOf(area).map(each => SPOT[each])
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y }
}
