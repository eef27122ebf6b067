import { type Ctx, halftone, NIGHT, rng, sheet } from '../../../art/ink2d.ts'

const { ink, bone, sodium, teal } = NIGHT

/** The city against the rain: 4096 by 512, for a wall behind the table. */
export function drawSkyline(width = 4096, height = 512): HTMLCanvasElement {
  const { canvas, ctx } = sheet(width, height)
  const random = rng(40)
  ctx.fillStyle = NIGHT.sky
  ctx.fillRect(0, 0, width, height)
  halftone(
    ctx,
    [0, 0, width, height],
    13,
    NIGHT.skyDot,
    (u, v) => v * 1.05 - 0.16 + 0.1 * Math.sin(u * 21) + 0.05 * Math.sin(u * 57),
  )
  // The moon, with rags of cloud across it.
  const [mx, my] = [width * 0.57, height * 0.24]
  ctx.fillStyle = bone
  ctx.beginPath()
  ctx.arc(mx, my, 58, 0, 7)
  ctx.fill()
  halftone(ctx, [mx - 60, my - 60, 120, 120], 9, '#8d8a80', (u, v) =>
    Math.hypot(u - 0.5, v - 0.5) < 0.46 ? u * 0.6 - 0.12 : 0,
  )
  ctx.fillStyle = NIGHT.sky
  for (const [dx, dy, rx, ry] of [
    [-46, 14, 60, 5],
    [34, 26, 70, 7],
    [-14, 42, 74, 5],
  ] as const) {
    ctx.beginPath()
    ctx.ellipse(mx + dx, my + dy, rx, ry, 0, 0, 7)
    ctx.fill()
  }
  for (const [color, low, high, lit] of [
    ['#16232a', 130, 210, 0],
    ['#0c1519', 80, 190, 0.16],
    [ink, 30, 120, 0.3],
  ] as const) {
    let x = -30
    while (x < width) {
      const [w, h] = [40 + random() * 96, low + random() * high]
      tower(ctx, x, height - h, w, h, color, random)
      if (lit > 0) lights(ctx, x, height - h, w, h, lit, random)
      x += w * (0.72 + random() * 0.3)
    }
  }
  return canvas
}

function tower(ctx: Ctx, x: number, y: number, w: number, h: number, color: string, random: () => number): void {
  ctx.fillStyle = color
  ctx.fillRect(x, y, w + 1, h)
  const kind = random()
  if (kind < 0.3) {
    ctx.fillRect(x + w * 0.16, y - 22, w * 0.68, 24)
    ctx.fillRect(x + w * 0.32, y - 42, w * 0.36, 24)
    ctx.fillRect(x + w * 0.48, y - 84, w * 0.05 + 2, 46)
  } else if (kind < 0.45) {
    // A water tank on legs.
    ctx.fillRect(x + w * 0.3, y - 40, w * 0.34, 26)
    ctx.beginPath()
    ctx.moveTo(x + w * 0.26, y - 40)
    ctx.lineTo(x + w * 0.47, y - 56)
    ctx.lineTo(x + w * 0.68, y - 40)
    ctx.fill()
    for (const dx of [0.32, 0.46, 0.6]) ctx.fillRect(x + w * dx, y - 16, 3, 18)
  } else if (kind < 0.55) {
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + w / 2, y - w * 0.5)
    ctx.lineTo(x + w, y)
    ctx.fill()
  } else if (kind < 0.64) ctx.fillRect(x + w * 0.2, y - 34, 12, 36)
}

function lights(ctx: Ctx, x: number, y: number, w: number, h: number, share: number, random: () => number): void {
  for (let wy = y + 12; wy < y + h - 10; wy += 17)
    for (let wx = x + 8; wx < x + w - 10; wx += 13) {
      const luck = random()
      if (luck > share) continue
      ctx.fillStyle = luck < share * 0.8 ? sodium : luck < share * 0.94 ? bone : teal
      ctx.fillRect(wx, wy, 6, 9)
    }
}
