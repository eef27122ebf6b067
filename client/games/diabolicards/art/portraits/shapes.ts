import { type Ctx, type Point, shape } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const rounded = ([x, y]: Point): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`

/** A pen on rubber: what is drawn for one body fits every body. */
export function bent(pen: Pen, bend: (x: number, y: number) => Point): Pen {
  const fitted = (text: string) =>
    text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => rounded(bend(Number(x), Number(y))))
  return {
    ...pen,
    fill: (color, text, contour) => pen.fill(color, fitted(text), contour),
    ink: text => pen.ink(fitted(text)),
    disc: (color, x, y, ...how) => pen.disc(color, ...bend(x, y), ...how),
    line: (text, width, color) => pen.line(fitted(text), width, color),
    feather: (text, how) => pen.feather(fitted(text), how),
    dots: (color, text, pitch, cover) => pen.dots(color, fitted(text), pitch, cover),
    inside: (text, draw) => pen.inside(fitted(text), draw),
    at: (x, y, scale, draw, turn, mirror) => pen.at(...bend(x, y), scale, () => draw(pen), turn, mirror),
  }
}

/** Leaves the silhouette only, grown by `width`: an edge of paper, a shadow, an echo. */
export function cutOut(ctx: Ctx, color: string, width: number): Pen {
  const grown = (path: Path2D, contour: number): void => {
    ctx.fillStyle = color
    ctx.strokeStyle = color
    ctx.lineWidth = contour + width * 2
    ctx.fill(path)
    ctx.stroke(path)
  }
  const pen: Pen = {
    ctx,
    fill: (_, text, contour = 0) => contour > 0 && grown(shape(text), contour),
    ink: text => grown(shape(text), 0),
    disc(_, x, y, radius, contour = 0, flat = 1) {
      if (contour === 0) return
      const path = new Path2D()
      path.ellipse(x, y, radius, radius * flat, 0, 0, Math.PI * 2)
      grown(path, contour)
    },
    line() {},
    feather() {},
    dots() {},
    inside() {},
    at(x, y, scale, draw, turn = 0, mirror = false) {
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate(turn)
      ctx.scale(mirror ? -scale : scale, scale)
      draw(pen)
      ctx.restore()
    },
  }
  return pen
}

/** The outline of a limb through these joints, so thick at each. */
export function tube(joints: readonly Point[], thick: readonly number[]): string {
  const sides = ([1, -1] as const).map(side =>
    joints.map((at, i) => {
      const [before, after] = [joints[i - 1] ?? at, joints[i + 1] ?? at]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const half = ((thick[i] ?? 0) / 2 / (Math.hypot(dx, dy) || 1)) * side
      return `${rounded([at[0] - dy * half, at[1] + dx * half])}${i === 0 || i === joints.length - 1 ? '!' : ''}`
    }),
  )
  return [...(sides[0] ?? []), ...(sides[1] ?? []).reverse()].join(' ')
}
