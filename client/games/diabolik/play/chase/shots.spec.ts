import { describe, expect, it } from 'vitest'
import type { Vec } from '../../../../stage/actors.ts'
import { clearSide, type Driven, footGaze, gazeAt, pursuerAt, sideOf, takeOf, takesOf } from './shots.ts'

const flat = ([ax, , az]: Vec, [bx, , bz]: Vec): number => Math.hypot(ax - bx, az - bz)
/** A car in the middle of the map, driving in every direction. */
const CARS: readonly Driven[] = Array.from({ length: 24 }, (_, i) => ({ at: [2, 0, -3], yaw: (i / 12) * Math.PI }))

describe('the shots of a chase', () => {
  it('look from the near side of the table, low, and never through the car', () => {
    for (const car of CARS)
      for (const n of [0, 1, 2])
        for (const share of [0, 0.5, 1]) {
          const { at, to } = gazeAt(car, takeOf(n, car), share, 1)
          expect(at[2]).toBeGreaterThan(car.at[2] + 1)
          expect(at[1]).toBeLessThan(1.5)
          expect(at[1]).toBeGreaterThan(0.4)
          expect(flat(at, car.at)).toBeGreaterThan(2.4)
          expect(flat(to, car.at)).toBeLessThan(1)
        }
  })

  it('see a car that crosses the table from the side, before or behind the wheels', () => {
    for (const yaw of [0, Math.PI]) {
      const side = sideOf({ at: [0, 0, 0], yaw }, 58)
      expect(Math.abs(side)).toBeLessThan((40 * Math.PI) / 180)
    }
  })

  it('have the pursuers beyond the car, and have them gain on it', () => {
    for (const car of CARS) {
      const { side } = takeOf(0, car)
      const eye = gazeAt(car, takeOf(0, car), 0, 1).at
      expect(flat(pursuerAt(car, side, 0, 0, 1), eye)).toBeGreaterThan(flat(car.at, eye) - 0.7)
      expect(flat(pursuerAt(car, side, 0, 1, 1), car.at)).toBeLessThan(flat(pursuerAt(car, side, 0, 0, 1), car.at))
    }
  })

  it('are cut when there is time for it', () => {
    expect(takesOf(4.2)).toBe(3)
    expect(takesOf(1.2)).toBe(1)
  })

  it('look past those who stand before somebody on foot', () => {
    const way: Vec[] = [
      [0, 0, 0],
      [2, 0, 0],
    ]
    expect(clearSide(way, [], 1)).toBe(0)
    const side = clearSide(way, [[0.5, 0, 4]], 1)
    expect(side).not.toBe(0)
    for (const at of way) {
      const { at: eye } = footGaze(at, side, 1)
      expect(flat(eye, [0.5, 0, 4])).toBeGreaterThan(1)
    }
  })
})
