import type { Letter, Secondary } from '../../../../../shared/games/diabolik/figures.ts'
import { type Box, type Ctx, grain, halftone } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import { FUMETTO } from '../palette.ts'
import { border, ground, place, plate, title } from './mat.ts'

const { ink, paper, sodium, trench, trenchDeep } = FUMETTO

/** Under the piles: an outline and a name for each. */
export function drawPiles(ctx: Ctx, mat: Box, piles: readonly { name: string; box: Box }[]): void {
  ground(ctx, mat, '#14110f', '#3a2b22')
  border(ctx, mat, '#6b5a48')
  for (const { name, box } of piles) {
    place(ctx, box, '#a8957c', '#1d1815')
    const [x, y, w, h] = box
    title(ctx, name, [x - 4, y + h + 12, w + 8, 50], paper, 'center')
  }
}

/** Where somebody hides beside the map. */
export function drawHiding(ctx: Ctx, who: Secondary, name: string, mat: Box, card: Box): void {
  ground(ctx, mat, '#1b1517', '#4d4237')
  border(ctx, mat, '#d9d0ba', who.length % 2 ? [] : [12, 8])
  place(ctx, card, paper, '#2a2226')
  plate(ctx, name, [14, mat[3] - 50, mat[2] - 28, 40], '#d9d0ba')
}

/** The folder that a sheet is taken out of: what remains while it is held up. */
export function drawFolder(ctx: Ctx, letter: Letter, mat: Box, card: Box): void {
  const [, , w, h] = mat
  ctx.fillStyle = trench
  ctx.fillRect(0, 0, w, h)
  grain(ctx, mat, trenchDeep, 1.6)
  halftone(ctx, mat, 14, trenchDeep, (u, v) => u * 0.24 + v * 0.24 - 0.1)
  ctx.strokeStyle = ink
  ctx.lineWidth = 5
  ctx.strokeRect(14, 14, w - 28, h - 28)
  ctx.fillStyle = sodium
  ctx.fillRect(14, 14, 120, 130)
  ctx.strokeRect(14, 14, 120, 130)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `${h * 0.5}px ${FONTS.head}`
  ctx.fillStyle = trenchDeep
  ctx.fillText(letter, w * 0.36, h * 0.56)
  ctx.font = `110px ${FONTS.head}`
  ctx.fillStyle = ink
  ctx.fillText(letter, 74, 84)
  place(ctx, card, ink, trenchDeep)
}
