import { brush, type Ctx, type Feather, feather, halftone, NIGHT, shape } from './ink2d.ts'

/** What a figure is drawn with, in its own coordinates. */
export interface Pen {
  readonly ctx: Ctx
  /** A flat colour with an ink contour of that width (0: none). */
  fill(color: string, text: string, contour?: number): void
  /** A spot of black. */
  ink(text: string): void
  disc(color: string, x: number, y: number, radius: number, contour?: number, flat?: number): void
  line(text: string, width: number, color?: string): void
  feather(text: string, how: Feather): void
  /** Dots inside a shape; `cover` counts across the box round `text`. */
  dots(color: string, text: string, pitch: number, cover: (u: number, v: number) => number): void
  /** Draws with the origin moved and everything scaled. */
  at(x: number, y: number, scale: number, draw: (pen: Pen) => void, turn?: number, mirror?: boolean): void
  /** Keeps what is drawn inside a shape. */
  inside(text: string, draw: () => void): void
}

/** `ink`: what contours and blacks are printed with; each game has its own. */
export function penOf(ctx: Ctx, ink: string = NIGHT.ink): Pen {
  const pen: Pen = {
    ctx,
    fill(color, text, contour = 0) {
      const path = shape(text)
      ctx.fillStyle = color
      ctx.fill(path)
      if (contour === 0) return
      ctx.strokeStyle = ink
      ctx.lineWidth = contour
      ctx.stroke(path)
    },
    ink(text) {
      ctx.fillStyle = ink
      ctx.fill(shape(text))
    },
    disc(color, x, y, radius, contour = 0, flat = 1) {
      ctx.beginPath()
      ctx.ellipse(x, y, radius, radius * flat, 0, 0, Math.PI * 2)
      ctx.fillStyle = color
      ctx.fill()
      if (contour === 0) return
      ctx.strokeStyle = ink
      ctx.lineWidth = contour
      ctx.stroke()
    },
    line: (text, width, color = ink) => brush(ctx, text, width, color),
    feather: (text, how) => feather(ctx, text, { color: ink, ...how }),
    dots(color, text, pitch, cover) {
      const spots = text.match(/-?[\d.]+,-?[\d.]+/g) ?? []
      const xs = spots.map(spot => Number(spot.split(',')[0]))
      const ys = spots.map(spot => Number(spot.split(',')[1]))
      const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - 8]
      ctx.save()
      ctx.clip(shape(text))
      halftone(ctx, [left, top, Math.max(...xs) + 8 - left, Math.max(...ys) + 8 - top], pitch, color, cover)
      ctx.restore()
    },
    at(x, y, scale, draw, turn = 0, mirror = false) {
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate(turn)
      ctx.scale(mirror ? -scale : scale, scale)
      draw(pen)
      ctx.restore()
    },
    inside(text, draw) {
      ctx.save()
      ctx.clip(shape(text))
      draw()
      ctx.restore()
    },
  }
  return pen
}
