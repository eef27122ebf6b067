import { type Box, type Ctx, halftone, rng } from '../../../kit/art/ink2d.ts'
import { type Pen, penOf } from '../../../kit/art/pen.ts'
import { drawIcon } from '../art/icons.ts'
import { DOOM, ZONE_LOOK } from '../layout/zones.ts'

const { deep } = ZONE_LOOK.hideout
const BRICK = [46, 20] as const
const BRICKS = ['#f0660f', '#d9520c', deep, '#c2440c', '#b0302a'] as const

/** The Gang Hideout: brick, paint that was not paid for, posters and neon. */
export function drawHideout(ctx: Ctx, [x, y, width, height]: Box, seed: number): void {
  const random = rng(seed)
  ctx.fillStyle = '#2a0a10'
  ctx.fillRect(x, y, width, height)
  for (let row = 0; row * BRICK[1] < height; row++)
    for (let px = x - (row % 2) * 23; px < x + width; px += BRICK[0]) {
      ctx.fillStyle = BRICKS[Math.floor(random() * BRICKS.length)] ?? deep
      ctx.fillRect(px + 1.5, y + row * BRICK[1] + 1.5, BRICK[0] - 3, BRICK[1] - 3)
    }
  halftone(ctx, [x, y, width, height], 9, '#2a0a10', (u, v) => Math.hypot(u - 0.5, v - 0.5) * 0.9 - 0.2)
  const pen = penOf(ctx, DOOM.ink)
  pen.at(x, y, height / 390, () => {
    const right = (width / height) * 390
    tags(pen, right)
    poster(pen, right * 0.5 - 60, 150, -0.12, DOOM.yellow, () => drawIcon(ctx, 'fist', 0, -6, 54, DOOM.ink))
    poster(pen, right - 150, 40, 0.1, DOOM.paper, () => drawIcon(ctx, 'megaphone', 0, -6, 50, DOOM.magenta))
    neon(pen, right)
  })
}

/** Spray: a crown, an arrow, a cross, a wave; it drips. */
function tags(pen: Pen, right: number): void {
  for (const [line, width, color] of [
    ['24,120! 34,60! 66,100! 92,46! 118,100! 150,58! 156,122! 24,122!', 9, DOOM.magenta],
    ['40,122 40,176', 5, DOOM.magenta],
    ['96,122 97,160', 5, DOOM.magenta],
    [`${right - 170},250 ${right - 120},200 ${right - 80},262 ${right - 30},196`, 12, DOOM.cyan],
    [`${right - 120},214 ${right - 121},262`, 5, DOOM.cyan],
    ['30,330! 110,250!', 11, DOOM.lime],
    ['34,250! 112,334!', 11, DOOM.lime],
    [`${right * 0.5 - 40},300 ${right * 0.5 + 90},290`, 12, DOOM.cyan],
    [`${right * 0.5 + 58},262! ${right * 0.5 + 94},290! ${right * 0.5 + 60},322!`, 12, DOOM.cyan],
  ] as const)
    pen.line(line, width, color)
}

function poster(pen: Pen, x: number, y: number, turn: number, color: string, picture: () => void): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.fill(color, '-36,-50! 36,-50! 36,34! 20,50! -36,50!', 4)
      pen.fill('#d8c79a', '36,34! 20,50! 20,34!', 3)
      picture()
      for (const line of [26, 36]) pen.line(`-24,${line} 14,${line}`, 5)
    },
    turn,
  )
}

/** Tubes of light: a halo of dots, then the tube, then its white core. */
function neon({ ctx }: Pen, right: number): void {
  for (const [text, color] of [
    [`M${right - 92} 330L${right - 92} 296L${right - 40} 296L${right - 66} 356L${right - 92} 330`, DOOM.magenta],
    ['M176 30L230 30L206 62L244 62L184 118L200 78L168 78Z', DOOM.yellow],
  ] as const) {
    const tube = new Path2D(text)
    for (const [width, shade] of [
      [22, `${color}44`],
      [11, DOOM.ink],
      [7, color],
      [2.5, DOOM.paper],
    ] as const) {
      ctx.lineWidth = width
      ctx.strokeStyle = shade
      ctx.stroke(tube)
    }
  }
}
