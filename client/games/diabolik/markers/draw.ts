import { type MarkerKind, PLAN_MARKERS, SIGNS, THEORY_MARKERS } from '../../../../shared/games/diabolik/markers.ts'
import { type Ctx, sheet } from '../../../art/ink2d.ts'
import { FONTS } from '../../../art/lettering.ts'
import { FUMETTO } from '../art/palette.ts'

/** All of them on one sheet, four in a row. */
export const KINDS: readonly MarkerKind[] = [...THEORY_MARKERS, ...PLAN_MARKERS]
export const ACROSS = 4
const CELL = 128

const isPlan = (kind: MarkerKind): boolean => PLAN_MARKERS.some(each => each === kind)

/** Signs that not every type has, in a cell of 128 whose middle is the origin. */
const DRAWN: Partial<Record<MarkerKind, string>> = {
  searched: 'M-22 -22L22 22M22 -22L-22 22',
  star: 'M0 -36L9 -11L35 -11L14 5L22 31L0 15L-22 31L-14 5L-35 -11L-9 -11Z',
  route: 'M-30 0L22 0M2 -22L26 0L2 22',
  watched: 'M-34 0Q0 -36 34 0Q0 36 -34 0ZM-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
}

function drawMarker(ctx: Ctx, kind: MarkerKind): void {
  const plan = isPlan(kind)
  const [ground, ink] = plan ? [FUMETTO.ink, FUMETTO.sodium] : [FUMETTO.paper, FUMETTO.ink]
  const disc = (x: number, y: number, radius: number): void => {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, 2 * Math.PI)
  }
  ctx.fillStyle = FUMETTO.ink
  disc(3, 5, 58)
  ctx.fill()
  disc(0, 0, 56)
  ctx.fillStyle = ground
  ctx.fill()
  ctx.lineWidth = plan ? 7 : 6
  ctx.strokeStyle = FUMETTO.ink
  ctx.stroke()
  // Dashed: for the own side alone.
  ctx.setLineDash(plan ? [15, 12] : [])
  ctx.strokeStyle = plan ? FUMETTO.paper : FUMETTO.blue
  disc(0, 0, 48)
  ctx.lineCap = 'butt'
  ctx.stroke()
  ctx.setLineDash([])
  ctx.lineCap = 'round'
  ctx.fillStyle = ctx.strokeStyle = ink
  const drawn = DRAWN[kind]
  if (drawn) {
    const path = new Path2D(drawn)
    ctx.lineWidth = kind === 'watched' ? 9 : 13
    if (kind === 'star') ctx.fill(path)
    else ctx.stroke(path)
    return
  }
  ctx.font = `400 92px ${FONTS.head}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = ctx.measureText(SIGNS[kind])
  ctx.fillText(SIGNS[kind], 0, (up - down) / 2)
  // The head type is narrow and light: at the size of a token it needs more ink.
  ctx.lineWidth = 4
  ctx.strokeText(SIGNS[kind], 0, (up - down) / 2)
}

export function drawMarkers(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(ACROSS * CELL, Math.ceil(KINDS.length / ACROSS) * CELL)
  for (const [i, kind] of KINDS.entries()) {
    ctx.save()
    ctx.translate(((i % ACROSS) + 0.5) * CELL, (Math.floor(i / ACROSS) + 0.5) * CELL)
    drawMarker(ctx, kind)
    ctx.restore()
  }
  return canvas
}
