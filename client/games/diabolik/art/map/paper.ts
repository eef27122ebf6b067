import type { MapPoint } from '../../../../../shared/games/diabolik/map/locations.ts'
import { curves } from '../../../../kit/art/ink2d.ts'

/** The map in its own units. */
export const SHEET = { width: 1000, height: 700 } as const

/** Palette A where it is printed on the map. */
export const PRINT = {
  sea: '#0d0e14',
  shallow: '#2b3a55',
  shore: '#8fa3c0',
  water: '#7f9bb5',
  land: '#eadfc2',
  shade: 'rgba(150,112,58,.34)',
  abroad: '#7d715a',
  paper: '#f6efdc',
  ink: '#141216',
} as const

/** A smooth line through points. */
export function smooth(points: readonly MapPoint[], closed: boolean): Path2D {
  const path = new Path2D()
  const knots = points.map(at => ({ at, sharp: false }))
  for (const [i, [from, c1, c2, to]] of curves(knots, closed).entries()) {
    if (i === 0) path.moveTo(...from)
    path.bezierCurveTo(...c1, ...c2, ...to)
  }
  if (closed) path.closePath()
  return path
}
