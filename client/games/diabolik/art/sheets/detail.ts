import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { type Box, type Ctx, sheet } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter, setType, type Type } from '../../../../kit/art/lettering.ts'
import type { PrintedStage, Says } from '../../board/trays/says.ts'
import type { TrayWords } from '../../words/trays.ts'
import { FUMETTO } from '../palette.ts'
import { title } from '../trays/mat.ts'
import { pictureOf } from './pictures.ts'
import { box, page, SIDE_HUES, sign, stamped } from './sheet.ts'

/** A sheet held up before the eye: everything that it says. */
const PRINT = { width: 1300, height: 1080 } as const
const { ink, paper } = FUMETTO
const EDGE = 30
const BADGE = 76
const BODY: Type = { family: FONTS.body, weight: 500, size: 40, least: 18, leading: 1.16, color: ink, sits: 'top' }
const STORY: Type = { family: FONTS.type, size: 38, least: 18, leading: 1.14, color: '#5a2f1d', sits: 'top' }

/** `bare`: without picture and story, for screens on which the rules need all the room there is. */
export function drawDetail(says: Says, words: Words, labels: TrayWords, bare: boolean): HTMLCanvasElement {
  const { canvas, ctx } = sheet(PRINT.width, PRINT.height)
  const corner = bare ? 96 : 128
  page(ctx, PRINT.width, PRINT.height, says.letter, corner)
  const shown = bare || says.clues.length === 0 ? 0 : 300
  const wide = PRINT.width - EDGE * 2 - shown - (shown && 20)
  title(ctx, says.name, [corner + 30, 16, wide - corner, corner - 12], ink, 'left', bare ? 1 : 2)
  if (shown) ctx.drawImage(pictureOf(says.sheet), PRINT.width - EDGE - shown, 26, shown, shown * 0.75)
  let top = corner + 22
  const above = (text: string, room: number, type: Type): void => {
    if (text) top += letter(ctx, text, [EDGE, top, top < shown * 0.75 ? wide : PRINT.width - EDGE * 2, room], type) + 10
  }
  if (!bare) above(says.story, 120, STORY)
  if (shown) top = Math.max(top, shown * 0.75 + 40)
  above(says.rule, 190, { ...BODY, size: bare ? 44 : 30 })
  columns(ctx, says, words, labels, bare ? 58 : 44, [EDGE, top, PRINT.width - EDGE * 2, PRINT.height - EDGE - top])
  // A way out has one Part and room to spare.
  if (!bare && says.clues.length === 0) ctx.drawImage(pictureOf(says.sheet), PRINT.width / 2 - 310, 586, 620, 465)
  if (says.done) stamped(ctx, labels.done, PRINT.width / 2, PRINT.height * 0.62, 200)
  return canvas
}

/** Parts to the left, Clues to the right, all in one size of type. */
function columns(
  ctx: Ctx,
  { parts, clues }: Says,
  words: Words,
  labels: TrayWords,
  most: number,
  [x, y, w, h]: Box,
): void {
  const both = [parts, clues].filter(stages => stages.length > 0)
  const wide = (w - 20 * (both.length - 1)) / both.length
  const room = wide - BADGE - 44
  const high = h - 62
  const said = ({ kind, number, words: said, price }: PrintedStage): string =>
    words.stage(clues.length === 0 ? 'way' : kind, number, said, price)
  const heights = (size: number, stages: readonly PrintedStage[]): number[] =>
    stages.map(stage => Math.max(minimum(stage), setType(ctx, said(stage), room, 9999, { ...BODY, size }).height) + 26)
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)
  let size = most
  while (size > 18 && both.some(stages => sum(heights(size, stages)) > high)) size--
  both.forEach((stages, j) => {
    const left = x + j * (wide + 20)
    const kind = stages[0]?.kind ?? 'part'
    ctx.fillStyle = SIDE_HUES[kind]
    ctx.fillRect(left, y, wide, 52)
    title(ctx, kind === 'part' ? labels.parts : labels.clues, [left + 16, y + 2, wide - 32, 50], paper)
    const tall = heights(size, stages)
    const spare = (high - sum(tall)) / stages.length
    let top = y + 62
    stages.forEach((stage, i) => {
      const deep = (tall[i] ?? 0) + Math.min(40, spare)
      row(ctx, stage, said(stage), [left, top, wide, deep - 8], size)
      top += deep
    })
  })
}

const minimum = ({ price }: PrintedStage): number => BADGE + price.length * 62

function row(ctx: Ctx, stage: PrintedStage, text: string, [x, y, w, h]: Box, size: number): void {
  ctx.strokeStyle = ink
  ctx.lineWidth = 3
  ctx.strokeRect(x, y, w, h)
  box(ctx, stage, x + 14 + BADGE / 2, y + 12 + BADGE / 2, BADGE)
  stage.price.forEach((type, i) => {
    sign(ctx, type, x + 14 + BADGE / 2, y + BADGE + 46 + i * 62, 56)
  })
  letter(ctx, text, [x + BADGE + 30, y + 6, w - BADGE - 44, h - 8], { ...BODY, size, sits: 'middle' })
}
