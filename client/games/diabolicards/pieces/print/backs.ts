import { INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import { burst, type Ctx, halftone } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import { type Pen, penOf } from '../../../../kit/art/pen.ts'
import { masthead } from '../../../../kit/art/print.ts'
import { INK, PAPER } from '../../art/portraits/colours.ts'
import { FACE } from './face.ts'
import { framed, stock } from './stock.ts'
import { TILE } from './tile.ts'

/** The end of the world, and it is pleased: the same grin as on the cover. */
function cloud(pen: Pen): void {
  pen.fill(INKS.orange, '-90,380! -40,260 -32,140 -58,40! 58,40! 34,140 44,260 96,380!', 10)
  pen.ink('30,40! 58,40! 34,140 44,260 96,380! 50,380! 22,260 14,140')
  pen.fill(INKS.yellow, '-136,158 -60,138 60,138 136,158 60,184 -60,184', 9)
  pen.fill(
    INKS.magenta,
    '-220,380! -230,330 -170,300 -110,316 -70,282 0,298 70,282 116,316 176,300 232,332 220,380!',
    10,
  )
  const top =
    '-190,30 -206,-40 -150,-84 -130,-138 -50,-154 10,-180 90,-162 160,-154 202,-100 260,-70 270,10 220,62 140,70 80,100 -20,100 -90,72 -158,74'
  pen.at(-30, 0, 0.92, p => {
    p.fill(INKS.magenta, top, 11)
    p.inside(top, () => {
      p.dots(INKS.yellow, top, 19, (u, v) => 0.95 - Math.hypot(u - 0.32, v - 0.3) * 1.6)
      p.ink('150,-164 190,-80 170,20 110,110! 300,110 300,-170')
      p.feather('170,-130 190,-70 170,20 124,90', { to: [-44, 4], count: 18, width: 5 })
    })
    p.ink('-90,-48! -48,-60 -4,-28! -16,0 -58,4 -84,-16')
    p.ink('52,-28! 100,-60 142,-48! 136,-12 108,6 64,0')
    p.fill(INKS.lime, '-64,-28! -36,-28 -24,-14! -48,-8')
    p.fill(INKS.lime, '76,-14! 90,-30 118,-28! 100,-8')
    p.ink('-74,30! 30,52 132,28! 116,76 30,92 -54,78')
    p.fill(PAPER, '-58,40! 30,60 118,38! 110,58 30,78 -50,58')
    for (let x = -36; x < 110; x += 24) p.line(`${x},44 ${x},76`, 5)
  })
}

function back(width: number, height: number, edge: number, corner: number): HTMLCanvasElement {
  const { canvas, ctx } = stock(width, height, PAPER, edge, corner)
  const margin = edge * 2.4
  const [w, h] = [width - margin * 2, height - margin * 2]
  ctx.save()
  ctx.beginPath()
  ctx.rect(margin, margin, w, h)
  ctx.clip()
  ground(ctx, width, height)
  penOf(ctx, INK).at(width / 2, height * 0.42, width / 560, cloud)
  ctx.restore()
  masthead(ctx, margin + w * 0.05, height * 0.79, {
    text: 'DIABOLICARDS',
    family: FONTS.comic,
    width: w * 0.88,
    height: height * 0.12,
    fill: INKS.yellow,
    edge: PAPER,
    shadow: INK,
    deep: 9,
    skew: -0.05,
  })
  framed(ctx, [margin, margin, w, h], edge * 0.9)
  return canvas
}

function ground(ctx: Ctx, width: number, height: number): void {
  ctx.fillStyle = '#2a0b4f'
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, height], width / 26, INKS.orange, (_u, v) => v * 1.1 - 0.2)
  ctx.fillStyle = '#5a1370'
  for (let i = 0; i < 14; i++) {
    const [a, b] = [(i / 14) * 6.283, ((i + 0.45) / 14) * 6.283]
    ctx.beginPath()
    ctx.moveTo(width / 2, height * 0.4)
    ctx.lineTo(width / 2 + Math.cos(a) * height, height * 0.4 + Math.sin(a) * height)
    ctx.lineTo(width / 2 + Math.cos(b) * height, height * 0.4 + Math.sin(b) * height)
    ctx.fill()
  }
  ctx.fillStyle = INKS.yellow
  ctx.fill(burst(width / 2, height * 0.4, width * 0.5, width * 0.34, 18, 0.1))
}

/** What everybody sees of a hand and of the deck. */
export const drawBack = (): HTMLCanvasElement => back(FACE.width, FACE.height, 8, 26)
export const drawBackTile = (): HTMLCanvasElement => back(TILE.width, TILE.height, 8, 12)
