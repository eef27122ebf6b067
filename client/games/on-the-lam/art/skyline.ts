import { NIGHT } from '../../../kit/art/ink2d.ts'
import type { Skyline } from '../../../kit/art/skyline.ts'

/** Rion City against the rain. */
export const SKYLINE: Skyline = {
  seed: 40,
  sky: NIGHT.sky,
  dot: NIGHT.skyDot,
  cover: (u, v) => v * 1.05 - 0.16 + 0.1 * Math.sin(u * 21) + 0.05 * Math.sin(u * 57),
  moon: NIGHT.bone,
  moonShade: '#8d8a80',
  rows: [
    ['#16232a', 130, 210, 0],
    ['#0c1519', 80, 190, 0.16],
    [NIGHT.ink, 30, 120, 0.3],
  ],
  lamps: [NIGHT.sodium, NIGHT.bone, NIGHT.teal],
}
