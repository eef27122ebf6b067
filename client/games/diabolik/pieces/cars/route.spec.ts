import { describe, expect, it } from 'vitest'
import { pointOn } from '../../../../../shared/games/diabolik/map/bends.ts'
import { roadBetween } from '../../../../../shared/games/diabolik/map/roads.ts'
import type { Vec } from '../../../../stage/actors.ts'
import { mapAt, pinAt } from '../../layout/places.ts'
import { routeOf } from './route.ts'

const far = ([ax, , az]: Vec, [bx, , bz]: Vec): number => Math.hypot(ax - bx, az - bz)
const PATH = ['clerville', 'wilsonLake', 'bentovil', 'calburg'] as const
const highway = routeOf(PATH)

describe('a way over roads', () => {
  it('leads through its Locations, from the first to the last', () => {
    highway.stops.forEach((stop, i) => {
      expect(far(highway.at(stop).at, pinAt(PATH[i] ?? 'clerville'))).toBeLessThan(1e-6)
    })
    expect(highway.stops.at(-1)).toBe(highway.length)
  })

  it('never leaps, nor leaves the ends when asked for more', () => {
    for (let d = 0; d < highway.length; d += 0.1)
      expect(far(highway.at(d).at, highway.at(d + 0.1).at)).toBeLessThan(0.101)
    expect(highway.at(highway.length + 5).at).toEqual(highway.at(highway.length).at)
    expect(highway.at(-5).at).toEqual(highway.at(0).at)
  })

  it.each([
    ['clerville', 'wilsonLake'],
    ['wilsonLake', 'clerville'],
  ] as const)('follows the drawn curve from %s to %s', (from, to) => {
    const road = roadBetween(from, to)
    if (!road) throw new Error('no road')
    const route = routeOf([from, to])
    for (let d = 0; d <= route.length; d += 0.2) {
      const nearest = Math.min(
        ...Array.from({ length: 401 }, (_, i) => far(route.at(d).at, mapAt(pointOn(road, i / 400)))),
      )
      expect(nearest).toBeLessThan(0.01)
    }
    // The curve is no straight line: halfway one is beside it.
    const [[ax, , az], [bx, , bz]] = [pinAt(from), pinAt(to)]
    expect(far(route.at(route.length / 2).at, [(ax + bx) / 2, 0, (az + bz) / 2])).toBeGreaterThan(0.02)
  })

  it('looks where it goes', () => {
    for (const d of [0.5, highway.length / 2, highway.length - 0.5]) {
      const { at, yaw } = highway.at(d)
      const ahead = highway.at(d + 0.2).at
      const turned: Vec = [at[0] + 0.2 * Math.cos(yaw), 0, at[2] - 0.2 * Math.sin(yaw)]
      expect(far(turned, ahead)).toBeLessThan(0.06)
    }
  })

  it('goes straight where no road leads', () => {
    expect(routeOf(['nordhaven', 'yvelin']).length).toBeCloseTo(far(pinAt('nordhaven'), pinAt('yvelin')), 6)
  })
})
