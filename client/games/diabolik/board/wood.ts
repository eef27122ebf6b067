import { brush, rng, sheet } from '../../../kit/art/ink2d.ts'

/** Four planks of a dark table, to be laid again and again. */
export function drawWood(): HTMLCanvasElement {
  const size = 1024
  const { canvas, ctx } = sheet(size, size)
  const random = rng(9)
  for (let plank = 0; plank < 4; plank++) {
    const top = (plank * size) / 4
    ctx.fillStyle = plank % 2 ? '#2f1a13' : '#26140f'
    ctx.fillRect(0, top, size, size / 4)
    for (let i = 0; i < 15; i++) {
      const y = top + 8 + (random() * size) / 4.3
      const bend = random() * 9
      const points = Array.from({ length: 12 }, (_, k) => `${(k / 11) * 1124 - 50},${y + Math.sin(k * 0.7 + bend) * 7}`)
      brush(ctx, points.join(' '), 1.5 + random() * 4, '#120908', 0.5)
    }
    ctx.fillStyle = '#080405'
    ctx.fillRect(0, top, size, 6)
  }
  return canvas
}
