import type { Criminal } from '../../../../shared/games/diabolik/figures.ts'
import type { SheetName } from '../../../../shared/games/diabolik/sheets/names.ts'
import { type Ctx, halftone, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter, typeReady } from '../../../kit/art/lettering.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { masthead, POSTER, priceBox, trim } from '../../../kit/art/print.ts'
import { roofs } from '../art/cover.ts'
import { drawFigure, FIGURE, type Somebody } from '../art/figures.ts'
import { FUMETTO } from '../art/palette.ts'
import { pictureOf } from '../art/sheets/pictures.ts'
import { drawSilhouette } from '../play/chase/drawings.ts'

const { blood, bloodDeep, blue, ink, moonlight, navy, paper, sodium } = FUMETTO
const { width, height } = POSTER
const STREET = 1010

/** What the issue of this month says. */
export interface Issue {
  /** The Criminals have got away with it. */
  readonly away: boolean
  readonly round: number
  /** What they have. */
  readonly loot: readonly SheetName[]
  readonly title: string
  readonly line: string
  readonly next: string
}

/** The cover of the next issue: who came out on top, with what, and what to expect of the one after. */
export async function drawCover(issue: Issue): Promise<HTMLCanvasElement> {
  const { away, round, title, line, next } = issue
  await typeReady(`DIABOLIK № 0123456789 L.${title}${line}${next}`)
  const { canvas, ctx } = sheet(width, height)
  if (away) escaped(ctx, issue.loot)
  else caught(ctx)
  band(ctx, title, line, away ? blood : blue)
  foot(ctx, next)
  masthead(ctx, 56, 62, {
    text: 'DIABOLIK',
    family: FONTS.head,
    width: 680,
    height: 190,
    fill: away ? sodium : moonlight,
    edge: paper,
    shadow: ink,
    deep: 13,
  })
  priceBox(ctx, 752, 60, `№ ${round}`, 'L. 150', away ? blood : blue)
  trim(ctx, 5, paper)
  return canvas
}

/** A red night: both before the moon, and what they came for. */
function escaped(ctx: Ctx, loot: readonly SheetName[]): void {
  ctx.fillStyle = '#120308'
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, STREET], 17, blood, (u, v) => v * 1.2 - 0.14 + 0.06 * Math.sin(u * 8))
  penOf(ctx).disc(paper, 450, 560, 310, 8)
  halftone(ctx, [140, 250, 620, 620], 15, '#c9b894', (u, v) =>
    Math.hypot(u - 0.5, v - 0.5) < 0.49 ? (u + v) * 0.5 - 0.42 : 0,
  )
  roofs(ctx)
  ctx.fillStyle = ink
  ctx.fillRect(0, 980, width, height)
  stand(ctx, 'eva', 590, 740)
  stand(ctx, 'diabolik', 330, 790)
  loot.slice(0, 3).forEach((name, i) => {
    snapshot(ctx, pictureOf(name), [180, 720, 450][i] ?? 450, [880, 872, 930][i] ?? 900, i % 2 ? 0.07 : -0.08)
  })
}

/** A blue night with lamps: two shadows behind bars, and who put them there. */
function caught(ctx: Ctx): void {
  ctx.fillStyle = navy
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, STREET], 17, blue, (_u, v) => v * 0.95 - 0.1)
  for (const [from, to, wide] of [
    [60, 330, 90],
    [840, 570, 90],
  ] as const) {
    ctx.fillStyle = sodium
    ctx.beginPath()
    ctx.moveTo(from, STREET)
    ctx.lineTo(to - wide, 240)
    ctx.lineTo(to + wide, 240)
    ctx.fill()
  }
  cell(ctx, 260, 280, 380, 520)
  ctx.fillStyle = ink
  ctx.fillRect(0, 980, width, height)
  stand(ctx, 'ginko', 210, 760)
  stand(ctx, 'morrigan', 690, 740)
}

/** Lit from behind, with bars before it. */
function cell(ctx: Ctx, x: number, y: number, wide: number, high: number): void {
  ctx.fillStyle = paper
  ctx.fillRect(x, y, wide, high)
  halftone(ctx, [x, y, wide, high], 15, '#c9b894', (_u, v) => v * 0.5)
  for (const [who, at] of [
    ['diabolik', 0.34],
    ['eva', 0.68],
  ] as const)
    shadow(ctx, who, x + wide * at, y + high, high * 0.92)
  ctx.fillStyle = ink
  for (let i = 0; i <= 6; i++) ctx.fillRect(x + (wide * i) / 6 - 9, y, 18, high)
  for (const at of [0, 0.5, 1]) ctx.fillRect(x - 12, y + high * at - 10, wide + 24, 20)
}

function shadow(ctx: Ctx, who: Criminal, x: number, foot: number, high: number): void {
  const wide = (high * FIGURE.width) / FIGURE.height
  ctx.drawImage(drawSilhouette(who), x - wide / 2, foot - high, wide, high)
}

function stand(ctx: Ctx, who: Somebody, x: number, high: number): void {
  const { canvas, ctx: drawing } = sheet(FIGURE.width, FIGURE.height)
  drawFigure(drawing, who)
  const wide = (high * FIGURE.width) / FIGURE.height
  ctx.drawImage(canvas, x - wide / 2, STREET - high, wide, high)
}

/** A photograph with a white edge, laid on slantwise. */
function snapshot(ctx: Ctx, picture: HTMLCanvasElement, x: number, y: number, turn: number): void {
  const [wide, high] = [220, 165]
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.fillStyle = ink
  ctx.fillRect(-wide / 2 - 4, -high / 2 - 2, wide + 24, high + 24)
  ctx.fillStyle = paper
  ctx.fillRect(-wide / 2 - 12, -high / 2 - 12, wide + 24, high + 24)
  ctx.drawImage(picture, -wide / 2, -high / 2, wide, high)
  ctx.restore()
}

/** The title of the episode, and under it how it went. */
function band(ctx: Ctx, title: string, line: string, hue: string): void {
  ctx.fillStyle = hue
  ctx.fillRect(24, 985, width - 48, 146)
  halftone(ctx, [24, 985, width - 48, 146], 13, hue === blood ? bloodDeep : navy, (_u, v) => v * 0.6)
  ctx.fillStyle = paper
  ctx.fillRect(24, 982, width - 48, 7)
  ctx.fillRect(24, 1128, width - 48, 7)
  letter(ctx, title.toUpperCase(), [52, 990, width - 104, 90], {
    family: FONTS.head,
    size: 96,
    least: 44,
    lines: 1,
    color: paper,
    align: 'center',
    tracking: 4,
  })
  letter(ctx, line, [52, 1078, width - 104, 48], {
    family: FONTS.body,
    weight: 600,
    size: 34,
    least: 20,
    lines: 1,
    color: hue === blood ? sodium : paper,
    align: 'center',
  })
}

function foot(ctx: Ctx, next: string): void {
  ctx.fillStyle = ink
  ctx.fillRect(24, 1135, width - 48, height - 1135)
  letter(ctx, next, [60, 1144, width - 120, 84], {
    family: FONTS.type,
    size: 32,
    least: 20,
    lines: 2,
    color: paper,
    align: 'center',
  })
}
