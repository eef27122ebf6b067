import { CRIMINALS, LETTERS } from '../../../../../shared/games/diabolik/state.ts'
import { type BlankSheet, type Box, type Ctx, halftone, sheet } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../../kit/art/lettering.ts'
import { traceAlpha } from '../../../../stage/trace.ts'
import { FIGURE } from '../../art/figures.ts'
import { FUMETTO } from '../../art/palette.ts'
import { HIDDEN, type Hidden, type MapSign } from './known.ts'
import { drawSign, PRIVATE, SIGN } from './signs.ts'

/** What is secret is printed on one sheet: ghosts, signs and name tags. */

const { paper } = FUMETTO
const GHOST = { width: 192, height: (192 / FIGURE.width) * FIGURE.height } as const
const TAG = { width: 192, height: 80 } as const
const WIDE = 8 * GHOST.width

const SIGNS: readonly MapSign[] = [
  ...LETTERS.map(each => `flag:${each}` as const),
  'hideout',
  'trap',
  ...CRIMINALS.flatMap(who => [0, 1, 2].map(space => `step:${who}:${space}` as const)),
]
const TAGS = ['you', ...HIDDEN] as const
export type Tag = (typeof TAGS)[number]
export type Print = `ghost:${Hidden}` | `tag:${Tag}` | MapSign

/** Where on the sheet a print is. */
const CELLS: Readonly<Record<string, Box>> = Object.fromEntries([
  ...HIDDEN.map((who, i) => [`ghost:${who}`, [i * GHOST.width, 0, GHOST.width, GHOST.height]]),
  ...SIGNS.map((sign, i) => [sign, [i * SIGN, GHOST.height, SIGN, SIGN]]),
  ...TAGS.map((tag, i) => [`tag:${tag}`, [i * TAG.width, GHOST.height + SIGN, TAG.width, TAG.height]]),
])
const HIGH = 512

/** A print's place on the sheet as u, v, width and height, from 0 to 1; v counts from below. */
export function cellOf(print: Print): Box {
  const [x, y, width, height] = CELLS[print] ?? [0, 0, 0, 0]
  return [x / WIDE, 1 - (y + height) / HIGH, width / WIDE, height / HIGH]
}

export function drawSecrets(figure: (who: Hidden) => BlankSheet, said: (tag: Tag) => string): HTMLCanvasElement {
  const { canvas, ctx } = sheet(WIDE, HIGH)
  const inCell = (print: Print, draw: () => void): void => {
    const [x, y] = CELLS[print] ?? [0, 0]
    ctx.save()
    ctx.translate(x, y)
    draw()
    ctx.restore()
  }
  for (const who of HIDDEN) {
    const drawing = figure(who)
    inCell(`ghost:${who}`, () => ghost(ctx, drawing))
  }
  for (const sign of SIGNS) inCell(sign, () => drawSign(ctx, sign))
  for (const tag of TAGS) inCell(`tag:${tag}`, () => drawTag(ctx, said(tag)))
  return canvas
}

/** Half there: its drawing through a screen, in a broken line. */
function ghost(ctx: Ctx, drawing: BlankSheet): void {
  const { width, height } = GHOST
  const outline = new Path2D()
  const scale = width / drawing.width
  for (const [x, y] of traceAlpha(drawing, 4, 2.4)) outline.lineTo(x * scale, y * scale)
  outline.closePath()
  ctx.save()
  ctx.clip(outline)
  ctx.globalAlpha = 0.5
  ctx.drawImage(drawing.canvas, 0, 0, width, height)
  ctx.globalAlpha = 1
  halftone(ctx, [0, 0, width, height], 9, PRIVATE, () => 0.34)
  ctx.restore()
  ctx.strokeStyle = paper
  ctx.lineWidth = 8
  ctx.stroke(outline)
  ctx.strokeStyle = PRIVATE
  ctx.lineWidth = 5
  ctx.setLineDash([13, 9])
  ctx.stroke(outline)
}

function drawTag(ctx: Ctx, text: string): void {
  const { width: w, height: h } = TAG
  ctx.fillStyle = PRIVATE
  ctx.fillRect(2, 2, w - 4, h - 4)
  ctx.strokeStyle = paper
  ctx.lineWidth = 2.5
  ctx.setLineDash([9, 6])
  ctx.strokeRect(7, 7, w - 14, h - 14)
  letter(ctx, text.toUpperCase(), [12, 8, w - 24, h - 16], {
    family: FONTS.head,
    size: 60,
    least: 24,
    lines: 1,
    leading: 1,
    color: paper,
    align: 'center',
    sits: 'middle',
  })
}
