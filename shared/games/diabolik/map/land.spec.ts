import { describe, expect, test } from 'vitest'
import { BENDS, bendOf, pointOn } from './bends.ts'
import { BORDER, COAST, HILLS, ISLANDS, LAKES, RIVERS, WOODS } from './land.ts'
import { LOCATIONS, type MapPoint, SPOT } from './locations.ts'
import { ROADS } from './roads.ts'
import { apart, cross, inside, type Segment, segments } from './testing.ts'

const land = [...COAST, ...BORDER]
const PIECES = 12
const curves = ROADS.map(road => ({
  road,
  points: Array.from({ length: PIECES + 1 }, (_, piece) => pointOn(road, piece / PIECES)),
}))
type Curve = (typeof curves)[number]
const wet = ([x, y]: MapPoint, margin = 0): boolean =>
  LAKES.some(({ at, size }) => Math.hypot((x - at[0]) / (size[0] + margin), (y - at[1]) / (size[1] + margin)) < 1)

describe('the roads as drawn', () => {
  test('every one has a bend, and no bend is left over', () => {
    expect(Object.keys(BENDS).sort()).toEqual(ROADS.map(({ ends }) => ends.join('-')).sort())
  })

  test('every one is curved, and begins and ends in its Locations', () => {
    for (const { road, points } of curves) {
      const [a, b] = [SPOT[road.ends[0]], SPOT[road.ends[1]]]
      expect(apart(bendOf(road), [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]), road.ends.join()).toBeGreaterThan(1)
      expect(points[0]).toEqual(a)
      expect(points.at(-1)).toEqual(b)
    }
  })

  test('a road without a bend of its own is straight', () => {
    expect(bendOf({ type: 'highway', ends: ['nordhaven', 'yvelin'] })).toEqual([
      (SPOT.nordhaven[0] + SPOT.yvelin[0]) / 2,
      (SPOT.nordhaven[1] + SPOT.yvelin[1]) / 2,
    ])
  })

  test('no two cross, and two from the same Location meet nowhere else', () => {
    const meet = (one: Curve, other: Curve): boolean => {
      const shared = one.road.ends.find(end => other.road.ends.includes(end))
      const leaves = (piece: Segment) => shared !== undefined && piece.some(point => apart(point, SPOT[shared]) === 0)
      return segments(one.points).some(mine =>
        segments(other.points).some(theirs => !(leaves(mine) && leaves(theirs)) && cross(mine, theirs)),
      )
    }
    const meeting = curves.flatMap((one, at) =>
      curves.slice(at + 1).flatMap(other => (meet(one, other) ? [[one.road.ends, other.road.ends]] : [])),
    )
    expect(meeting).toEqual([])
  })

  test('none passes a Location that it does not join closely, or gets wet', () => {
    for (const { road, points } of curves)
      for (const point of points) {
        expect(inside(point, land) && !wet(point, 4), road.ends.join()).toBe(true)
        const others = LOCATIONS.filter(at => !road.ends.includes(at))
        expect(Math.min(...others.map(at => apart(point, SPOT[at]))), road.ends.join()).toBeGreaterThan(25)
      }
  })
})

describe('the land', () => {
  test('D-59: it has a coast, and every Location is on it, in no lake', () => {
    expect(LOCATIONS.filter(at => !inside(SPOT[at], land) || wet(SPOT[at], 10))).toEqual([])
    expect(LOCATIONS.some(at => Math.min(...COAST.map(point => apart(point, SPOT[at]))) < 40)).toBe(true)
  })

  test('its outline never crosses itself', () => {
    const ring = segments(land, true)
    const touching = (a: number, b: number) => b - a === 1 || b - a === ring.length - 1
    const crossing = ring.flatMap((one, a) => ring.filter((other, b) => b > a && !touching(a, b) && cross(one, other)))
    expect(crossing).toEqual([])
  })

  test('the lakes lie inland, beside the Locations named after them', () => {
    for (const { at, size, names } of LAKES) {
      const [x, y] = at
      const [w, h] = size
      const shore: MapPoint[] = [
        [x - w, y],
        [x + w, y],
        [x, y - h],
        [x, y + h],
      ]
      expect(shore.every(point => inside(point, land))).toBe(true)
      if (names) expect(apart(at, SPOT[names])).toBeLessThan(100)
    }
    expect(LAKES.flatMap(({ names }) => names ?? []).sort()).toEqual(['beltonLake', 'wilsonLake'])
  })

  test('every river runs from a lake to the sea', () => {
    for (const river of RIVERS) {
      const [source, mouth] = [river[0], river.at(-1)]
      expect(source && wet(source)).toBe(true)
      expect(mouth && !inside(mouth, land)).toBe(true)
      expect(river.slice(0, -1).every(point => inside(point, land))).toBe(true)
    }
  })

  test('the islands lie in the sea', () => {
    expect(ISLANDS.flat().filter(point => inside(point, land))).toEqual([])
  })

  test('hills and woods stand on dry land, clear of the roads', () => {
    const roads = curves.flatMap(({ points }) => points)
    for (const { at, size } of [...HILLS, ...WOODS]) {
      expect(inside(at, land) && !wet(at, size), `${at}`).toBe(true)
      expect(Math.min(...roads.map(point => apart(point, at))), `${at}`).toBeGreaterThan(size)
    }
  })
})
