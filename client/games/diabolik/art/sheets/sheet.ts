import type { Criminal } from '../../../../../shared/games/diabolik/figures.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { type Box, type Ctx, grain, halftone, sheet } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../../kit/art/lettering.ts'
import type { PrintedStage, Says } from '../../board/trays/says.ts'
import { drawIcon } from '../icons.ts'
import { FUMETTO } from '../palette.ts'
import { title } from '../trays/mat.ts'
import { face } from '../trays/track.ts'
import { TYPE_MARKS } from '../types.ts'
import { PICTURE, pictureOf } from './pictures.ts'

/** A sheet as it lies on the table: 160 pixels to a unit. */
export const PRINT = { width: 1040, height: 864 } as const
const { blood, blue, ink, paper, sodium } = FUMETTO
export const SIDE_HUES = { part: blood, clue: blue } as const

type Types = Words['cardTypes']

/** Cheap paper with an ink line, the letter in its corner. */
export function page(ctx: Ctx, w: number, h: number, text: string, corner: number): void {
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, w, h)
  grain(ctx, [0, 0, w, h], '#d9cba6', 0.9)
  halftone(ctx, [0, 0, w, h], 16, '#e2d5b4', (u, v) => u * 0.3 + v * 0.4 - 0.24)
  ctx.strokeStyle = ink
  ctx.lineWidth = 10
  ctx.strokeRect(8, 8, w - 16, h - 16)
  ctx.fillStyle = sodium
  ctx.fillRect(8, 8, corner, corner)
  ctx.strokeRect(8, 8, corner, corner)
  ctx.fillStyle = ink
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `${corner * 0.92}px ${FONTS.head}`
  ctx.fillText(text, 8 + corner / 2, 8 + corner * 0.55)
}

/** What it looks like at a distance: what is to be stolen, how far both sides are, and what comes next. */
export function drawSheet(says: Says, stamp: string, types: Types): HTMLCanvasElement {
  const { canvas, ctx } = sheet(PRINT.width, PRINT.height)
  page(ctx, PRINT.width, PRINT.height, says.letter, 132)
  title(ctx, says.name, [162, 14, 570, 156], ink, 'left', 2)
  const picture = pictureOf(says.sheet)
  const fine = picture.width / PICTURE.width
  ctx.drawImage(picture, 30 * fine, 0, 420 * fine, 360 * fine, 24, 176, 270, 232)
  boxes(ctx, says, [322, 170, 414, 244])
  next(ctx, says, types, [24, 426, PRINT.width - 48, PRINT.height - 450])
  if (says.done) stamped(ctx, stamp, PRINT.width / 2, 560, 230)
  return canvas
}

/** For small screens: the letter, and how far both sides are. */
export function drawSmallSheet(says: Says, stamp: string): HTMLCanvasElement {
  const { canvas, ctx } = sheet(PRINT.width / 2, PRINT.height / 2)
  ctx.scale(0.5, 0.5)
  page(ctx, PRINT.width, PRINT.height, says.letter, 330)
  ctx.drawImage(pictureOf(says.sheet), 352, 24, 352, 264)
  boxes(ctx, says, [40, 370, PRINT.width - 80, 450])
  if (says.done) stamped(ctx, stamp, PRINT.width / 2, 560, 330)
  return canvas
}

/** Parts are square and say who did them; Clues are round. */
function boxes(ctx: Ctx, { parts, clues }: Says, [x, y, w, h]: Box): void {
  const rows = [parts, clues].filter(row => row.length > 0)
  const size = Math.min(h / 2 - 14, (w - 20) / 4.3)
  rows.forEach((row, j) => {
    const at = y + (h / rows.length) * (j + 0.5)
    const icon = row === parts ? 'domino-mask' : 'magnifying-glass'
    drawIcon(ctx, icon, x + size * 0.55, at, size * 0.92, SIDE_HUES[row === parts ? 'part' : 'clue'])
    row.forEach((stage, i) => {
      box(ctx, stage, x + size * 1.22 + (i + 0.5) * size * 1.04, at, size * 0.92)
    })
  })
}

export function box(ctx: Ctx, { kind, number, done, by }: PrintedStage, x: number, y: number, size: number): void {
  const half = size / 2
  ctx.beginPath()
  if (kind === 'part') ctx.rect(x - half, y - half, size, size)
  else ctx.arc(x, y, half, 0, 7)
  ctx.fillStyle = done ? SIDE_HUES[kind] : '#fffaf0'
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = size * 0.08
  ctx.setLineDash(done ? [] : [size * 0.16, size * 0.09])
  ctx.stroke()
  ctx.setLineDash([])
  if (!done) {
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.font = `${size * 0.74}px ${FONTS.head}`
    ctx.fillStyle = ink
    ctx.fillText(String(number), x, y + size * 0.05)
  } else if (by) doer(ctx, by, x, y, size)
  else tick(ctx, x, y, size * 0.8, paper)
}

function doer(ctx: Ctx, by: Criminal, x: number, y: number, size: number): void {
  face(ctx, by, [x - size * 0.42, y - size * 0.42, size * 0.84, size * 0.84])
  tick(ctx, x + size * 0.28, y + size * 0.26, size * 0.5, sodium)
}

function tick(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  for (const [wide, hue] of [
    [0.4, ink],
    [0.22, color],
  ] as const) {
    ctx.strokeStyle = hue
    ctx.lineWidth = size * wide
    ctx.beginPath()
    ctx.moveTo(x - size * 0.36, y)
    ctx.lineTo(x - size * 0.08, y + size * 0.3)
    ctx.lineTo(x + size * 0.38, y - size * 0.32)
    ctx.stroke()
  }
}

/** What the reader's side needs next, in words, with its price in signs. */
function next(ctx: Ctx, { next: stages }: Says, types: Types, [x, y, w, h]: Box): void {
  const high = h / Math.max(1, stages.length)
  stages.forEach((stage, i) => {
    const top = y + i * high
    const badge = Math.min(112, high * 0.5)
    ctx.fillStyle = stage.kind === 'part' ? '#f6dcae' : '#cfdded'
    ctx.fillRect(x, top, w, high - 10)
    ctx.strokeStyle = ink
    ctx.lineWidth = 5
    ctx.strokeRect(x, top, w, high - 10)
    box(ctx, stage, x + 14 + badge / 2, top + 14 + badge / 2, badge)
    const paid = stage.price.length > 0 ? Math.min(104, high * 0.34) : 0
    if (paid) prices(ctx, stage, types, [x + 14, top + high - paid - 16, w - 28, paid])
    letter(ctx, stage.words.when, [x + badge + 34, top + 6, w - badge - 48, high - 22 - paid], {
      family: FONTS.body,
      weight: 600,
      size: 88,
      least: 40,
      leading: 1.08,
      color: ink,
    })
  })
}

/** The kinds of cards to be paid, beside each other, by sign and by name. */
function prices(ctx: Ctx, { price }: PrintedStage, types: Types, [x, y, w, h]: Box): void {
  const wide = w / price.length
  price.forEach((type, i) => {
    sign(ctx, type, x + i * wide + h * 0.46, y + h / 2, h * 0.92)
    title(ctx, types[type], [x + i * wide + h, y, wide - h - 10, h], ink)
  })
}

/** A kind of card as a price: its sign on its colour, on a little card. */
export function sign(ctx: Ctx, type: PrintedStage['price'][number], x: number, y: number, size: number): void {
  const { icon, hue } = TYPE_MARKS[type]
  ctx.beginPath()
  ctx.roundRect(x - size * 0.42, y - size / 2, size * 0.84, size, size * 0.1)
  ctx.fillStyle = hue
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = size * 0.07
  ctx.stroke()
  drawIcon(ctx, icon, x, y, size * 0.68, paper, ink)
}

export function stamped(ctx: Ctx, text: string, x: number, y: number, size: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(-0.16)
  ctx.font = `${size}px ${FONTS.head}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const wide = ctx.measureText(text.toUpperCase()).width + size * 0.5
  ctx.fillStyle = paper
  ctx.fillRect(-wide / 2, -size * 0.62, wide, size * 1.24)
  ctx.strokeStyle = blood
  ctx.lineWidth = size * 0.09
  ctx.strokeRect(-wide / 2, -size * 0.62, wide, size * 1.24)
  ctx.fillStyle = blood
  ctx.fillText(text.toUpperCase(), 0, size * 0.05)
  ctx.restore()
}
