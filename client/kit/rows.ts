import { type Ctx, sheet } from './art/ink2d.ts'

/* Things of a table side by side, as the rules show them. */

/** A thing in a row, and how high it is there. */
export interface Thing {
  readonly canvas: HTMLCanvasElement
  readonly height: number
}
const GAP = 24

const wide = ({ canvas, height }: Thing): number => (canvas.width * height) / canvas.height

/** Side by side round a common middle. */
export function row(things: readonly Thing[], gap = GAP): HTMLCanvasElement {
  const high = Math.max(...things.map(({ height }) => height))
  const { canvas, ctx } = sheet(
    things.reduce((sum, thing) => sum + wide(thing) + gap, -gap),
    high,
  )
  let x = 0
  for (const thing of things) {
    ctx.drawImage(thing.canvas, x, (high - thing.height) / 2, wide(thing), thing.height)
    x += wide(thing) + gap
  }
  return canvas
}

export function made(width: number, height: number, draw: (ctx: Ctx) => void): HTMLCanvasElement {
  const { canvas, ctx } = sheet(width, height)
  draw(ctx)
  return canvas
}

/** What becomes of what stands before it. */
export const arrow = (color: string): Thing => ({
  height: 120,
  canvas: made(110, 120, ctx => {
    ctx.fillStyle = color
    ctx.beginPath()
    for (const [x, y] of [
      [0, 42],
      [54, 42],
      [54, 6],
      [110, 60],
      [54, 114],
      [54, 78],
      [0, 78],
    ] as const)
      ctx.lineTo(x, y)
    ctx.fill()
  }),
})
