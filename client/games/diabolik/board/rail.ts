import { type Ctx, halftone, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import { drawIcon } from '../art/icons.ts'
import { FUMETTO } from '../art/palette.ts'
import { cornersOf, PRINTED, SLANT, WORD } from '../layout/rail.ts'

/** From calm to hot: paper, lamplight, blood. */
const heat = (share: number): string =>
  share < 0.4 ? '#f6efdc' : share < 0.75 ? FUMETTO.sodium : share < 1 ? '#d2131e' : '#ff2a30'

/** The Danger Level: lit up to where it stands. The last space is the end: handcuffs. */
export function drawRail(word: string, maximum: number, danger: number): HTMLCanvasElement {
  const { width, height } = PRINTED
  const { canvas, ctx } = sheet(width, height)
  ctx.fillStyle = FUMETTO.ink
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = FUMETTO.blood
  ctx.fillRect(0, 0, width, 7)
  ctx.fillRect(0, height - 7, width, 7)
  letter(ctx, word.toUpperCase(), [24, 14, WORD - 40, height - 24], {
    family: FONTS.head,
    size: 150,
    lines: 1,
    leading: 1,
    color: FUMETTO.paper,
    tracking: 4,
  })
  for (let space = 0; space <= maximum; space++) drawSpace(ctx, space, maximum, space <= danger)
  return canvas
}

function drawSpace(ctx: Ctx, space: number, maximum: number, lit: boolean): void {
  const corners = cornersOf(space, maximum)
  const [[left, top], [right], , [x]] = corners
  const share = space / maximum
  const cell = new Path2D()
  for (const corner of corners) cell.lineTo(...corner)
  cell.closePath()
  ctx.save()
  ctx.fillStyle = lit ? heat(share) : '#1d1a20'
  ctx.fill(cell)
  ctx.clip(cell)
  // More ink the hotter it is: the colour does not stand alone.
  halftone(
    ctx,
    [x, top, right - x, PRINTED.height],
    13,
    lit ? 'rgba(8,7,10,.55)' : '#34303a',
    (_, v) => v * share - 0.1,
  )
  ctx.restore()
  ctx.strokeStyle = lit ? FUMETTO.paper : share < 1 ? '#6d656e' : '#ff2a30'
  ctx.lineWidth = 5
  ctx.stroke(cell)
  const [cx, cy] = [(left + right - SLANT) / 2, PRINTED.height / 2]
  if (space === maximum) return drawIcon(ctx, 'handcuffs', cx, cy, 112, lit ? FUMETTO.paper : '#ff2a30')
  ctx.fillStyle = lit ? (share < 0.75 ? FUMETTO.ink : FUMETTO.paper) : '#a89fa8'
  ctx.font = `124px ${FONTS.head}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(String(space), cx, cy + 7)
}
