import type { Ctx } from './ink2d.ts'

/** The side of the square in which icons are drawn. */
export const BOX = 512

/** A game's own icons. From game-icons.net, CC BY 3.0; who drew which stands in public/CREDITS.md. */
export function iconsOf<Icon extends string>(icons: Readonly<Record<Icon, readonly string[]>>) {
  return {
    /** For an SVG. */
    pathsOf: (name: Icon): readonly string[] => icons[name],

    /** An icon of that size round a centre, with an edge round it if one is named. */
    drawIcon(ctx: Ctx, name: Icon, x: number, y: number, size: number, color: string, edge?: string): void {
      ctx.save()
      ctx.translate(x - size / 2, y - size / 2)
      ctx.scale(size / BOX, size / BOX)
      ctx.fillStyle = color
      for (const text of icons[name]) {
        const path = new Path2D(text)
        if (edge) {
          ctx.strokeStyle = edge
          ctx.lineWidth = 40
          ctx.lineJoin = 'round'
          ctx.stroke(path)
        }
        ctx.fill(path)
      }
      ctx.restore()
    },
  }
}
