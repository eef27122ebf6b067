import { CARDS, type CardName } from '../../../../../shared/games/diabolicards/cards/list.ts'
import { GROUNDS, INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import { type BlankSheet, type Box, burst, type Ctx, kept, sheet } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import { INK, mixed, PAPER } from '../../art/portraits/colours.ts'
import { drawPortrait, PORTRAIT } from '../../art/portraits/index.ts'

/** Drawn once, then scaled: a face and a tile show the same print. */
export const portraitOf = kept((name: CardName): HTMLCanvasElement => {
  const { canvas, ctx } = sheet(PORTRAIT, PORTRAIT)
  drawPortrait(ctx, name)
  return canvas
})

/** What a group's name stands on: its colour, light enough to be read on. */
export const bandOf = (name: CardName): string => {
  const { group } = CARDS[name]
  return group === 'scorchedEarth' ? INKS.yellow : mixed(GROUNDS[group], PAPER, 0.35)
}

/** Bangers is bold as it is; Chinese has to be told. */
export const heavy = (text: string): number => (/[\u2e80-\u9fff]/.test(text) ? 700 : 400)

/** Cut with round corners and edged with ink, so that it needs no contour of its own on the table. */
export function stock(width: number, height: number, color: string, edge: number, corner: number): BlankSheet {
  const made = sheet(width, height)
  const { ctx } = made
  ctx.fillStyle = INK
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.roundRect(edge, edge, width - edge * 2, height - edge * 2, corner)
  ctx.fill()
  return made
}

export function framed(ctx: Ctx, [x, y, width, height]: Box, line: number): void {
  ctx.strokeStyle = INK
  ctx.lineWidth = line
  ctx.lineJoin = 'miter'
  ctx.strokeRect(x, y, width, height)
  ctx.lineJoin = 'round'
}

export function star(ctx: Ctx, x: number, y: number, radius: number, color: string): void {
  ctx.lineJoin = 'miter'
  for (const [dx, fill] of [
    [radius * 0.07, INK],
    [0, color],
  ] as const) {
    const path = burst(x + dx, y + dx, radius, radius * 0.72, 12, 0.13)
    ctx.fillStyle = fill
    ctx.fill(path)
    ctx.strokeStyle = INK
    ctx.lineWidth = radius * 0.1
    ctx.stroke(path)
  }
  ctx.lineJoin = 'round'
}

/** A numeral with an edge of ink. */
export function numeral(ctx: Ctx, value: number, x: number, y: number, size: number, color: string): void {
  ctx.font = `${size}px ${FONTS.comic}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.strokeStyle = INK
  ctx.lineWidth = size * 0.14
  ctx.strokeText(String(value), x - size * 0.03, y + size * 0.36)
  ctx.fillStyle = color
  ctx.fillText(String(value), x - size * 0.03, y + size * 0.36)
}
