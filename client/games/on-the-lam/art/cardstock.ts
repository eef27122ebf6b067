import { type BlankSheet, type Ctx, NIGHT, sheet } from '../../../kit/art/ink2d.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { THINGS } from './things/index.ts'

export const CARD = { width: 512, height: 736 } as const
const [W, H] = [CARD.width, CARD.height]

/** Card with round corners; everything outside stays clear. */
export function blank(color: string): BlankSheet {
  const made = sheet(W, H)
  const { ctx } = made
  ctx.beginPath()
  ctx.roundRect(0, 0, W, H, 30)
  ctx.clip()
  ctx.fillStyle = color
  ctx.fillRect(0, 0, W, H)
  return made
}

/** The thing itself, big, with a hard shadow. */
export function exhibit(ctx: Ctx, face: keyof typeof THINGS, x: number, y: number, size: number): void {
  const { canvas, ctx: drawing } = sheet(size, size)
  drawing.scale(size / 220, size / 220)
  drawing.translate(10, 10)
  THINGS[face](penOf(drawing))
  const { canvas: shadow, ctx: dark } = sheet(size, size)
  dark.drawImage(canvas, 0, 0, size, size)
  dark.globalCompositeOperation = 'source-in'
  dark.fillStyle = NIGHT.ink
  dark.fillRect(0, 0, size, size)
  ctx.drawImage(shadow, x - size / 2 + size * 0.035, y - size / 2 + size * 0.035, size, size)
  ctx.drawImage(canvas, x - size / 2, y - size / 2, size, size)
}
