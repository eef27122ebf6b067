import { type Ctx, halftone, rng, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import { DOOM } from '../layout/zones.ts'
import { drawChain } from './chain.ts'
import { drawCracks } from './slots.ts'

/** C-18: what is left of one side of a zone, in hundredths of a unit. Its slots can still be told. */
export function drawScorch(width: number, height: number, word: string): HTMLCanvasElement {
  const fine = 1.7
  const { canvas, ctx } = sheet(Math.round(width * fine), Math.round(height * fine))
  ctx.scale(fine, fine)
  const random = rng(17)
  ctx.fillStyle = 'rgba(11,5,8,.8)'
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, height], 12, '#0b0508', (u, v) => 0.3 + Math.hypot(u - 0.5, v - 0.5) * 0.9)
  for (const [u, v, far] of [
    [0.48, 0.42, 1],
    [0.16, 0.78, 0.5],
    [0.84, 0.2, 0.5],
    [0.8, 0.84, 0.4],
  ] as const)
    drawCracks(ctx, width * u, height * v, height * far, Math.round(4 + far * 5), random)
  embers(ctx, width, height, random)
  drawChain(ctx, [-10, 24], [width + 10, height - 24], 22)
  drawChain(ctx, [width + 10, 24], [-10, height - 24], 22)
  ctx.translate(width / 2, height / 2)
  ctx.rotate(-0.06)
  band(ctx, width * 0.86, 78, word)
  return canvas
}

function embers(ctx: Ctx, width: number, height: number, random: () => number): void {
  for (let i = 0; i < 110; i++) {
    ctx.fillStyle = i % 3 ? DOOM.orange : DOOM.yellow
    ctx.beginPath()
    ctx.arc(random() * width, random() * height, 0.8 + random() * 2.6, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** Tape, striped at both edges. */
function band(ctx: Ctx, width: number, height: number, word: string): void {
  ctx.fillStyle = DOOM.ink
  ctx.fillRect(-width / 2 + 5, -height / 2 + 6, width, height)
  ctx.fillStyle = DOOM.yellow
  ctx.fillRect(-width / 2, -height / 2, width, height)
  ctx.fillStyle = DOOM.ink
  for (const top of [-height / 2, height / 2 - 11])
    for (let x = -width / 2; x < width / 2 - 16; x += 28) {
      ctx.beginPath()
      for (const [dx, dy] of [
        [0, 11],
        [10, 0],
        [24, 0],
        [14, 11],
      ] as const)
        ctx.lineTo(x + dx, top + dy)
      ctx.fill()
    }
  letter(ctx, word.toUpperCase(), [-width / 2 + 12, -height / 2 + 12, width - 24, height - 24], {
    family: FONTS.head,
    size: 58,
    lines: 1,
    leading: 1,
    color: DOOM.ink,
    align: 'center',
  })
}
