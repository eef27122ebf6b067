import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Side } from '../../../../shared/games/diabolicards/state.ts'
import { burst, type Ctx, halftone, rng, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter, typeReady } from '../../../kit/art/lettering.ts'
import { masthead, POSTER, trim } from '../../../kit/art/print.ts'
import { drawGlyph } from '../art/signs.ts'
import { DOOM } from '../layout/zones.ts'
import { heavy, portraitOf } from '../pieces/print/stock.ts'

const { cyan, ink, lime, magenta, orange, paper, violet, yellow } = DOOM
const { width, height } = POSTER
const HUES: Readonly<Record<Side, { readonly hot: string; readonly cold: string }>> = {
  dawn: { hot: yellow, cold: orange },
  dusk: { hot: cyan, cold: '#7d4fd0' },
}

/** What the splash page shows. */
export interface Splash {
  /** Null: a tie. */
  readonly winner: Side | null
  readonly power: Readonly<Record<Side, number>>
  /** The strongest who are left standing: the winner's, or both sides' after a tie. */
  readonly heroes: readonly CardName[]
  /** The strongest on the other side. */
  readonly beaten: CardName | null
  readonly title: string
  readonly line: string
}

/** The last page: whoever is left standing, larger than life, and what it came to. */
export async function drawSplash(splash: Splash): Promise<HTMLCanvasElement> {
  const { winner, power, heroes, beaten, title, line } = splash
  await typeReady(`DIABOLICARDS 0123456789 ${title}${line}`)
  const { canvas, ctx } = sheet(width, height)
  const { hot, cold } = HUES[winner ?? 'dawn']
  sky(ctx, hot, cold)
  const [hero, ...others] = heroes
  const [left, right] = others
  if (hero)
    panel(
      ctx,
      hero,
      [
        [70, 330],
        [840, 262],
        [812, 850],
        [108, 900],
      ],
      paper,
    )
  if (left)
    panel(
      ctx,
      left,
      [
        [50, 830],
        [372, 800],
        [392, 1096],
        [58, 1110],
      ],
      paper,
    )
  if (right)
    panel(
      ctx,
      right,
      [
        [404, 800],
        [664, 786],
        [652, 1080],
        [416, 1094],
      ],
      paper,
    )
  if (beaten)
    fallen(ctx, beaten, [
      [684, 790],
      [856, 782],
      [850, 980],
      [676, 990],
    ])
  masthead(ctx, 62, 62, {
    text: title.toUpperCase(),
    family: FONTS.comic,
    weight: heavy(title),
    width: 776,
    height: 176,
    fill: winner ? hot : lime,
    edge: paper,
    shadow: ink,
    deep: 13,
    skew: -0.05,
  })
  const [first, second] = winner === 'dusk' ? (['dusk', 'dawn'] as const) : (['dawn', 'dusk'] as const)
  score(ctx, first, power[first], 198, 742, 150)
  score(ctx, second, power[second], 762, 1030, winner ? 104 : 130)
  caption(ctx, line)
  trim(ctx, 8, paper)
  return canvas
}

function sky(ctx: Ctx, hot: string, cold: string): void {
  ctx.fillStyle = violet
  ctx.fillRect(0, 0, width, height)
  const random = rng(4)
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2 + random() * 0.06
    const w = 0.02 + random() * 0.05
    ctx.fillStyle = i % 3 ? cold : hot
    ctx.beginPath()
    ctx.moveTo(450, 580)
    ctx.lineTo(450 + Math.cos(a - w) * 1300, 580 + Math.sin(a - w) * 1300)
    ctx.lineTo(450 + Math.cos(a + w) * 1300, 580 + Math.sin(a + w) * 1300)
    ctx.fill()
  }
  halftone(ctx, [0, 0, width, height], 18, ink, (u, v) => Math.hypot(u - 0.5, v - 0.46) * 1.2 - 0.25)
  ctx.fillStyle = magenta
  ctx.fill(burst(450, 590, 560, 400, 22, 0.05))
}

type Corner = readonly [x: number, y: number]
type Corners = readonly [Corner, Corner, Corner, Corner]

function outline(corners: Corners): Path2D {
  const path = new Path2D()
  for (const corner of corners) path.lineTo(...corner)
  path.closePath()
  return path
}

/** A slanting panel filled by somebody, with a gutter of paper and a line of ink. */
function panel(ctx: Ctx, card: CardName, corners: Corners, gutter: string): void {
  const path = outline(corners)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - x, Math.max(...ys) - y]
  const size = Math.max(wide, high)
  ctx.save()
  ctx.lineJoin = 'miter'
  ctx.strokeStyle = ink
  ctx.lineWidth = 34
  ctx.stroke(path)
  ctx.strokeStyle = gutter
  ctx.lineWidth = 22
  ctx.stroke(path)
  ctx.clip(path)
  ctx.drawImage(portraitOf(card), x + (wide - size) / 2, y + Math.min(0, (high - size) * 0.3), size, size)
  ctx.restore()
  ctx.strokeStyle = ink
  ctx.lineWidth = 7
  ctx.stroke(path)
}

/** Whoever it did not help, in the dark. */
function fallen(ctx: Ctx, card: CardName, corners: Corners): void {
  panel(ctx, card, corners, '#8a7a9c')
  const path = outline(corners)
  ctx.save()
  ctx.clip(path)
  ctx.fillStyle = 'rgba(18,6,31,.5)'
  ctx.fill(path)
  halftone(ctx, [670, 770, 200, 230], 12, ink, () => 0.42)
  ctx.restore()
}

/** A burst with what a side came to. */
function score(ctx: Ctx, side: Side, power: number, x: number, y: number, size: number): void {
  const { hot, cold } = HUES[side]
  for (const [far, color] of [
    [1.14, ink],
    [1, paper],
    [0.9, cold],
  ] as const) {
    ctx.fillStyle = color
    ctx.fill(burst(x, y, size * far, size * far * 0.72, 14, 0.1))
  }
  drawGlyph(ctx, side, x, y - size * 0.44, size * 0.42, hot)
  ctx.font = `${size * 0.86}px ${FONTS.comic}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = size * 0.13
  ctx.strokeStyle = ink
  ctx.strokeText(String(power), x, y + size * 0.16)
  ctx.fillStyle = paper
  ctx.fillText(String(power), x, y + size * 0.16)
}

function caption(ctx: Ctx, line: string): void {
  ctx.fillStyle = ink
  ctx.fillRect(58, 1136, width - 108, 86)
  ctx.fillStyle = yellow
  ctx.fillRect(50, 1128, width - 108, 86)
  ctx.strokeStyle = ink
  ctx.lineWidth = 5
  ctx.strokeRect(50, 1128, width - 108, 86)
  letter(ctx, line, [70, 1134, width - 148, 74], {
    family: FONTS.body,
    weight: 600,
    size: 34,
    least: 20,
    lines: 2,
    leading: 1.1,
    color: ink,
    align: 'center',
  })
}
