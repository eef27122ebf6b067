import type { BufferGeometry } from 'three'
import { burst, type Ctx, halftone, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS } from '../../../kit/art/lettering.ts'
import type { Vec } from '../../../stage/actors.ts'
import { type Quad, quads } from '../../../stage/quads.ts'
import { FUMETTO } from '../art/palette.ts'

const CELL = 256
const [COLUMNS, ROWS] = [4, 3]
/** `seen:0`: nobody would notice; otherwise so many. */
export type MapMark = 'legal' | 'pointed' | 'step' | `seen:${number}`
const MOST = 8
const cellOf = (mark: MapMark): number =>
  mark === 'legal' ? 0 : mark === 'pointed' ? 1 : mark === 'step' ? 2 : 3 + Math.min(MOST, Number(mark.slice(5)))

/** All marks on one sheet. */
export function drawMarks(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(CELL * COLUMNS, CELL * ROWS)
  const at = (mark: MapMark, draw: (ctx: Ctx) => void): void => {
    const cell = cellOf(mark)
    ctx.save()
    ctx.translate(((cell % COLUMNS) + 0.5) * CELL, (Math.floor(cell / COLUMNS) + 0.5) * CELL)
    draw(ctx)
    ctx.restore()
  }
  at('legal', () => drawRing(ctx, FUMETTO.sodium, FUMETTO.ink))
  at('pointed', () => drawRing(ctx, '#ff2a30', FUMETTO.ink))
  at('step', () => disc(ctx, 0, 0, 74, '#ff2a30', 34))
  for (let seen = 0; seen <= MOST; seen++) at(`seen:${seen}`, () => drawEye(ctx, seen))
  return canvas
}

/** Rays of lamplight round a pin. */
function drawRing(ctx: Ctx, light: string, edge: string): void {
  halftone(ctx, [-126, -126, 252, 252], 15, light, (u, v) => {
    const far = Math.hypot(u - 0.5, v - 0.5) * 2
    return far < 0.5 ? 0 : Math.max(0, 1.25 - far * 1.25)
  })
  const ring = burst(0, 0, 110, 84, 18)
  ring.moveTo(56, 0)
  ring.arc(0, 0, 56, 0, Math.PI * 2, true)
  ctx.fillStyle = light
  ctx.strokeStyle = edge
  ctx.lineWidth = 11
  ctx.stroke(ring)
  ctx.fill(ring, 'evenodd')
}

function disc(ctx: Ctx, x: number, y: number, radius: number, color: string, edge: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.strokeStyle = FUMETTO.paper
  ctx.lineWidth = edge
  ctx.stroke()
  ctx.fillStyle = color
  ctx.fill()
}

const LIDS = new Path2D('M-92 0C-50 -62 50 -62 92 0C50 62 -50 62 -92 0Z')
const LID = new Path2D('M-88 -14C-48 46 48 46 88 -14')
const LASHES = new Path2D('M-58 18L-76 48M-22 32L-30 66M22 32L30 66M58 18L76 48')

/** A closed eye on paper: nobody notices. An open one on red with a number: so many do. */
function drawEye(ctx: Ctx, seen: number): void {
  const plate = new Path2D()
  plate.roundRect(-118, -82, 236, 164, 60)
  ctx.fillStyle = seen > 0 ? FUMETTO.blood : FUMETTO.paper
  ctx.strokeStyle = FUMETTO.ink
  ctx.lineWidth = 14
  ctx.fill(plate)
  ctx.stroke(plate)
  if (seen === 0) {
    ctx.lineWidth = 17
    ctx.stroke(LID)
    ctx.stroke(LASHES)
    return
  }
  ctx.fillStyle = FUMETTO.paper
  ctx.fill(LIDS)
  ctx.lineWidth = 9
  ctx.stroke(LIDS)
  disc(ctx, 0, 0, 46, FUMETTO.ink, 0)
  ctx.fillStyle = FUMETTO.paper
  ctx.font = `88px ${FONTS.head}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(String(Math.min(MOST, seen)), 0, 5)
}

interface Laid {
  readonly mark: MapMark
  readonly at: Vec
  readonly size: number
  /** How far it leans back from upright: a quarter turn lies flat. */
  readonly lean: number
}

/** All marks that are to be seen in one piece. */
export const layMarks = (marks: readonly Laid[]): BufferGeometry =>
  quads(
    marks.map(({ mark, at, size, lean }): Quad => {
      const cell = cellOf(mark)
      const part = [(cell % COLUMNS) / COLUMNS, Math.floor(cell / COLUMNS) / ROWS, 1 / COLUMNS, 1 / ROWS] as const
      return { at, width: size, height: size, lean, part }
    }),
  )
