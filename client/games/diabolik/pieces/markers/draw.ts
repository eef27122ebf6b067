import {
  type MarkerKind,
  PLAN_MARKERS,
  SIGNS,
  THEORY_MARKERS,
} from '../../../../../shared/games/diabolik/rules/markers.ts'
import { type Ctx, sheet } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import { FUMETTO } from '../../art/palette.ts'

/** All of them on one sheet, four in a row. */
export const KINDS: readonly MarkerKind[] = [...THEORY_MARKERS, ...PLAN_MARKERS]
export const ACROSS = 4
const CELL = 128

const isPlan = (kind: MarkerKind): boolean => PLAN_MARKERS.some(each => each === kind)

/** Signs that not every type has, in a cell of 128 whose middle is the origin. */
const DRAWN: Partial<Record<MarkerKind, string>> = {
  hideout: 'M-30 2L0 -28L30 2M-20 -6L-20 28L20 28L20 -6',
  searched: 'M-22 -22L22 22M22 -22L-22 22',
  star: 'M0 -36L9 -11L35 -11L14 5L22 31L0 15L-22 31L-14 5L-35 -11L-9 -11Z',
  route: 'M-30 0L22 0M2 -22L26 0L2 22',
  watched: 'M-27 0a27 27 0 1 0 54 0a27 27 0 1 0 -54 0M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
}

/** A yellow tag like those the police put beside what they find. */
function tag(ctx: Ctx): void {
  ctx.fillStyle = FUMETTO.ink
  ctx.fillRect(-58, -58, 120, 120)
  ctx.fillStyle = FUMETTO.sodium
  ctx.fillRect(-52, -52, 104, 104)
}

/** A black disc, its rim dashed: for the own side alone. */
function disc(ctx: Ctx): void {
  const round = (radius: number): void => {
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, 2 * Math.PI)
  }
  round(61)
  ctx.fillStyle = FUMETTO.paper
  ctx.fill()
  round(56)
  ctx.fillStyle = FUMETTO.ink
  ctx.fill()
  round(49)
  ctx.setLineDash([16, 12])
  ctx.lineCap = 'butt'
  ctx.lineWidth = 7
  ctx.strokeStyle = FUMETTO.blood
  ctx.stroke()
  ctx.setLineDash([])
  ctx.lineCap = 'round'
}

function drawMarker(ctx: Ctx, kind: MarkerKind): void {
  const plan = isPlan(kind)
  const ink = plan ? FUMETTO.paper : FUMETTO.ink
  if (plan) disc(ctx)
  else tag(ctx)
  ctx.fillStyle = ctx.strokeStyle = ink
  const drawn = DRAWN[kind]
  if (drawn) {
    const path = new Path2D(drawn)
    ctx.lineWidth = kind === 'watched' ? 11 : 14
    if (kind === 'star') ctx.fill(path)
    else ctx.stroke(path)
    return
  }
  ctx.font = `400 ${plan ? 84 : 108}px ${FONTS.head}`
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
