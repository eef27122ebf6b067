import { type Ctx, halftone, rng, sheet } from './ink2d.ts'

export interface Skyline {
  readonly seed: number
  readonly sky: string
  readonly dot: string
  /** The share of dots, across and down the sky. */
  readonly cover: (u: number, v: number) => number
  readonly moon: string
  readonly moonShade: string
  /** What rises behind the houses. */
  readonly behind?: (ctx: Ctx, width: number, height: number) => void
  /** Rows of houses from behind: their colour, how high the lowest is, by how much others rise over it, and how many windows are lit. */
  readonly rows: readonly (readonly [color: string, low: number, high: number, lit: number])[]
  /** Colours of lit windows, the most frequent first. */
  readonly lamps: readonly [string, string, string]
}

/** A city against the sky: 4096 by 512, for a wall behind the table. */
export function drawSkyline(how: Skyline, width = 4096, height = 512): HTMLCanvasElement {
  const { canvas, ctx } = sheet(width, height)
  const random = rng(how.seed)
  ctx.fillStyle = how.sky
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, height], 13, how.dot, how.cover)
  // The moon, with rags of cloud across it.
  const [mx, my] = [width * 0.57, height * 0.24]
  ctx.fillStyle = how.moon
  ctx.beginPath()
  ctx.arc(mx, my, 58, 0, 7)
  ctx.fill()
  halftone(ctx, [mx - 60, my - 60, 120, 120], 9, how.moonShade, (u, v) =>
    Math.hypot(u - 0.5, v - 0.5) < 0.46 ? u * 0.6 - 0.12 : 0,
  )
  ctx.fillStyle = how.sky
  for (const [dx, dy, rx, ry] of [
    [-46, 14, 60, 5],
    [34, 26, 70, 7],
    [-14, 42, 74, 5],
  ] as const) {
    ctx.beginPath()
    ctx.ellipse(mx + dx, my + dy, rx, ry, 0, 0, 7)
    ctx.fill()
  }
  how.behind?.(ctx, width, height)
  for (const [color, low, high, lit] of how.rows) {
    let x = -30
    while (x < width) {
      const [w, h] = [40 + random() * 96, low + random() * high]
      tower(ctx, x, height - h, w, h, color, random)
      if (lit > 0) lights(ctx, { x, y: height - h, w, h, share: lit }, how.lamps, random)
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

interface Front {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly share: number
}

function lights(ctx: Ctx, { x, y, w, h, share }: Front, lamps: Skyline['lamps'], random: () => number): void {
  for (let wy = y + 12; wy < y + h - 10; wy += 17)
    for (let wx = x + 8; wx < x + w - 10; wx += 13) {
      const luck = random()
      if (luck > share) continue
      ctx.fillStyle = luck < share * 0.8 ? lamps[0] : luck < share * 0.94 ? lamps[1] : lamps[2]
      ctx.fillRect(wx, wy, 6, 9)
    }
}
