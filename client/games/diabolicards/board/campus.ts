import { type Box, type Ctx, halftone, rng, shape } from '../../../kit/art/ink2d.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { DOOM, ZONE_LOOK } from '../layout/zones.ts'

const { color, deep } = ZONE_LOOK.campus

/** Havenvale Campus: a lawn with its paths and the stumps of its columns, after the party. */
export function drawCampus(ctx: Ctx, [x, y, width, height]: Box, seed: number): void {
  const random = rng(seed)
  ctx.fillStyle = deep
  ctx.fillRect(x, y, width, height)
  // Mown in stripes.
  ctx.fillStyle = '#3c8a16'
  for (let at = -height; at < width; at += 64) {
    ctx.beginPath()
    for (const [u, v] of [
      [at, 0],
      [at + 32, 0],
      [at + 32 + height, height],
      [at + height, height],
    ] as const)
      ctx.lineTo(x + u, y + v)
    ctx.fill()
  }
  halftone(ctx, [x, y, width, height], 8, color, (u, v) => 0.3 - Math.hypot(u - 0.5, v - 0.5) * 0.5)
  const [cx, cy] = [x + width / 2, y + height / 2]
  ctx.strokeStyle = '#b7a982'
  ctx.lineWidth = 15
  ctx.beginPath()
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [0, 0.5],
  ] as const) {
    ctx.moveTo(x + u * width, y + v * height)
    ctx.lineTo(x + (1 - u) * width, y + (1 - v) * height)
  }
  ctx.moveTo(cx + 62, cy)
  ctx.arc(cx, cy, 62, 0, Math.PI * 2)
  ctx.stroke()
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + 0.4
    column(ctx, cx + Math.cos(angle) * 88, cy + Math.sin(angle) * 78, 10 + random() * 3)
  }
  for (let i = 0; i < 11; i++) burn(ctx, x + random() * width, y + random() * height, 16 + random() * 30, random)
}

/** A column from above, or what is left of it. */
function column(ctx: Ctx, x: number, y: number, radius: number): void {
  const pen = penOf(ctx, DOOM.ink)
  pen.disc(DOOM.ink, x + 4, y + 4, radius)
  pen.disc(DOOM.paper, x, y, radius, 3)
  pen.disc('#d8c79a', x, y, radius * 0.6, 2)
}

/** A patch that burns on at its edge. */
function burn(ctx: Ctx, x: number, y: number, size: number, random: () => number): void {
  const edge = Array.from({ length: 9 }, (_, i) => {
    const [angle, far] = [(i / 9) * Math.PI * 2, size * (0.7 + random() * 0.5)]
    return `${x + Math.cos(angle) * far},${y + Math.sin(angle) * far * 0.8}`
  })
  const patch = shape(edge.join(' '))
  ctx.lineWidth = 9
  ctx.strokeStyle = DOOM.orange
  ctx.stroke(patch)
  ctx.lineWidth = 3
  ctx.strokeStyle = DOOM.yellow
  ctx.stroke(patch)
  ctx.fillStyle = '#170d10'
  ctx.fill(patch)
}

/** Tongues of fire from one edge upwards, over whatever is there. */
export function drawFlames(ctx: Ctx, x: number, y: number, width: number, high: number, seed: number): void {
  const random = rng(seed)
  const pen = penOf(ctx, DOOM.ink)
  for (const [color, share] of [
    ['#d8260a', 1],
    [DOOM.orange, 0.72],
    [DOOM.yellow, 0.4],
  ] as const) {
    for (let at = x; at < x + width; ) {
      const wide = 16 + random() * 16
      const top = high * share * (0.45 + random() * 0.55)
      const lean = (random() - 0.5) * 14
      const right = Math.min(at + wide, x + width)
      pen.fill(
        color,
        `${at - 2},${y}! ${at + 1},${y - top * 0.4} ${at + wide / 2 + lean},${y - top}! ${right},${y - top * 0.3} ${right + 2},${y}!`,
      )
      at += wide * 0.8
    }
  }
}
