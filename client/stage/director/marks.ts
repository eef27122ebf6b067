import type { BufferGeometry } from 'three'
import type { LayerMark } from '../../games/contract.ts'
import { type Ctx, halftone, sheet } from '../../kit/art/ink2d.ts'
import { FONTS } from '../../kit/art/lettering.ts'
import type { Vec } from '../actors.ts'
import { FLAT, type Quad, quads } from '../quads.ts'

/** On one sheet: a row for each suit, a column for each kind; below them a row of figures for each. */
const KINDS = ['may', 'must', 'is', 'heat', 'own'] as const
const CELL = 256
const FIGURE = { width: 72, height: 128 }
const EDGE = 7
const DIGITS = Array.from({ length: 10 }, (_, n) => n)
const INK = '#08070a'
const PAPER = '#f4ecd8'
const SUITS = [
  { color: '#c3121c', shape: square },
  { color: INK, shape: disc },
] as const

const WIDTH = CELL * KINDS.length
const HEIGHT = (CELL + FIGURE.height) * SUITS.length

type Suit = (typeof SUITS)[number]
const suitOf = (suit: number): number => suit % SUITS.length

export function drawMarks(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(WIDTH, HEIGHT)
  for (const [row, suit] of SUITS.entries())
    for (const [column, kind] of KINDS.entries()) {
      ctx.save()
      ctx.translate((column + 0.5) * CELL, (row + 0.5) * CELL)
      DRAW[kind](ctx, suit)
      ctx.restore()
    }
  for (const [row, { color }] of SUITS.entries()) for (const n of DIGITS) figure(ctx, n, row, color)
  return canvas
}

/** On a ground of its suit's colour, which figures side by side share. */
function figure(ctx: Ctx, n: number, row: number, color: string): void {
  const { width, height } = FIGURE
  const [left, top] = [n * width, CELL * SUITS.length + row * height]
  ctx.fillStyle = color
  ctx.fillRect(left, top, width, height)
  ctx.fillStyle = PAPER
  for (const edge of [0, height - EDGE]) ctx.fillRect(left, top + edge, width, EDGE)
  ctx.font = `112px ${FONTS.head}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(String(n), left + width / 2, top + height / 2 + 8)
}

function square(size: number): Path2D {
  const path = new Path2D()
  path.rect(-size, -size, 2 * size, 2 * size)
  return path
}
function disc(size: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, size * 1.08, 0, Math.PI * 2)
  return path
}

const DRAW: Readonly<Record<LayerMark['kind'], (ctx: Ctx, suit: Suit) => void>> = {
  /** Hatched: perhaps. */
  may(ctx, { color, shape }) {
    rim(ctx, shape(76), PAPER)
    ctx.save()
    ctx.clip(shape(76))
    ctx.strokeStyle = color
    ctx.lineWidth = 14
    for (let x = -200; x < 200; x += 34) {
      ctx.beginPath()
      ctx.moveTo(x, 100)
      ctx.lineTo(x + 200, -100)
      ctx.stroke()
    }
    ctx.restore()
    ctx.strokeStyle = color
    ctx.lineWidth = 20
    ctx.stroke(shape(76))
    letter(ctx, '?', INK, PAPER)
  },
  must(ctx, { color, shape }) {
    rim(ctx, shape(80), color)
    letter(ctx, '!', PAPER, color)
  },
  /** Full, with a mask's eyes. */
  is(ctx, { color, shape }) {
    rim(ctx, shape(94), color)
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.ellipse(side * 40, -6, 30, 15, side * 0.32, 0, Math.PI * 2)
      ctx.fillStyle = PAPER
      ctx.fill()
      ctx.beginPath()
      ctx.arc(side * 38, -5, 8, 0, Math.PI * 2)
      ctx.fillStyle = INK
      ctx.fill()
    }
  },
  /** Dots that thin out, in a broken line. */
  heat(ctx, { color, shape }) {
    halftone(ctx, [-126, -126, 252, 252], 19, color, (u, v) => 1.15 - Math.hypot(u - 0.5, v - 0.5) * 2.1)
    for (const [width, edge] of [
      [16, PAPER],
      [9, color],
    ] as const) {
      ctx.setLineDash([34, 20])
      ctx.lineWidth = width
      ctx.strokeStyle = edge
      ctx.stroke(shape(100))
    }
  },
  /** A frame: nothing under it is hidden. */
  own(ctx, { color, shape }) {
    for (const [width, edge] of [
      [34, INK],
      [26, PAPER],
      [12, color],
    ] as const) {
      ctx.lineWidth = width
      ctx.strokeStyle = edge
      ctx.stroke(shape(98))
    }
  },
}

function rim(ctx: Ctx, path: Path2D, fill: string): void {
  ctx.strokeStyle = PAPER
  ctx.lineWidth = 34
  ctx.stroke(path)
  ctx.fillStyle = fill
  ctx.fill(path)
}

function letter(ctx: Ctx, text: string, color: string, edge: string): void {
  ctx.font = `130px ${FONTS.head}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineWidth = 22
  ctx.strokeStyle = edge
  ctx.strokeText(text, 0, 8)
  ctx.fillStyle = color
  ctx.fillText(text, 0, 8)
}

/** Beside each other, so that both are seen where both can be. */
const ASIDE = 0.72
const SIZE: Readonly<Record<LayerMark['kind'], number>> = { may: 1.5, must: 1.75, is: 1.9, heat: 3.9, own: 2.1 }
/** A crowd is where it is: nobody need read it. */
const HEAT_ASIDE = 0.2
/** Of a heat that only one feels. */
const LEAST = 0.55
/** How large a figure is, how far from the middle of its place, and how wide the heat under it: what is written is to be read. */
const WRITTEN = 1.15
const BESIDE = 0.12
const FIGURED = 2.5
/** What lies widest lies lowest. */
const ORDER: readonly LayerMark['kind'][] = ['heat', 'may', 'must', 'is', 'own']

/** All marks in one piece; those of places that are nowhere are left out. */
export function layMarks(
  marks: readonly LayerMark[],
  scale: number,
  where: (place: string) => Vec | null,
): BufferGeometry {
  const sorted = [...marks].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const laid = sorted.flatMap(({ at, suit, kind, weight = 1, percent }, i): Quad[] => {
    const place = where(at)
    if (!place) return []
    const [x, y, z] = place
    const row = suitOf(suit)
    const size = (percent === undefined ? SIZE[kind] : FIGURED) * scale * (LEAST + (1 - LEAST) * weight)
    const aside = (row === 0 ? -1 : 1) * (kind === 'heat' ? HEAT_ASIDE : ASIDE) * scale
    return [
      {
        at: [x + aside, y + 0.14 + i * 0.0004, z],
        width: size,
        height: size,
        lean: FLAT,
        part: [KINDS.indexOf(kind) / KINDS.length, (row * CELL) / HEIGHT, 1 / KINDS.length, CELL / HEIGHT],
      },
    ]
  })
  // Over all of it, whoever else may be there.
  const figures = sorted.flatMap(({ at, suit, percent = 0 }): Quad[] => {
    const place = percent > 0 ? where(at) : null
    return place ? written(percent, suitOf(suit), place, scale) : []
  })
  return quads([...laid, ...figures])
}

/** Figures beside a place: of the first suit on its left, of the other on its right, since somebody of each may be there. */
function written(percent: number, row: number, [x, y, z]: Vec, scale: number): Quad[] {
  const digits = [...String(percent)].map(Number)
  const height = WRITTEN * scale
  const width = (height * FIGURE.width) / FIGURE.height
  const from = row === 0 ? -BESIDE * scale - digits.length * width : BESIDE * scale
  return digits.map((digit, n) => ({
    at: [x + from + (n + 0.5) * width, y + 0.2, z],
    width,
    height,
    lean: FLAT,
    part: [
      (digit * FIGURE.width) / WIDTH,
      (CELL * SUITS.length + row * FIGURE.height) / HEIGHT,
      FIGURE.width / WIDTH,
      FIGURE.height / HEIGHT,
    ],
  }))
}
