import { penOf } from '../../../kit/art/pen.ts'
import { drawSkyline } from '../../../kit/art/skyline.ts'
import { cloud } from '../art/cover.ts'
import { DOOM } from '../layout/zones.ts'

/** The wall behind the table: how high, and which part of a circle. */
export const SKY = { height: 4.8, radius: 40, arc: 0.95 } as const

/** Where the cloud stands, across the sky: between two landmarks. */
const CLOUD = 0.4375

/** The last evening: a burning sky, a city that has not noticed, and a cloud that is pleased about it. */
export const drawSky = (): HTMLCanvasElement =>
  drawSkyline({
    seed: 11,
    sky: DOOM.violet,
    dot: DOOM.orange,
    // Darker round the cloud: it is of the sky's colour.
    cover: (u, v) => 1.5 * v - 0.35 + 0.1 * Math.sin(u * 31) - Math.exp(-(((u - CLOUD) / 0.036) ** 2)),
    moon: DOOM.yellow,
    moonShade: DOOM.magenta,
    behind: (ctx, width, height) =>
      penOf(ctx, DOOM.ink).at(width * CLOUD - 450 * 0.37, height - 8 - 700 * 0.37, 0.37, cloud),
    rows: [
      ['#7a1a6a', 26, 34, 0],
      ['#4a1060', 18, 28, 0.06],
      [DOOM.ink, 10, 20, 0.2],
    ],
    lamps: [DOOM.yellow, DOOM.lime, DOOM.magenta],
  })
