import { HILLS, WOODS } from '../../../../../shared/games/diabolik/map/land.ts'
import { brush, type Ctx, rng } from '../../../../kit/art/ink2d.ts'
import { PRINT } from './paper.ts'

interface Thing {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Things strewn over round patches, those behind first. */
function strewn(
  patches: readonly { at: readonly [number, number]; size: number }[],
  seed: number,
  dense: number,
  size: (radius: number, random: () => number) => number,
): Thing[] {
  const random = rng(seed)
  return patches
    .flatMap(({ at, size: radius }) =>
      Array.from({ length: Math.round(radius * dense) }, (): Thing => {
        const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random()) * radius * 0.85]
        return { x: at[0] + Math.cos(turn) * far, y: at[1] + Math.sin(turn) * far, size: size(radius, random) }
      }),
    )
    .sort((a, b) => a.y - b.y)
}

export function drawHills(ctx: Ctx): void {
  for (const { x, y, size: s } of strewn(HILLS, 62, 0.26, (radius, random) => radius * 0.46 + 2 + random() * 4)) {
    ctx.fillStyle = PRINT.paper
    polygon(ctx, [
      [x - s, y],
      [x - s * 0.1, y - s * 1.3],
      [x + s, y],
    ])
    ctx.fillStyle = PRINT.ink
    polygon(ctx, [
      [x - s * 0.1, y - s * 1.3],
      [x + s, y],
      [x + s * 0.25, y],
      [x + s * 0.05, y - s * 0.5],
    ])
    brush(ctx, `${x - s},${y} ${x - s * 0.6},${y - s * 0.56} ${x - s * 0.1},${y - s * 1.3}`, 1.6, PRINT.ink, 0.4)
    for (const k of [0.3, 0.5])
      brush(ctx, `${x - s * k},${y - s * (0.5 - k * 0.4)} ${x - s * k - s * 0.06},${y}`, 0.9, PRINT.ink)
  }
}

function polygon(ctx: Ctx, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fill()
}

const CYPRESS = new Path2D('M0-2.3C.75-1 .6 0 0 0C-.6 0-.75-1 0-2.3Z')
const GLEAM = new Path2D('M-.05-1.9C-.5-.9-.4-.3-.1-.2C-.2-1-.1-1.4-.05-1.9Z')

export function drawWoods(ctx: Ctx): void {
  for (const { x, y, size } of strewn(WOODS, 81, 0.8, (_, random) => 4.8 + random() * 3)) {
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(size, size)
    ctx.fillStyle = 'rgba(25,23,20,.4)'
    ctx.beginPath()
    ctx.ellipse(0.7, 0, 0.9, 0.22, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = '#151a16'
    ctx.fill(CYPRESS)
    ctx.fillStyle = '#5d8a5c'
    ctx.fill(GLEAM)
    ctx.restore()
  }
}
