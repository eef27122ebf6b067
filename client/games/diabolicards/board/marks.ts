import type { BufferGeometry } from 'three'
import { type Ctx, halftone, rng, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import type { Vec } from '../../../stage/actors.ts'
import { FLAT, type Quad, quads } from '../../../stage/quads.ts'
import { drawIcon, type Icon } from '../art/icons.ts'
import { DOOM } from '../layout/zones.ts'
import type { MatWords } from '../words/board.ts'
import { drawChain } from './chain.ts'

/** What can lie on a slot, and the signs that stand in the middle row. */
const MARKS = ['legal', 'pointed', 'chained', 'frost', 'banned', 'cooling', 'frozen', 'few'] as const
export type SlotMark = (typeof MARKS)[number]
const SIGNS: Readonly<Partial<Record<SlotMark, Icon>>> = {
  banned: 'crossed-chains',
  cooling: 'hourglass',
  frozen: 'snowflake-2',
  few: 'ringing-bell',
}
const [W, H, COLUMNS] = [256, 300, 4]

/** All marks on one sheet. */
export function drawMarks(own: MatWords): HTMLCanvasElement {
  const { canvas, ctx } = sheet(W * COLUMNS, H * 2)
  const draws: Readonly<Record<SlotMark, () => void>> = {
    legal: () => drawFrame(ctx, DOOM.yellow, true),
    pointed: () => drawFrame(ctx, DOOM.paper, false),
    chained: () => drawChained(ctx),
    frost: () => drawFrost(ctx),
    banned: () => drawSign(ctx, 'banned', own.banned),
    cooling: () => drawSign(ctx, 'cooling', own.cooling),
    frozen: () => drawSign(ctx, 'frozen', own.frozen),
    few: () => drawSign(ctx, 'few', own.few),
  }
  MARKS.forEach((mark, i) => {
    ctx.save()
    ctx.translate((i % COLUMNS) * W, Math.floor(i / COLUMNS) * H)
    ctx.beginPath()
    ctx.rect(0, 0, W, H)
    ctx.clip()
    draws[mark]()
    ctx.restore()
  })
  return canvas
}

/** A place that is free to be played to: broken and dotted, or pointed at: whole and striped. */
function drawFrame(ctx: Ctx, light: string, broken: boolean): void {
  const edge = new Path2D()
  edge.roundRect(24, 24, W - 48, H - 48, 12)
  ctx.save()
  ctx.clip(edge)
  if (broken)
    halftone(ctx, [0, 0, W, H], 17, light, (u, v) => Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2.2 - 0.62)
  else {
    ctx.strokeStyle = `${light}aa`
    ctx.lineWidth = 13
    ctx.beginPath()
    for (let at = -H; at < W; at += 36) {
      ctx.moveTo(at, H)
      ctx.lineTo(at + H, 0)
    }
    ctx.stroke()
  }
  ctx.restore()
  ctx.lineWidth = 34
  ctx.strokeStyle = DOOM.ink
  ctx.stroke(edge)
  ctx.lineWidth = 20
  ctx.strokeStyle = light
  if (broken) ctx.setLineDash([46, 30])
  ctx.stroke(edge)
  ctx.setLineDash([])
  if (broken) return
  ctx.lineWidth = 6
  ctx.strokeStyle = DOOM.magenta
  ctx.stroke(edge)
}

/** C-12: out of play. */
function drawChained(ctx: Ctx): void {
  ctx.fillStyle = 'rgba(18,6,31,.5)'
  ctx.fillRect(14, 14, W - 28, H - 28)
  drawChain(ctx, [6, 30], [W - 6, H - 30], 24)
  drawChain(ctx, [W - 6, 30], [6, H - 30], 24)
  drawIcon(ctx, 'padlock', W / 2, H / 2, 96, DOOM.yellow, DOOM.ink)
}

/** C-11: nothing here can be traded. */
function drawFrost(ctx: Ctx): void {
  const random = rng(6)
  halftone(
    ctx,
    [14, 14, W - 28, H - 28],
    14,
    '#d8f8ff',
    (u, v) => Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2.3 - 0.66,
  )
  ctx.fillStyle = '#bff1ff'
  ctx.strokeStyle = DOOM.ink
  ctx.lineWidth = 4
  for (let x = 14; x < W - 20; ) {
    const [wide, long] = [16 + random() * 20, 24 + random() * 66]
    ctx.beginPath()
    ctx.moveTo(x, 12)
    ctx.lineTo(x + wide / 2, 12 + long)
    ctx.lineTo(x + wide, 12)
    ctx.fill()
    ctx.stroke()
    x += wide
  }
  for (const [x, y, size] of [
    [52, 240, 66],
    [206, 222, 84],
  ] as const)
    drawIcon(ctx, 'snowflake-2', x, y, size, DOOM.paper, '#0b3f9c')
}

/** A placard, a little askew. */
function drawSign(ctx: Ctx, mark: SlotMark, text: string): void {
  const icon = SIGNS[mark]
  const cold = mark === 'frozen'
  ctx.translate(W / 2, H / 2)
  ctx.rotate(mark === 'few' ? 0.05 : -0.05)
  ctx.fillStyle = DOOM.ink
  ctx.fillRect(-106, -116, 226, 252)
  ctx.fillStyle = cold ? '#9fe9ff' : mark === 'cooling' ? DOOM.paper : DOOM.yellow
  ctx.fillRect(-116, -126, 226, 252)
  ctx.lineWidth = 9
  ctx.strokeStyle = DOOM.ink
  ctx.strokeRect(-116, -126, 226, 252)
  if (icon) drawIcon(ctx, icon, -3, -66, 100, cold ? '#0b3f9c' : mark === 'cooling' ? '#a3350a' : DOOM.ink)
  letter(ctx, text.toUpperCase(), [-106, -14, 206, 134], {
    family: FONTS.head,
    size: 68,
    lines: text.length > 4 ? 3 : 1,
    leading: 0.96,
    color: DOOM.ink,
    align: 'center',
  })
}

export interface LaidMark {
  readonly mark: SlotMark
  readonly at: Vec
  /** Of the tile that it lies on. */
  readonly size?: number
}

/** All marks that are to be seen in one piece; each is a little larger than a tile. */
export const layMarks = (marks: readonly LaidMark[]): BufferGeometry =>
  quads(
    marks.map(({ mark, at, size = 1 }): Quad => {
      const i = MARKS.indexOf(mark)
      const part = [(i % COLUMNS) / COLUMNS, Math.floor(i / COLUMNS) / 2, 1 / COLUMNS, 1 / 2] as const
      return { at, width: 1.16 * size, height: 1.36 * size, lean: FLAT, part }
    }),
  )
