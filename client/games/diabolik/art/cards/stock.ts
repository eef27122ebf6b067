import { type BlankSheet, type Box, type Ctx, sheet } from '../../../../kit/art/ink2d.ts'
import { FUMETTO } from '../palette.ts'

/** Every card is drawn in these units; what only lies on the table may be printed at half the size. */
export const CARD = { width: 512, height: 736 } as const

/** A card cut with round corners and edged with ink, so that it needs no contour of its own on the table. */
export function stock(color: string, scale = 1): BlankSheet {
  const made = sheet(CARD.width * scale, CARD.height * scale)
  const { ctx } = made
  ctx.scale(scale, scale)
  ctx.fillStyle = FUMETTO.ink
  ctx.fillRect(0, 0, CARD.width, CARD.height)
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.roundRect(7, 7, CARD.width - 14, CARD.height - 14, 26)
  ctx.fill()
  return made
}

/** Draws inside a panel only, then frames it. */
export function panel(ctx: Ctx, box: Box, draw: () => void, line = 7): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(...box)
  ctx.clip()
  draw()
  ctx.restore()
  ctx.strokeStyle = FUMETTO.ink
  ctx.lineWidth = line
  ctx.lineJoin = 'miter'
  ctx.strokeRect(...box)
}
