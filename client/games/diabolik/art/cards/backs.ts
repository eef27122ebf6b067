import { type Box, burst, type Ctx, halftone } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../../kit/art/lettering.ts'
import { drawIcon } from '../icons.ts'
import { FUMETTO } from '../palette.ts'
import { CARD, stock } from './stock.ts'

const { ink, paper, blood, sodium, blue, navy, bloodDeep } = FUMETTO
const [W, H] = [CARD.width, CARD.height]
const [X, Y] = [W / 2, H / 2]
const INNER: Box = [26, 26, W - 52, H - 52]

export const BACKS = ['crime', 'police', 'location', 'wound'] as const
export type Back = (typeof BACKS)[number]

function border(ctx: Ctx, color: string): void {
  ctx.strokeStyle = color
  ctx.lineJoin = 'miter'
  ctx.lineWidth = 10
  ctx.strokeRect(...INNER)
  ctx.lineWidth = 3
  ctx.strokeRect(42, 42, W - 84, H - 84)
}

/** A mask in a burst; a badge in a shield; a place in a diamond; a bandage. None is told by its colour alone. */
const DRAW: Readonly<Record<Back, (ctx: Ctx) => void>> = {
  crime(ctx) {
    halftone(ctx, INNER, 22, blood, (u, v) => 0.72 - Math.hypot(u - 0.5, (v - 0.5) * 1.3) * 1.1)
    border(ctx, paper)
    const star = burst(X, Y, 206, 138, 13, 0.1)
    ctx.fillStyle = ink
    ctx.fill(star)
    ctx.lineWidth = 9
    ctx.strokeStyle = paper
    ctx.stroke(star)
    drawIcon(ctx, 'domino-mask', X, Y, 250, blood)
  },
  police(ctx) {
    halftone(ctx, INNER, 22, blue, (_, v) => Math.abs(Math.sin(v * 19)) * 0.62)
    border(ctx, paper)
    const shield = new Path2D()
    shield.moveTo(X, Y - 230)
    shield.quadraticCurveTo(X + 90, Y - 170, X + 176, Y - 184)
    shield.quadraticCurveTo(X + 210, Y + 110, X, Y + 232)
    shield.quadraticCurveTo(X - 210, Y + 110, X - 176, Y - 184)
    shield.quadraticCurveTo(X - 90, Y - 170, X, Y - 230)
    ctx.fillStyle = navy
    ctx.fill(shield)
    ctx.lineWidth = 10
    ctx.strokeStyle = paper
    ctx.stroke(shield)
    drawIcon(ctx, 'police-badge', X, Y - 8, 250, sodium)
  },
  location(ctx) {
    halftone(ctx, INNER, 20, ink, (u, v) => Math.abs(((u * 5 + v * 7) % 1) - 0.5) * 0.8 - 0.06)
    border(ctx, ink)
    const diamond = new Path2D()
    for (const [x, y] of [
      [X, Y - 236],
      [X + 176, Y],
      [X, Y + 236],
      [X - 176, Y],
    ] as const)
      diamond.lineTo(x, y)
    diamond.closePath()
    ctx.fillStyle = ink
    ctx.fill(diamond)
    ctx.lineWidth = 9
    ctx.strokeStyle = paper
    ctx.stroke(diamond)
    // Where? A pin without a place.
    ctx.fillStyle = sodium
    ctx.beginPath()
    ctx.arc(X, Y - 36, 74, Math.PI * 0.86, Math.PI * 2.14)
    ctx.lineTo(X, Y + 118)
    ctx.closePath()
    ctx.fill()
    ctx.fillStyle = ink
    ctx.font = `112px ${FONTS.head}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText('?', X, Y - 30)
  },
  wound(ctx) {
    halftone(ctx, INNER, 20, bloodDeep, (u, v) => Math.hypot(u - 0.5, v - 0.45) * 1.5 - 0.2)
    ctx.save()
    ctx.translate(X, Y + 40)
    for (const turn of [0.62, -0.62]) {
      ctx.save()
      ctx.rotate(turn)
      ctx.fillStyle = ink
      ctx.fillRect(-400, -68, 800, 136)
      ctx.fillStyle = paper
      ctx.fillRect(-400, -58, 800, 116)
      halftone(ctx, [-400, -58, 800, 116], 12, '#b9a98a', (_, v) => Math.abs(v - 0.5) * 0.9 - 0.24)
      ctx.restore()
    }
    ctx.restore()
    ctx.fillStyle = blood
    ctx.strokeStyle = ink
    ctx.lineWidth = 6
    const stain = burst(X, Y + 40, 84, 62, 11, 0.3)
    ctx.fill(stain)
    ctx.stroke(stain)
    border(ctx, ink)
  },
}
const STOCK: Readonly<Record<Back, string>> = { crime: ink, police: navy, location: '#cbbd98', wound: blood }

/** A back; a Wound has its name on it, as it has no other side. */
export function drawBack(back: Back, name: string, scale = 1): HTMLCanvasElement {
  const { canvas, ctx } = stock(STOCK[back], scale)
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(8, 8, W - 16, H - 16, 24)
  ctx.clip()
  DRAW[back](ctx)
  ctx.restore()
  if (back === 'wound') plate(ctx, name, [70, 44, W - 140, 110], blood, paper)
  return canvas
}

/** How many cards a pile has, on the back of its topmost. */
export function drawCount(ctx: Ctx, count: number): void {
  plate(ctx, String(count), [X - 98, H - 236, 196, 190], paper, ink)
}

/** Face down, but known to whoever reads it: the name on a slip that is stuck over the back. */
export function drawSlip(name: string, scale = 1): HTMLCanvasElement {
  const { canvas, ctx } = stock(STOCK.location, scale)
  DRAW.location(ctx)
  ctx.save()
  ctx.translate(X, H - 178)
  ctx.rotate(-0.035)
  plate(ctx, name, [-246, -112, 492, 224], sodium, ink)
  ctx.restore()
  return canvas
}

function plate(ctx: Ctx, text: string, [x, y, w, h]: Box, color: string, letters: string): void {
  ctx.fillStyle = ink
  ctx.fillRect(x + 4, y + 6, w + 6, h + 6)
  ctx.fillStyle = color
  ctx.fillRect(x, y, w, h)
  ctx.strokeStyle = letters
  ctx.lineWidth = 6
  ctx.strokeRect(x + 8, y + 8, w - 16, h - 16)
  letter(ctx, text.toUpperCase(), [x + 16, y + 6, w - 32, h - 8], {
    family: FONTS.head,
    size: 190,
    least: 40,
    leading: 0.94,
    lines: 2,
    color: letters,
    align: 'center',
  })
}
