import { CARDS, type CardName } from '../../../../../shared/games/diabolicards/cards/list.ts'
import { SYMBOLS_OF } from '../../../../../shared/games/diabolicards/cards/symbols.ts'
import type { Side } from '../../../../../shared/games/diabolicards/state.ts'
import { INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { ChoicesLeft } from '../../../../../shared/games/diabolicards/words/labels.ts'
import type { Words } from '../../../../../shared/games/diabolicards/words/words.ts'
import { type Ctx, shape } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../../kit/art/lettering.ts'
import { INK, PAPER } from '../../art/portraits/colours.ts'
import { PORTRAIT } from '../../art/portraits/index.ts'
import { drawGlyph } from '../../art/signs.ts'
import { bandOf, heavy, numeral, portraitOf, star, stock } from './stock.ts'

export const TILE = { width: 320, height: 384 } as const
const [W, H] = [TILE.width, TILE.height]
const EDGE = 8
const BAND = 58

/** How a card stands on the mat. */
export interface TileState {
  /** Its power now, and the one printed on it. */
  readonly value: number
  readonly printed: number
  /** Its ability is lost or used up. */
  readonly spent: boolean
  readonly immune: boolean
  /** A boost or hinder of others is held in place by it. */
  readonly holds: boolean
  /** C-44: what it may still choose, by side. */
  readonly left: ChoicesLeft
}

/** As it lies on the mat, seen from across the table: who, and how much. */
export function drawTile(name: CardName, words: Words, tile: TileState): HTMLCanvasElement {
  const { canvas, ctx } = stock(W, H, PAPER, EDGE, 12)
  const high = H - EDGE * 2 - BAND
  const portrait = portraitOf(name)
  const fine = portrait.width / PORTRAIT
  ctx.drawImage(portrait, 0, 0, 490 * fine, 512 * fine, EDGE, EDGE, W - EDGE * 2, high)
  band(ctx, name, words)
  const { ability } = CARDS[name]
  if (tile.immune) crowned(ctx)
  for (const [i, symbol] of (ability ? SYMBOLS_OF[ability] : []).entries()) {
    const y = high - 30 - i * 82
    badge(ctx, W - 54, y)
    drawGlyph(ctx, symbol, W - 54, y, 58, tile.spent ? '#b9b3c6' : INKS.magenta)
    if (tile.spent) crossed(ctx, W - 54, y)
  }
  if (tile.holds) {
    badge(ctx, W - 54, 54)
    drawGlyph(ctx, 'anchor', W - 54, 54, 58, INKS.cyan)
  }
  for (const [i, { side, count }] of tile.left.entries()) choices(ctx, side, count, 16 + i * 72)
  power(ctx, tile, 84, high - 70)
  return canvas
}

function band(ctx: Ctx, name: CardName, words: Words): void {
  const y = H - EDGE - BAND
  ctx.fillStyle = bandOf(name)
  ctx.fillRect(EDGE, y, W - EDGE * 2, BAND)
  ctx.fillStyle = INK
  ctx.fillRect(EDGE, y - 6, W - EDGE * 2, 8)
  letter(ctx, words.cards[name].name.toUpperCase(), [EDGE + 6, y + 8, W - EDGE * 2 - 12, BAND - 9], {
    family: FONTS.comic,
    weight: heavy(words.cards[name].name),
    size: 54,
    least: 24,
    leading: 1,
    lines: 1,
    color: INK,
    align: 'center',
  })
}

function badge(ctx: Ctx, x: number, y: number): void {
  ctx.beginPath()
  ctx.arc(x, y, 40, 0, Math.PI * 2)
  ctx.fillStyle = PAPER
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 7
  ctx.stroke()
}

/** The side's sign, and how many of it may still be chosen. */
function choices(ctx: Ctx, side: Side, count: number, y: number): void {
  ctx.beginPath()
  ctx.roundRect(16, y, 134, 68, 12)
  ctx.fillStyle = count === 0 ? '#b9b3c6' : PAPER
  ctx.fill()
  ctx.strokeStyle = INK
  ctx.lineWidth = 7
  ctx.stroke()
  drawGlyph(ctx, side, 54, y + 34, 54, side === 'dawn' ? INKS.yellow : INKS.cyan)
  numeral(ctx, count, 118, y + 34, 68, INKS.magenta)
}

/** One stroke: what it was can still be made out. */
function crossed(ctx: Ctx, x: number, y: number): void {
  for (const [color, width] of [
    [PAPER, 24],
    [INK, 13],
  ] as const) {
    ctx.strokeStyle = color
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.moveTo(x - 31, y + 31)
    ctx.lineTo(x + 31, y - 31)
    ctx.stroke()
  }
}

/** Nobody below Scorched Earth touches this one: a gold frame with points. */
function crowned(ctx: Ctx): void {
  const high = H - EDGE * 2 - BAND
  for (const [color, width] of [
    [INK, 26],
    [INKS.yellow, 14],
  ] as const) {
    ctx.strokeStyle = color
    ctx.lineWidth = width
    ctx.strokeRect(EDGE + 6, EDGE + 6, W - EDGE * 2 - 12, high - 12)
  }
  const crown = shape(
    `${W / 2 - 48},44! ${W / 2 - 56},4! ${W / 2 - 26},24! ${W / 2},0! ${W / 2 + 26},24! ${W / 2 + 56},4! ${W / 2 + 48},44!`,
  )
  ctx.fillStyle = INKS.yellow
  ctx.fill(crown)
  ctx.strokeStyle = INK
  ctx.lineWidth = 7
  ctx.stroke(crown)
}

/** Raised: a yellow burst; lowered: a bag that sags. Both with their arrow. */
function power(ctx: Ctx, { value, printed }: TileState, x: number, y: number): void {
  const size = value > 9 ? 92 : 112
  if (value < printed) {
    const bag = shape(
      `${x - 58},${y - 44} ${x},${y - 56} ${x + 58},${y - 44} ${x + 72},${y + 16} ${x + 48},${y + 62} ${x},${y + 74} ${x - 48},${y + 62} ${x - 72},${y + 16}`,
    )
    ctx.fillStyle = '#8fa3c8'
    ctx.fill(bag)
    ctx.strokeStyle = INK
    ctx.lineWidth = 8
    ctx.stroke(bag)
    numeral(ctx, value, x - 14, y + 8, size, PAPER)
    drawGlyph(ctx, 'hinder', x + 44, y + 10, 54, INKS.cyan)
    return
  }
  const raised = value > printed
  star(ctx, x, y, 78, raised ? INKS.yellow : PAPER)
  numeral(ctx, value, raised ? x - 14 : x, y, size, raised ? INKS.magenta : value === 0 ? '#a79bc0' : INKS.orange)
  if (raised) drawGlyph(ctx, 'boost', x + 42, y, 56, INKS.lime)
}
