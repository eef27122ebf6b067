import { describe, expect, test } from 'vitest'
import { LOCATIONS, type Location } from './locations.ts'
import { AREAS, distance, locationsOf, neighboursOf, REACH, ROAD_TYPES, ROADS, stepsTowards } from './roads.ts'
import { doublesBack, endOf, oneMove, spread, waysFrom } from './testing.ts'

const count = (type: string): number => ROADS.filter(road => road.type === type).length
const joined = (a: Location, b: Location): string[] =>
  neighboursOf('state', a)
    .filter(({ to }) => to === b)
    .map(({ type }) => type)
const average = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

describe('the roads', () => {
  test('D-13: three Locations a Move on Highways, two on State Roads, one on a County Road', () => {
    expect(ROAD_TYPES).toEqual(['highway', 'stateRoad', 'countyRoad'])
    expect(REACH).toEqual({ highway: 3, stateRoad: 2, countyRoad: 1 })
  })

  test('at most one between two Locations, and none back to where it begins', () => {
    const names = ROADS.map(({ ends }) => [...ends].sort().join(' '))
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
    expect(ROADS.filter(({ ends }) => ends[0] === ends[1])).toEqual([])
  })

  test('D-59: every Location joins two or more, and never more than five', () => {
    const degrees = LOCATIONS.map(location => neighboursOf('state', location).length)
    expect(Math.min(...degrees)).toBe(2)
    expect(Math.max(...degrees)).toBe(5)
  })

  test('of every type eight or more, and the Highways a sparse backbone in one piece', () => {
    for (const type of ROAD_TYPES) expect(count(type)).toBeGreaterThanOrEqual(8)
    const share = count('highway') / ROADS.length
    expect(share).toBeGreaterThanOrEqual(0.2)
    expect(share).toBeLessThanOrEqual(0.3)
    const highways = (at: Location) =>
      neighboursOf('state', at).flatMap(({ to, type }) => (type === 'highway' ? [to] : []))
    expect(spread('clerville', highways).size).toBe(LOCATIONS.filter(at => highways(at).length > 0).length)
  })
})

describe('what the rule book tells of the map', () => {
  test('D-59: Marbek is adjacent to Cartun', () => {
    expect(distance('state', 'marbek', 'cartun')).toBe(1)
  })

  test.each<[Location, Location]>([
    ['reddon', 'marbek'],
    ['beltonLake', 'rockfeld'],
    ['bersy', 'sheland'],
    ['greenHill', 'silvertal'],
    ['silvertal', 'wenz'],
    ['gardenburg', 'bentovil'],
  ])('D-59: one Move takes you from %s to %s', (from, to) => {
    expect(oneMove('state', from)).toContain(to)
  })

  test('D-59, D-64: Green Hill by Silvertal to Wenz on one road type', () => {
    expect(joined('greenHill', 'silvertal')).toHaveLength(1)
    expect(joined('greenHill', 'silvertal')).toEqual(joined('silvertal', 'wenz'))
  })

  test('D-59: Gardenburg to Bentovil is one Move by one way, through Clerville, then Wilson Lake', () => {
    const ways = waysFrom('state', 'gardenburg').filter(way => endOf(way) === 'bentovil')
    expect(ways).toEqual([{ type: 'highway', path: ['gardenburg', 'clerville', 'wilsonLake', 'bentovil'] }])
  })

  test('D-59: from Gardenburg a Move to Clerville sights one of the two Officers, to Wilson Lake both', () => {
    const guarded: Location[] = ['clerville', 'wilsonLake']
    const sightings = (to: Location) => {
      const ways = waysFrom('state', 'gardenburg').filter(way => endOf(way) === to && !doublesBack(way))
      return new Set(ways.map(({ path }) => guarded.filter(at => path.includes(at)).length))
    }
    expect(sightings('clerville')).toEqual(new Set([1]))
    expect(sightings('wilsonLake')).toEqual(new Set([2]))
  })

  test.each([true, false])('D-59: who sights both has exactly these to consider (doubling back: %s)', doubling => {
    const ways = LOCATIONS.flatMap(from => waysFrom('state', from)).filter(way => doubling || !doublesBack(way))
    const both = ways.filter(({ path }) => path.includes('clerville') && path.includes('wilsonLake'))
    expect([...new Set(both.map(endOf))].sort()).toEqual([
      'bentovil',
      'calburg',
      'cartun',
      'clerville',
      'gardenburg',
      'sheland',
      'wilsonLake',
    ])
  })
})

describe('a map to hide on', () => {
  const reach = new Map(LOCATIONS.map(from => [from, oneMove('state', from)]))
  const reached = (from: Location) => reach.get(from) ?? []

  test('D-13: nowhere is more than five Moves from Clerville', () => {
    const moves = spread('clerville', reached)
    expect(moves.size).toBe(40)
    expect(Math.max(...moves.values())).toBeLessThanOrEqual(5)
  })

  test('D-82: after two unseen Moves at least four Locations to be in from anywhere, six on average', () => {
    const sizes = LOCATIONS.map(from => new Set(reached(from).flatMap(reached)).size)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4)
    expect(average(sizes)).toBeGreaterThanOrEqual(6)
    // Nor may a trail be lost at once.
    expect(average(sizes)).toBeLessThanOrEqual(20)
  })

  test('there is a way round every Location, Clerville too', () => {
    for (const area of AREAS)
      for (const closed of locationsOf(area)) {
        const [start] = locationsOf(area).filter(at => at !== closed)
        const open = (at: Location) => neighboursOf(area, at).flatMap(({ to }) => (to === closed ? [] : [to]))
        expect(start && spread(start, open).size, `${area} without ${closed}`).toBe(locationsOf(area).length - 1)
      }
  })
})

describe('areas', () => {
  test('the state is all of it, the capital a part of it, the district a part of that', () => {
    expect(locationsOf('state')).toEqual(LOCATIONS)
    expect(locationsOf('capital')).toHaveLength(18)
    expect(locationsOf('district')).toHaveLength(8)
    expect(locationsOf('capital')).toEqual(expect.arrayContaining([...locationsOf('district')]))
    expect(locationsOf('district')).toContain('clerville')
  })

  test.each(AREAS)('D-59: in the %s every Location joins two or more roads, and all three types are there', area => {
    for (const from of locationsOf(area)) expect(neighboursOf(area, from).length, from).toBeGreaterThanOrEqual(2)
    const types = new Set(locationsOf(area).flatMap(from => neighboursOf(area, from).map(({ type }) => type)))
    expect([...types].sort()).toEqual([...ROAD_TYPES].sort())
  })

  test.each(AREAS)('in the %s roads lead both ways and not out of it', area => {
    for (const from of LOCATIONS)
      for (const { to, type } of neighboursOf(area, from)) {
        expect(locationsOf(area)).toEqual(expect.arrayContaining([from, to]))
        expect(neighboursOf(area, to)).toContainEqual({ to: from, type })
      }
  })

  test('D-58: out of the capital roads lead on from at least three Locations that lie two Moves from Clerville', () => {
    const moves = spread('clerville', at => oneMove('capital', at))
    const edges = locationsOf('capital').filter(
      at => (moves.get(at) ?? 0) >= 2 && neighboursOf('state', at).length > neighboursOf('capital', at).length,
    )
    expect(edges.length).toBeGreaterThanOrEqual(3)
  })
})

describe('ways', () => {
  test('a distance counts steps on any road', () => {
    expect(distance('state', 'clerville', 'clerville')).toBe(0)
    expect(distance('state', 'estrel', 'gardenburg')).toBe(2)
    expect(distance('state', 'greenHill', 'sheland')).toBe(2)
  })

  test('a distance keeps to the area, and has no end out of it', () => {
    expect(distance('state', 'cartun', 'montvert')).toBe(2)
    expect(distance('district', 'cartun', 'montvert')).toBe(Number.POSITIVE_INFINITY)
    expect(distance('state', 'reddon', 'portSorrel')).toBe(2)
    expect(distance('capital', 'reddon', 'portSorrel')).toBe(Number.POSITIVE_INFINITY)
  })

  test.each(AREAS)('D-42: in the %s all steps nearer, and only those, lie on shortest ways', area => {
    for (const from of locationsOf(area))
      for (const to of locationsOf(area)) {
        const steps = stepsTowards(area, from, to)
        const left = distance(area, from, to)
        const next = neighboursOf(area, from).map(step => step.to)
        expect(steps).toEqual(next.filter(at => distance(area, at, to) === left - 1))
        expect(steps.length > 0).toBe(from !== to)
      }
  })

  test('D-42: a tie leaves several', () => {
    expect([...stepsTowards('state', 'clerville', 'sheland')].sort()).toEqual(['cartun', 'gardenburg'])
    expect(stepsTowards('state', 'cartun', 'marbek')).toEqual(['marbek'])
  })
})
