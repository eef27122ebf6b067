import { type Ctx, halftone, NIGHT, rng } from '../../../../kit/art/ink2d.ts'
import { type DrawnSign, drawSign } from '../../art/symbols.ts'

/** Facades are painted in the tile's own measures: x from −2 to 2, y up from the pavement to 3. */
export const FACADE = { across: 4, up: 3, scale: 128 } as const

export interface Facade {
  readonly ctx: Ctx
  box(x: number, y: number, width: number, height: number, color: string): void
  /** A row or a block of windows, lit by chance. */
  windows(
    x: number,
    y: number,
    columns: number,
    rows: number,
    size: readonly [number, number],
    lit: number,
    seed: number,
  ): void
  /** A lit opening with blinds. */
  blinds(x: number, y: number, width: number, height: number, color?: string): void
  /** A course of bricks or stones over a wall. */
  bricks(x: number, y: number, width: number, height: number, color: string): void
  dots(
    x: number,
    y: number,
    width: number,
    height: number,
    color: string,
    cover: (u: number, v: number) => number,
  ): void
  sign(name: DrawnSign, x: number, y: number, size: number, color: string, ground: string): void
  letters(text: string, x: number, y: number, size: number, color: string, font?: string): void
  door(x: number, width: number, height: number, light: string): void
  /** Stripes over a shop window. */
  awning(x: number, y: number, width: number, height: number, color: string): void
  line(points: readonly (readonly [number, number])[], width: number, color: string): void
  disc(x: number, y: number, radius: number, color: string): void
}

const HEAD = "'League Gothic','Noto Sans TC',sans-serif"

/** Paints into the cell of an atlas whose upper left corner is at (left, top). */
export function facadeOf(ctx: Ctx, left: number, top: number): Facade {
  const s = FACADE.scale
  const X = (x: number): number => left + (x + FACADE.across / 2) * s
  const Y = (y: number): number => top + (FACADE.up - y) * s
  const facade: Facade = {
    ctx,
    box(x, y, width, height, color) {
      ctx.fillStyle = color
      ctx.fillRect(X(x), Y(y + height), width * s, height * s)
    },
    windows(x, y, columns, rows, [width, height], lit, seed) {
      const random = rng(seed)
      for (let j = 0; j < rows; j++)
        for (let i = 0; i < columns; i++) {
          const [wx, wy] = [x + i * width * 1.75, y + j * height * 1.55]
          facade.box(wx - 0.02, wy - 0.02, width + 0.04, height + 0.04, NIGHT.ink)
          if (random() < lit) facade.blinds(wx, wy, width, height, random() < 0.78 ? NIGHT.sodium : NIGHT.bone)
          else facade.box(wx, wy, width, height, random() < 0.5 ? '#22323a' : '#33474f')
        }
    },
    blinds(x, y, width, height, color = NIGHT.sodium) {
      facade.box(x, y, width, height, color)
      for (let k = 0.045; k < height; k += 0.075) facade.box(x, y + k, width, 0.024, NIGHT.ink)
    },
    bricks(x, y, width, height, color) {
      const [w, h] = [0.16, 0.075]
      for (let j = 0; j * h < height; j++) {
        facade.box(x, y + j * h, width, 0.012, color)
        for (let i = 0; i * w < width; i++) facade.box(x + i * w + (j % 2) * (w / 2), y + j * h, 0.012, h, color)
      }
    },
    dots: (x, y, width, height, color, cover) =>
      halftone(ctx, [X(x), Y(y + height), width * s, height * s], 7, color, cover),
    sign: (name, x, y, size, color, ground) => drawSign(ctx, name, X(x), Y(y), size * s, color, ground),
    letters(text, x, y, size, color, font = HEAD) {
      ctx.font = `${size * s}px ${font}`
      ctx.textAlign = 'center'
      ctx.textBaseline = 'middle'
      ctx.fillStyle = color
      ctx.fillText(text, X(x), Y(y) + size * s * 0.04)
    },
    door(x, width, height, light) {
      facade.box(x - width / 2 - 0.05, 0, width + 0.1, height + 0.07, NIGHT.ink)
      facade.box(x - width / 2, 0, width, height, light)
      facade.box(x - 0.014, 0, 0.028, height, NIGHT.ink)
      facade.box(x - width / 2, height * 0.34, width, 0.03, NIGHT.ink)
    },
    awning(x, y, width, height, color) {
      facade.box(x, y, width, height, NIGHT.bone)
      for (let k = 0; k < width; k += 0.22) facade.box(x + k, y, 0.11, height, color)
      facade.box(x, y - 0.02, width, 0.035, NIGHT.ink)
    },
    line(points, width, color) {
      ctx.strokeStyle = color
      ctx.lineWidth = width * s
      ctx.beginPath()
      for (const [x, y] of points) ctx.lineTo(X(x), Y(y))
      ctx.stroke()
    },
    disc(x, y, radius, color) {
      ctx.fillStyle = color
      ctx.beginPath()
      ctx.arc(X(x), Y(y), radius * s, 0, Math.PI * 2)
      ctx.fill()
    },
  }
  return facade
}
