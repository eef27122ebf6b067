import type { Criminal } from '../../../../../shared/games/diabolik/state.ts'
import { burst, halftone, rng, sheet } from '../../../../kit/art/ink2d.ts'
import { penOf } from '../../../../kit/art/pen.ts'
import { FIGURE } from '../../art/figures.ts'
import { FUMETTO } from '../../art/palette.ts'
import { drawSilhouette } from './drawings.ts'

/* What stands for a scene where there is less motion: fetched when the first is shown. */

const [WIDE, HIGH] = [720, 340]

/** A night of red dots, and a town under it. */
function night(seed: number): ReturnType<typeof sheet> {
  const paper = sheet(WIDE, HIGH)
  const { ctx } = paper
  ctx.fillStyle = FUMETTO.bloodDeep
  ctx.fillRect(0, 0, WIDE, HIGH)
  halftone(ctx, [0, 0, WIDE, HIGH], 11, FUMETTO.blood, (_, v) => 0.25 + v * 1.1)
  halftone(ctx, [0, 0, WIDE, HIGH * 0.7], 13, FUMETTO.ink, (_, v) => 0.75 - v * 1.15)
  const random = rng(seed)
  ctx.fillStyle = FUMETTO.ink
  for (let x = -20; x < WIDE; x += 34 + random() * 30) {
    const tall = 40 + random() * 70
    ctx.fillRect(x, HIGH * 0.68 - tall, 40 + random() * 26, tall + 2)
  }
  ctx.fillStyle = FUMETTO.sodium
  for (let i = 0; i < 12; i++) ctx.fillRect(random() * WIDE, HIGH * 0.52 + random() * 40, 5, 8)
  ctx.fillStyle = FUMETTO.ink
  ctx.fillRect(0, HIGH * 0.67, WIDE, HIGH)
  return paper
}

/** The black coupé in profile, at speed or with its lamps out. */
export function drawCoupe(lamps: boolean): HTMLCanvasElement {
  const { canvas, ctx } = night(lamps ? 12 : 31)
  const pen = penOf(ctx)
  if (lamps) {
    ctx.fillStyle = FUMETTO.sodium
    ctx.beginPath()
    ctx.moveTo(560, 246)
    ctx.lineTo(WIDE, 226)
    ctx.lineTo(WIDE, 300)
    ctx.closePath()
    ctx.fill()
    const random = rng(9)
    for (let i = 0; i < 22; i++) {
      const [x, y] = [random() * 300, 150 + random() * 150]
      ctx.fillStyle = i % 3 === 0 ? FUMETTO.blood : FUMETTO.paper
      ctx.beginPath()
      ctx.moveTo(x + 90 + random() * 130, y)
      ctx.lineTo(x, y - 2.2)
      ctx.lineTo(x, y + 2.2)
      ctx.fill()
    }
  }
  const body =
    '118,250! 112,226 128,206 178,196 236,160 292,142 334,144 384,168 420,184 500,192 560,210 594,232 596,246! 560,262 160,264!'
  ctx.strokeStyle = FUMETTO.paper
  ctx.lineWidth = 9
  for (const [x, y] of [
    [202, 258],
    [500, 258],
  ] as const) {
    ctx.beginPath()
    ctx.arc(x, y, 38, 0, Math.PI * 2)
    ctx.stroke()
  }
  pen.line(`${body} 118,250`, 11, FUMETTO.paper)
  pen.ink(body)
  pen.fill(FUMETTO.steel, '250,186! 292,156 322,154 322,184!')
  pen.fill(FUMETTO.moonlight, '330,184! 330,154 352,162 384,182!')
  pen.line('150,214 260,202 420,202 560,220', 5, FUMETTO.paper)
  for (const x of [202, 500]) {
    pen.disc(FUMETTO.ink, x, 258, 37)
    pen.disc(FUMETTO.paper, x, 258, 21)
    pen.disc(FUMETTO.ink, x, 258, 17)
    for (let k = 0; k < 8; k++) {
      const angle = (k / 8) * Math.PI * 2
      pen.line(`${x},258 ${x + Math.cos(angle) * 17},${258 + Math.sin(angle) * 17}`, 2.4, FUMETTO.paper)
    }
  }
  pen.disc(lamps ? '#ffe9a0' : FUMETTO.steel, 570, 226, 13)
  pen.disc(lamps ? FUMETTO.blood : FUMETTO.bloodDeep, 120, 232, 7)
  return canvas
}

/** Somebody found: a black shape on a red night. */
export function drawFound(who: Criminal): HTMLCanvasElement {
  const { canvas, ctx } = night(77)
  // Down to the knee: a panel is wide, not high.
  const width = (HIGH * 1.25 * FIGURE.width) / FIGURE.height
  ctx.fillStyle = FUMETTO.paper
  ctx.fill(burst(WIDE / 2, HIGH * 0.52, 250, 120, 22, 0.1))
  ctx.drawImage(drawSilhouette(who), (WIDE - width) / 2, 12, width, HIGH * 1.25)
  return canvas
}
