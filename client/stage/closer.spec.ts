import { describe, expect, it } from 'vitest'
import { closeTo, crowd, drawnBy, type Spot, within } from './closer.ts'
import { type Angle, project, type Screen } from './shots.ts'

const SCREEN: Screen = { width: 390, height: 406, fov: 22, insets: { top: 0, right: 0, bottom: 66, left: 0 } }
const TABLE: Angle & { points: readonly [number, number, number][] } = {
  pitch: 1.2,
  yaw: 0,
  points: [
    [-15, 0, -13],
    [18, 0, -13],
    [-15, 0, 18],
    [18, 0, 18],
  ],
}
const SCALE = 27

describe('a camera that is close', () => {
  it('has the spot in the middle of the free part of the screen, a unit as many pixels wide as it should be', () => {
    const shot = closeTo([2, 3], TABLE, SCREEN, SCALE)
    const [here, beside] = [project([2, 0, 3], shot, SCREEN), project([3, 0, 3], shot, SCREEN)]
    expect(here.x).toBeCloseTo(195, 3)
    expect(here.y).toBeCloseTo((406 - 66) / 2, 3)
    expect(beside.x - here.x).toBeCloseTo(SCALE, 3)
  })

  it('does not look past the edges of the table', () => {
    for (const spot of [
      [-99, -99],
      [99, 99],
    ] as const) {
      const [x, z] = within(spot, TABLE, SCREEN, SCALE)
      expect(Math.abs(x - 1.5)).toBeLessThan(16.5 - 390 / 2 / SCALE + 0.01)
      expect(z).toBeGreaterThan(-13)
      expect(z).toBeLessThan(18)
    }
    // What is no wider than the screen is in its middle.
    expect(
      within(
        [9, 3],
        {
          ...TABLE,
          points: [
            [-2, 0, -13],
            [4, 0, 18],
          ],
        },
        SCREEN,
        SCALE,
      )[0],
    ).toBe(1)
  })

  it('has under the finger what was there before it was drawn along', () => {
    const from: Spot = [2, 3]
    const shot = closeTo(drawnBy(from, 40, -30, TABLE, SCALE), TABLE, SCREEN, SCALE)
    const { x, y } = project([2, 0, 3], shot, SCREEN)
    expect(x - 195).toBeCloseTo(40, 0)
    expect(Math.abs(y - 170 - -30)).toBeLessThan(3)
  })
})

describe('a finger', () => {
  const offered = new Map([
    ['cartun', { x: 100, y: 100 }],
    ['sheland', { x: 130, y: 100 }],
    ['nowhere', null],
  ])
  it('covers what is within 22 pixels', () => {
    expect(crowd({ x: 100, y: 100 }, offered, 'cartun')).toEqual([])
    expect(crowd({ x: 112, y: 100 }, offered, 'cartun')).toEqual(['sheland'])
    expect(crowd({ x: 115, y: 101 }, offered, null)).toEqual(['cartun', 'sheland'])
  })
})
