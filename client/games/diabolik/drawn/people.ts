import { CHARACTERS, type Character } from '../../../../shared/games/diabolik/figures.ts'
import { type Ctx, halftone, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS } from '../../../kit/art/lettering.ts'
import { arrow, made, row, type Thing } from '../../../kit/rows.ts'
import { drawFigure, drawPortrait, FIGURE, type Somebody } from '../art/figures.ts'
import { FUMETTO } from '../art/palette.ts'

const { blood, bloodDeep, blue, ink, navy, paper, sodium } = FUMETTO
const HIGH = 420

/** A night of dots, red for the Criminals and blue for the Police. */
function night(ctx: Ctx, criminal: boolean): void {
  const { width, height } = ctx.canvas
  ctx.fillStyle = criminal ? bloodDeep : navy
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, height], 22, criminal ? blood : blue, (_, v) => v * 0.9 - 0.1)
}

export const drawHead = (who: Character): HTMLCanvasElement =>
  made(512, 512, ctx => {
    night(ctx, CHARACTERS.indexOf(who) < 2)
    drawPortrait(ctx, who)
    ctx.strokeStyle = ink
    ctx.lineWidth = 16
    ctx.strokeRect(0, 0, 512, 512)
  })

/** Somebody as they stand on the table. */
export const drawStandee = (who: Somebody): HTMLCanvasElement => {
  const { canvas, ctx } = sheet(FIGURE.width, FIGURE.height)
  drawFigure(ctx, who)
  return canvas
}
const standee = (who: Somebody): Thing => ({ canvas: drawStandee(who), height: HIGH })

export const drawStandees = (who: readonly Somebody[]): HTMLCanvasElement => row(who.map(standee), -40)

/** Who comes after whom. */
export const drawOrder = (groups: readonly (readonly Somebody[])[]): HTMLCanvasElement =>
  row(
    groups.flatMap((group, i) => [
      ...(i > 0 ? [arrow(sodium)] : []),
      { canvas: row(group.map(standee), -60), height: HIGH },
    ]),
    6,
  )

/** Somebody, and so many actions. */
export const drawActions = (
  turns: readonly { readonly who: Somebody; readonly actions: number }[],
): HTMLCanvasElement =>
  row(
    turns.flatMap(({ who, actions }): Thing[] => [
      standee(who),
      ...Array.from({ length: actions }, (_, i): Thing => ({ canvas: disc(String(i + 1)), height: 130 })),
    ]),
    14,
  )

const disc = (text: string): HTMLCanvasElement =>
  made(130, 130, ctx => {
    ctx.beginPath()
    ctx.arc(65, 65, 58, 0, 7)
    ctx.fillStyle = sodium
    ctx.fill()
    ctx.strokeStyle = paper
    ctx.lineWidth = 10
    ctx.stroke()
    ctx.font = `92px ${FONTS.head}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillStyle = ink
    ctx.fillText(text, 65, 70)
  })

/** Two sides against each other, each with its faces. */
export const drawSides = (sides: readonly (readonly Character[])[]): HTMLCanvasElement =>
  row(
    sides.map(side => ({
      canvas: row(
        side.map(who => ({ canvas: drawHead(who), height: 240 })),
        0,
      ),
      height: 240,
    })),
    90,
  )
