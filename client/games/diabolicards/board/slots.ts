import { type Box, type Ctx, halftone, rng, shape } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { drawIcon } from '../art/icons.ts'
import { TILE } from '../layout/places.ts'
import { DOOM } from '../layout/zones.ts'

/** Hundredths of a unit: half of what a slot is wide and deep. */
const [W, H] = [TILE.width * 50, TILE.height * 50]

/** Names are set in the lower third. */
function named(ctx: Ctx, name: string, x: number, y: number, color: string): void {
  letter(ctx, name.toUpperCase(), [x - W + 6, y + 8, W * 2 - 12, H - 16], {
    family: FONTS.head,
    size: 27,
    least: 16,
    lines: 2,
    leading: 0.98,
    color,
    align: 'center',
  })
}

export function drawRegular(ctx: Ctx, x: number, y: number, number: number, light: string): void {
  ctx.fillStyle = 'rgba(18,6,31,.5)'
  ctx.fillRect(x - W, y - H, W * 2, H * 2)
  ctx.strokeStyle = DOOM.ink
  ctx.lineWidth = 6
  ctx.strokeRect(x - W + 1, y - H + 1, W * 2 - 2, H * 2 - 2)
  ctx.strokeStyle = light
  ctx.lineWidth = 2.6
  ctx.strokeRect(x - W + 1, y - H + 1, W * 2 - 2, H * 2 - 2)
  ctx.globalAlpha = 0.5
  ctx.fillStyle = light
  ctx.font = `62px ${FONTS.comic}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(String(number), x - 2, y + 4)
  ctx.globalAlpha = 1
}

/** Horned and crowned: who stands here is out of reach. */
export function drawDiabolical(ctx: Ctx, x: number, y: number, name: string): void {
  const box: Box = [x - W, y - H, W * 2, H * 2]
  ctx.fillStyle = '#3b0634'
  ctx.fillRect(...box)
  halftone(ctx, box, 9, DOOM.magenta, (u, v) => 0.62 - Math.hypot(u - 0.5, v - 0.38) * 1.15)
  ctx.lineWidth = 9
  ctx.strokeStyle = DOOM.ink
  ctx.strokeRect(x - W + 2, y - H + 2, W * 2 - 4, H * 2 - 4)
  ctx.lineWidth = 5
  ctx.strokeStyle = DOOM.magenta
  ctx.strokeRect(x - W + 2, y - H + 2, W * 2 - 4, H * 2 - 4)
  const pen = penOf(ctx, DOOM.ink)
  for (const mirror of [false, true])
    pen.at(x, y, 1, () => pen.fill(DOOM.paper, `-51,-38! -40,-60 -22,-67! -28,-52 -26,-40! -36,-34`, 3.5), 0, mirror)
  pen.fill(DOOM.yellow, crown(x, y - H + 4), 3.5)
  drawIcon(ctx, 'devil-mask', x, y - 12, 54, DOOM.magenta, DOOM.ink)
  named(ctx, name, x, y, DOOM.paper)
}

const crown = (x: number, y: number): string =>
  `${x - 17},${y + 6}! ${x - 20},${y - 11}! ${x - 8},${y - 3}! ${x},${y - 14}! ${x + 8},${y - 3}! ${x + 20},${y - 11}! ${x + 17},${y + 6}!`

/** Charred through, and still hot in its cracks. */
export function drawScorched(ctx: Ctx, x: number, y: number, name: string, seed: number): void {
  const random = rng(seed)
  const edge: string[] = []
  const side = (from: readonly [number, number], to: readonly [number, number]): void => {
    for (let i = 0; i < 6; i++) {
      const bite = random() * 7
      const [px, py] = [from[0] + ((to[0] - from[0]) * i) / 6, from[1] + ((to[1] - from[1]) * i) / 6]
      edge.push(`${x + px - Math.sign(px) * bite},${y + py - Math.sign(py) * bite}!`)
    }
  }
  side([-W, -H], [W, -H])
  side([W, -H], [W, H])
  side([W, H], [-W, H])
  side([-W, H], [-W, -H])
  const patch = shape(edge.join(' '))
  ctx.lineWidth = 8
  ctx.strokeStyle = DOOM.orange
  ctx.stroke(patch)
  ctx.lineWidth = 2.5
  ctx.strokeStyle = DOOM.yellow
  ctx.stroke(patch)
  ctx.fillStyle = '#0b0508'
  ctx.fill(patch)
  ctx.save()
  ctx.clip(patch)
  halftone(ctx, [x - W, y - H, W * 2, H * 2], 9, '#5e1606', (u, v) => 0.55 - Math.hypot(u - 0.5, v - 0.35) * 0.9)
  drawCracks(ctx, x, y - 12, 74, 7, random)
  ctx.restore()
  drawIcon(ctx, 'burning-embers', x, y - 16, 52, DOOM.orange, '#0b0508')
  named(ctx, name, x, y, '#ffe9b0')
}

/** Glowing cracks from a point outwards. */
export function drawCracks(ctx: Ctx, x: number, y: number, far: number, count: number, random: () => number): void {
  const cracks = new Path2D()
  for (let i = 0; i < count; i++) {
    const angle = ((i + random() * 0.6) / count) * Math.PI * 2
    cracks.moveTo(x, y)
    for (let step = 1; step <= 5; step++) {
      const [turn, reach] = [angle + (random() - 0.5) * 0.5, (far * step) / 5]
      cracks.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach)
    }
  }
  for (const [width, color] of [
    [5, '#d8260a'],
    [2.6, DOOM.orange],
    [1.1, DOOM.yellow],
  ] as const) {
    ctx.lineWidth = width
    ctx.strokeStyle = color
    ctx.stroke(cracks)
  }
}
