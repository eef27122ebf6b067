import { type Box, type Ctx, halftone, rng } from '../../../kit/art/ink2d.ts'
import { DOOM, ZONE_LOOK } from '../layout/zones.ts'

const { light, color, deep } = ZONE_LOOK.tower
const PANE = [33, 44] as const

/** Vask Tower: a wall of glass that mirrors itself, held by steel. */
export function drawTower(ctx: Ctx, [x, y, width, height]: Box, seed: number): void {
  const random = rng(seed)
  ctx.fillStyle = '#061d55'
  ctx.fillRect(x, y, width, height)
  for (let py = y; py < y + height; py += PANE[1])
    for (let px = x; px < x + width; px += PANE[0]) {
      const luck = random()
      ctx.fillStyle = luck < 0.05 ? DOOM.yellow : luck < 0.17 ? color : luck < 0.55 ? deep : '#0a347f'
      ctx.fillRect(px + 2, py + 2, PANE[0] - 4, PANE[1] - 4)
    }
  // What the glass mirrors: hard slanting bands of sky.
  for (const [at, wide, share] of [
    [-0.1, 0.2, 0.5],
    [0.16, 0.06, 0.7],
    [0.46, 0.3, 0.4],
    [0.82, 0.05, 0.7],
    [0.92, 0.12, 0.5],
  ] as const) {
    ctx.save()
    ctx.beginPath()
    for (const [u, v] of [
      [at + 0.24, 0],
      [at + wide + 0.24, 0],
      [at + wide, 1],
      [at, 1],
    ] as const)
      ctx.lineTo(x + u * width, y + v * height)
    ctx.clip()
    halftone(ctx, [x, y, width, height], 8, light, (_, v) => share * (0.75 - v * 0.4))
    ctx.restore()
  }
  // Steel, riveted.
  for (const edge of [y, y + height - 9]) {
    ctx.fillStyle = '#9fb4cf'
    ctx.fillRect(x, edge, width, 9)
    ctx.fillStyle = DOOM.ink
    for (let px = x + 8; px < x + width; px += 18) ctx.fillRect(px, edge + 3, 3, 3)
  }
}
