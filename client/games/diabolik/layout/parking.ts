import { LOCATIONS, type Location, type MapPoint, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Box } from '../../../kit/art/ink2d.ts'
import { aside, behind } from '../pieces/people/aside.ts'

/** What a car of size 1 hides of the map, in its points. */
const CAR = { wide: 80, high: 62 } as const
/** Those who stand at a Location, and its pin. */
const PEOPLE = { wide: 76, high: 100 } as const
const PINS = LOCATIONS.map((each): Box => behind([SPOT[each][0], SPOT[each][1] + 13], 26, 26))
/** From the pin to the front of the car. */
const OFFSETS: readonly MapPoint[] = [
  [56, 30],
  [-56, 30],
  [74, 18],
  [-74, 18],
  [66, 8],
  [-66, 8],
  [62, 52],
  [-62, 52],
  [0, 86],
  [78, -14],
  [-78, -14],
  [30, 92],
  [-30, 92],
]

/** Where a car stands at a Location: beside it, off the names and whoever stands there. In points of the map, and the box that it hides. */
export function parkAt(location: Location, taken: readonly Box[], size: number): { at: MapPoint; box: Box } {
  const [x, y] = SPOT[location]
  const [wide, high] = [CAR.wide * size, CAR.high * size]
  const places = OFFSETS.map(([dx, dy]): MapPoint => [x + dx, y + dy])
  const foot = aside(places, wide, high, [...taken, ...PINS, behind([x, y + 13], PEOPLE.wide, PEOPLE.high)])
  return { at: [foot[0], foot[1] - 22 * size], box: behind(foot, wide, high) }
}
