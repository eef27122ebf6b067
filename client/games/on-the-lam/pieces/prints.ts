import { isAlibi, OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Card, Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import { NIGHT, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import { drawAlibi, drawPattern, drawPlay, MARKS } from '../art/cards.ts'
import { isIncident } from '../art/play.ts'
import { drawSymbol } from '../art/symbols.ts'

/** A card's face in the reader's language. */
export function drawFace(card: Card, { alibis, cards, cardKinds, suspects }: Words): HTMLCanvasElement {
  if (!isAlibi(card))
    return drawPlay(card, { ...cards[card], label: cardKinds[isIncident(card) ? 'incident' : 'item'] })
  return drawAlibi(card, { name: alibis[card], owner: suspects[OWNER[card]].role })
}

export const FILE = { width: 620, height: 132 } as const

/** The name plate of somebody's file: colour, pattern, sign and name. */
export function drawFile(suspect: Suspect, words: Words): HTMLCanvasElement {
  const { width: w, height: h } = FILE
  const { canvas, ctx } = sheet(w, h)
  const { hue } = MARKS[suspect]
  ctx.fillStyle = NIGHT.ink
  ctx.fillRect(0, 0, w, h)
  drawPattern(ctx, suspect, [0, 0, h, h])
  ctx.fillStyle = hue
  ctx.beginPath()
  ctx.arc(h / 2, h / 2, h * 0.42, 0, 7)
  ctx.fill()
  drawSymbol(ctx, suspect, h / 2, h / 2, h * 0.56, NIGHT.ink, hue)
  ctx.strokeStyle = hue
  ctx.lineWidth = 8
  ctx.strokeRect(4, 4, w - 8, h - 8)
  letter(ctx, words.suspects[suspect].role.toUpperCase(), [h + 14, 8, w - h - 30, h - 16], {
    family: FONTS.head,
    size: 96,
    least: 40,
    lines: 1,
    color: NIGHT.paper,
  })
  return canvas
}
