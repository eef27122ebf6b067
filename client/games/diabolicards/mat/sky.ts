import { penOf } from '../../../art/pen.ts'
import { drawSkyline } from '../../../art/skyline.ts'
import { cloud } from '../cover.ts'
import { DOOM } from '../table/zones.ts'

/** The wall behind the table: how high, and which part of a circle. */
export const SKY = { height: 5.2, arc: Math.PI * 0.66 } as const

/** The last evening: a burning sky, a city that has not noticed, and a cloud that is pleased about it. */
export function drawSky(): HTMLCanvasElement {
  const canvas = drawSkyline({
    seed: 11,
    sky: DOOM.violet,
    dot: DOOM.orange,
    cover: (u, v) => 1.5 * v - 0.35 + 0.1 * Math.sin(u * 31),
    moon: DOOM.yellow,
    moonShade: DOOM.magenta,
    rows: [
      ['#7a1a6a', 60, 70, 0],
      ['#4a1060', 34, 60, 0.06],
      [DOOM.ink, 16, 44, 0.2],
    ],
    lamps: [DOOM.yellow, DOOM.lime, DOOM.magenta],
  })
  const ctx = canvas.getContext('2d')
  if (ctx)
    // Far behind the roofs: its foot is cut off by them.
    penOf(ctx, DOOM.ink).at(canvas.width / 2 - 240 - 450 * 0.25, canvas.height + 6 - 700 * 0.25, 0.25, cloud)
  return canvas
}
