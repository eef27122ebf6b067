import { describe, expect, test } from 'vitest'
import { LOCATIONS, type Location, SPOT } from './locations.ts'
import { apart } from './testing.ts'

const pairs = LOCATIONS.flatMap((a, at) => LOCATIONS.slice(at + 1).map(b => [a, b] as const))

describe('the Locations', () => {
  test('D-3: forty, all different', () => {
    expect(LOCATIONS).toHaveLength(40)
    expect(new Set(LOCATIONS).size).toBe(40)
  })

  test('D-59: the seventeen that the rule book names', () => {
    const named: Location[] = [
      'clerville',
      'marbek',
      'cartun',
      'reddon',
      'beltonLake',
      'rockfeld',
      'bersy',
      'sheland',
      'bentovil',
      'balliet',
      'montvert',
      'wilsonLake',
      'gardenburg',
      'greenHill',
      'silvertal',
      'wenz',
      'calburg',
    ]
    expect(LOCATIONS.slice(0, 17)).toEqual(named)
  })

  test('D-31: none is called like a person, or like another place where a token may be', () => {
    const others = ['diabolik', 'eva', 'ginko', 'morrigan', 'amira', 'clara', 'juliana', 'van', 'hideout', 'station']
    expect(LOCATIONS.filter(location => others.includes(location))).toEqual([])
  })

  test('no two names begin alike, so that none is taken for another when called out', () => {
    expect(pairs.filter(([a, b]) => a.slice(0, 3) === b.slice(0, 3)).map(pair => pair.join(' '))).toEqual([])
  })
})

describe('where they lie', () => {
  test('on the map, with room for every name', () => {
    for (const [x, y] of Object.values(SPOT)) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(1000)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(700)
    }
    expect(pairs.filter(([a, b]) => apart(SPOT[a], SPOT[b]) < 75)).toEqual([])
  })

  test('Clerville is near the middle', () => {
    expect(apart(SPOT.clerville, [500, 350])).toBeLessThan(60)
  })
})
