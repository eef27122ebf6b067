import { type Ctx, halftone, sheet } from '../../../kit/art/ink2d.ts'
import type { Quad } from '../../../stage/quads.ts'
import { drawGlyph, type Glyph } from '../art/signs.ts'
import { DOOM } from '../layout/zones.ts'
import { MARKS, type PromisedMark } from './promised.ts'

const CELL = { width: 320, height: 384 } as const

/** Each mark has a colour, a pattern over the whole tile, and a sign. */
const LOOK: Readonly<
  Record<PromisedMark, { glyph: Glyph; color: string; pattern: (ctx: Ctx, color: string) => void }>
> = {
  dies: { glyph: 'skull', color: DOOM.magenta, pattern: (ctx, color) => hatch(ctx, color, 0.9, 26) },
  savable: { glyph: 'shield', color: DOOM.lime, pattern: (ctx, color) => hatch(ctx, color, -0.9, 26) },
  boosts: { glyph: 'boost', color: DOOM.yellow, pattern: rising },
  hinders: { glyph: 'hinder', color: DOOM.cyan, pattern: (ctx, color) => hatch(ctx, color, 0, 22) },
}

/** Slanting lines over a cell. */
function hatch(ctx: Ctx, color: string, slant: number, gap: number): void {
  const { width, height } = CELL
  ctx.strokeStyle = color
  ctx.lineWidth = gap * 0.42
  const path = new Path2D()
  for (let y = -width; y < height + width; y += gap) {
    path.moveTo(0, y)
    path.lineTo(width, y + slant * width)
  }
  ctx.stroke(path)
}

function rising(ctx: Ctx, color: string): void {
  halftone(ctx, [0, 0, CELL.width, CELL.height], 20, color, (_, v) => 0.9 - v * 0.75)
}

/** All marks beside each other on one sheet. */
export function drawMarks(): HTMLCanvasElement {
  const { width, height } = CELL
  const { canvas, ctx } = sheet(width * MARKS.length, height)
  for (const [i, mark] of MARKS.entries()) {
    const { glyph, color, pattern } = LOOK[mark]
    ctx.save()
    ctx.translate(i * width, 0)
    ctx.beginPath()
    ctx.roundRect(4, 4, width - 8, height - 8, 18)
    ctx.clip()
    ctx.globalAlpha = 0.62
    pattern(ctx, color)
    ctx.globalAlpha = 1
    ctx.strokeStyle = color
    ctx.lineWidth = 22
    ctx.stroke()
    ctx.beginPath()
    ctx.arc(width / 2, height * 0.42, 92, 0, Math.PI * 2)
    ctx.fillStyle = DOOM.ink
    ctx.fill()
    ctx.lineWidth = 12
    ctx.stroke()
    drawGlyph(ctx, glyph, width / 2, height * 0.42, 128, color)
    ctx.restore()
  }
  return canvas
}

export const partOf = (mark: PromisedMark): Quad['part'] => [MARKS.indexOf(mark) / MARKS.length, 0, 1 / MARKS.length, 1]
