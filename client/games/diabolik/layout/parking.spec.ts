import { expect, it } from 'vitest'
import { LOCATIONS, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Box } from '../../../kit/art/ink2d.ts'
import { overlap } from '../art/map/plates.ts'
import { parkAt } from './parking.ts'

/** A name under every pin, as wide as the longest. */
const NAMES = LOCATIONS.map((each): Box => [SPOT[each][0] - 34, SPOT[each][1] + 20, 68, 20])

const covered = ([x, y, width, height]: Box): number =>
  NAMES.reduce((sum, [nx, ny, nw, nh]) => {
    const [wide, high] = [
      Math.min(x + width, nx + nw) - Math.max(x, nx),
      Math.min(y + height, ny + nh) - Math.max(y, ny),
    ]
    return sum + Math.max(0, wide) * Math.max(0, high)
  }, 0)

it('parks beside the Location, off the names and off the other car', () => {
  for (const location of LOCATIONS) {
    const [x, y] = SPOT[location]
    const first = parkAt(location, NAMES, 1)
    const second = parkAt(location, [...NAMES, first.box], 1)
    for (const { at } of [first, second]) expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(100)
    expect(overlap(first.box, second.box)).toBe(false)
    // A quarter of a name at most.
    expect(covered(first.box)).toBeLessThan(0.25 * 68 * 20)
  }
})
