import type { Ctx, Point } from '../../../kit/art/ink2d.ts'
import { DOOM } from '../layout/zones.ts'

/** A chain from one point to another, its links so wide. */
export function drawChain(ctx: Ctx, from: Point, to: Point, link: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const count = Math.max(2, Math.round(Math.hypot(dx, dy) / (link * 1.25)))
  const turn = Math.atan2(dy, dx)
  for (let i = 0; i <= count; i++) {
    const [x, y] = [from[0] + (dx * i) / count, from[1] + (dy * i) / count]
    // Every second link is seen from its edge.
    const [long, wide] = [link * 0.86, link * (i % 2 ? 0.14 : 0.46)]
    for (const [width, color] of [
      [link * 0.46, DOOM.ink],
      [link * 0.26, '#c9c2d6'],
    ] as const) {
      ctx.beginPath()
      ctx.ellipse(x, y, long, wide, turn, 0, Math.PI * 2)
      ctx.lineWidth = width
      ctx.strokeStyle = color
      ctx.stroke()
    }
  }
}
