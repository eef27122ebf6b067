import type { Criminal } from '../../../../../shared/games/diabolik/state.ts'
import { FIGURE, figureAlone } from '../../art/figures.ts'
import { FUMETTO } from '../../art/palette.ts'

/** Somebody from head to foot, as a black shape. */
export function drawSilhouette(who: Criminal): HTMLCanvasElement {
  const { canvas, ctx } = figureAlone(who)
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = FUMETTO.ink
  ctx.fillRect(0, 0, FIGURE.width, FIGURE.height)
  return canvas
}
