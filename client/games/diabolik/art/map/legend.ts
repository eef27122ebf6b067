import { ROAD_TYPES } from '../../../../../shared/games/diabolik/map/roads.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { type Box, type Ctx, halftone } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../../kit/art/lettering.ts'
import type { BoardWords } from '../../words/board.ts'
import { FUMETTO } from '../palette.ts'
import { PRINT } from './paper.ts'
import { drawLines, drawReach } from './roads.ts'

/** What is printed on the sea. */
const TITLE: Box = [318, 651, 236, 41]
const KEY: Box = [884, 608, 108, 84]
const COMPASS: Box = [6, 626, 46, 66]
const SCALE: Box = [176, 678, 112, 18]
export const LEGEND: readonly Box[] = [TITLE, KEY, COMPASS, SCALE]

export function drawLegend(ctx: Ctx, words: Words, own: BoardWords): void {
  drawTitle(ctx, own.state)
  drawKey(ctx, words.roads)
  drawCompass(ctx, own.north)
  drawScale(ctx)
}

function frame(ctx: Ctx, [x, y, w, h]: Box, ground: string, line: string): void {
  ctx.lineJoin = 'miter'
  ctx.fillStyle = '#000'
  ctx.fillRect(x + 2.5, y + 2.5, w, h)
  ctx.fillStyle = ground
  ctx.fillRect(x, y, w, h)
  ctx.strokeStyle = line
  ctx.lineWidth = 1.6
  ctx.strokeRect(x + 2.4, y + 2.4, w - 4.8, h - 4.8)
  ctx.lineJoin = 'round'
}

/** A cartouche with stepped ends, as cinemas had them. */
function drawTitle(ctx: Ctx, name: string): void {
  const [x, y, w, h] = TITLE
  for (const [out, inset] of [
    [14, 12],
    [7, 6],
  ] as const)
    frame(ctx, [x - out + 14, y + inset, w + out * 2 - 28, h - inset * 2], FUMETTO.bloodDeep, FUMETTO.sodium)
  const inner: Box = [x + 14, y, w - 28, h]
  frame(ctx, inner, FUMETTO.blood, PRINT.paper)
  halftone(ctx, [inner[0] + 4, y + h / 2, inner[2] - 8, h / 2 - 4], 3.4, FUMETTO.bloodDeep, (_, v) => v * 0.62)
  letter(ctx, name.toUpperCase(), [inner[0] + 9, y + 5, inner[2] - 18, h - 9], {
    family: FONTS.deco,
    size: 30,
    least: 8,
    lines: 1,
    leading: 1,
    color: PRINT.paper,
    align: 'center',
  })
}

/** The three kinds of road, their reach and their names. */
function drawKey(ctx: Ctx, roads: Words['roads']): void {
  const [x, y, w, h] = KEY
  frame(ctx, KEY, PRINT.land, PRINT.ink)
  ROAD_TYPES.forEach((type, i) => {
    const row = y + (h / 6) * (i * 2 + 1)
    const sample = new Path2D()
    sample.moveTo(x + 10, row)
    sample.lineTo(x + 31, row)
    drawLines(ctx, type, [sample])
    drawReach(ctx, type, [x + 20.5, row], 15)
    letter(ctx, roads[type].toUpperCase(), [x + 38, row - 12, w - 43, 24], {
      family: FONTS.head,
      size: 17.5,
      least: 8,
      lines: 1,
      leading: 1,
      color: PRINT.ink,
    })
  })
}

function drawCompass(ctx: Ctx, north: string): void {
  const [x, y, w, h] = COMPASS
  ctx.save()
  ctx.translate(x + w / 2, y + h - w / 2)
  const point = (turn: number, long: number, wide: number, light: string, dark: string): void => {
    ctx.save()
    ctx.rotate(turn)
    for (const [side, color] of [
      [-1, light],
      [1, dark],
    ] as const) {
      ctx.fillStyle = color
      ctx.beginPath()
      ctx.moveTo(0, -long)
      ctx.lineTo(side * wide, -wide)
      ctx.lineTo(0, 0)
      ctx.fill()
    }
    ctx.restore()
  }
  ctx.strokeStyle = PRINT.shore
  ctx.lineWidth = 1.2
  for (const radius of [12, 14.5]) {
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, Math.PI * 2)
    ctx.stroke()
  }
  for (let i = 0; i < 4; i++) point(Math.PI / 4 + (i * Math.PI) / 2, 14, 3, PRINT.shore, '#3d5378')
  for (let i = 1; i < 4; i++) point((i * Math.PI) / 2, 22, 4, PRINT.paper, '#8a8578')
  point(0, 22, 4, '#ff2a30', FUMETTO.bloodDeep)
  ctx.fillStyle = PRINT.paper
  ctx.font = `17px ${FONTS.deco}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(north, 0, -26)
  ctx.restore()
}

function drawScale(ctx: Ctx): void {
  const [x, y, w] = SCALE
  const step = (w - 22) / 4
  for (let i = 0; i < 4; i++) {
    ctx.fillStyle = i % 2 ? PRINT.paper : FUMETTO.blood
    ctx.fillRect(x + i * step, y + 12, step, 4)
  }
  ctx.strokeStyle = PRINT.paper
  ctx.lineWidth = 0.9
  ctx.strokeRect(x, y + 12, step * 4, 4)
  ctx.fillStyle = PRINT.paper
  ctx.font = `10px ${FONTS.head}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  for (const i of [0, 2, 4]) ctx.fillText(String(i * 10), x + i * step, y + 9)
  ctx.fillText('km', x + 4 * step + 14, y + 16)
}
