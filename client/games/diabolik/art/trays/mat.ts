import { type Box, type Ctx, halftone } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../../kit/art/lettering.ts'
import { FUMETTO } from '../palette.ts'

/** Mats are drawn in hundredths of a unit of the table. */
export const UNIT = 100

const { ink, paper } = FUMETTO

/** A dark ground with dots of a colour that come in from the edges. */
export function ground(ctx: Ctx, [x, y, w, h]: Box, color: string, dots: string, share = 0.34): void {
  ctx.fillStyle = color
  ctx.fillRect(x, y, w, h)
  halftone(
    ctx,
    [x, y, w, h],
    15,
    dots,
    (u, v) => Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2 * share - share * 0.62,
  )
}

/** A line round a mat, and a thin one inside it. */
export function border(ctx: Ctx, [x, y, w, h]: Box, color: string, dash: number[] = []): void {
  ctx.strokeStyle = color
  ctx.lineWidth = 8
  ctx.strokeRect(x + 12, y + 12, w - 24, h - 24)
  ctx.lineWidth = 2.5
  ctx.setLineDash(dash)
  ctx.strokeRect(x + 24, y + 24, w - 48, h - 48)
  ctx.setLineDash([])
}

/** Where a card belongs. */
export function place(ctx: Ctx, [x, y, w, h]: Box, color: string, fill: string): void {
  ctx.beginPath()
  ctx.roundRect(x - 7, y - 7, w + 14, h + 14, 12)
  ctx.fillStyle = fill
  ctx.fill()
  ctx.strokeStyle = color
  ctx.lineWidth = 4
  ctx.setLineDash([14, 10])
  ctx.stroke()
  ctx.setLineDash([])
}

/** A name on a plate: paper with a hard shadow. */
export function plate(ctx: Ctx, text: string, [x, y, w, h]: Box, fill: string = paper, color: string = ink): void {
  ctx.fillStyle = ink
  ctx.fillRect(x + 5, y + 6, w, h)
  ctx.fillStyle = fill
  ctx.fillRect(x, y, w, h)
  ctx.strokeStyle = ink
  ctx.lineWidth = 4
  ctx.strokeRect(x, y, w, h)
  title(ctx, text, [x + 8, y + 2, w - 16, h - 4], color, 'center')
}

export function title(
  ctx: Ctx,
  text: string,
  box: Box,
  color: string,
  align: 'left' | 'center' = 'left',
  lines = 1,
): void {
  letter(ctx, text.toUpperCase(), box, {
    family: FONTS.head,
    size: Math.round(Math.min(110, box[3] * 0.92)),
    least: 24,
    lines,
    leading: 1.04,
    color,
    align,
    tracking: 2,
  })
}
