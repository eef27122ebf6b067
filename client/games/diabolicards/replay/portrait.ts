import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { sheet } from '../../../kit/art/ink2d.ts'
import { drawPortrait, PORTRAIT } from '../art/portraits/index.ts'

const drawn = new Map<CardName, HTMLCanvasElement>()

/** Drawn once, however often a hand comes into sight. */
export function portrait(card: CardName): HTMLCanvasElement {
  const found = drawn.get(card)
  if (found) return found
  const { canvas, ctx } = sheet(PORTRAIT, PORTRAIT)
  drawPortrait(ctx, card)
  drawn.set(card, canvas)
  return canvas
}
