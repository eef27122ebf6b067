import { sheet } from '../../../../kit/art/ink2d.ts'

/** A round of dots that fades outwards: light on wet air. */
export function drawHalo(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(256, 256)
  ctx.fillStyle = '#fff'
  for (let i = -24; i < 24; i++)
    for (let j = -24; j < 24; j++) {
      const [x, y] = [128 + (i - j) * 6, 128 + (i + j) * 6]
      const far = Math.hypot(x - 128, y - 128) / 124
      if (far > 1) continue
      ctx.beginPath()
      ctx.arc(x, y, (1 - far) * 5, 0, 7)
      ctx.fill()
    }
  return canvas
}
