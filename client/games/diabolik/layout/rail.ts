import type { Vec } from '../../../stage/actors.ts'

/** The rail with the Danger Level, behind the map and tilted to the eye. */
export const RAIL = { at: [0, 0.75, -12.1] as Vec, tilt: -0.75, width: 25, height: 2.3 } as const

/** Pixels to a unit. */
const FINE = 84
export const PRINTED = { width: Math.round(RAIL.width * FINE), height: Math.round(RAIL.height * FINE) } as const
export const WORD = 330
export const SLANT = 30
const MARGIN = 26

type Corner = readonly [x: number, y: number]

/** The corners of a space, in pixels of the print: upper left, upper right, lower right, lower left. */
export function cornersOf(space: number, maximum: number): readonly [Corner, Corner, Corner, Corner] {
  const pitch = (PRINTED.width - WORD - SLANT - MARGIN) / (maximum + 1)
  const [left, right] = [WORD + space * pitch, WORD + (space + 1) * pitch - 10]
  const [top, bottom] = [MARGIN, PRINTED.height - MARGIN]
  return [
    [left + SLANT, top],
    [right + SLANT, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** The same in units round the middle of a space, and where on the rail that middle is. */
export function spaceOn(space: number, maximum: number): { at: number; corners: readonly Corner[] } {
  const corners = cornersOf(space, maximum)
  const middle = (corners[0][0] + corners[2][0]) / 2
  return {
    at: (middle - PRINTED.width / 2) / FINE,
    corners: corners.map(([x, y]) => [(x - middle) / FINE, (PRINTED.height / 2 - y) / FINE] as const),
  }
}
