import type { Ctx } from './ink2d.ts'

/** The print of a thumb. */
export function drawFingerprint(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(0.16)
  ctx.scale(size / 100, size / 100)
  ctx.strokeStyle = color
  ctx.lineCap = 'round'
  ctx.lineWidth = 4.2
  for (let i = 0; i < 6; i++) {
    const r = 5 + i * 7
    // Every ridge breaks somewhere else.
    for (const [from, to] of [
      [0.1 + i * 0.31, 1.9 + i * 0.24],
      [2.2 + i * 0.27, 4.1 + i * 0.3],
      [4.4 + i * 0.3, 6.1 + i * 0.3],
    ] as const) {
      ctx.beginPath()
      ctx.ellipse(0, i * -1.2, r * 0.8, r * 1.12, 0, from, to)
      ctx.stroke()
    }
  }
  ctx.restore()
}
