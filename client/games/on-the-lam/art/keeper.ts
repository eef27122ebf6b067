import type { KeptTile } from '../../../../shared/games/on-the-lam/words/words.ts'
import { type Ctx, dieCut, halftone, NIGHT, sheet } from '../../../kit/art/ink2d.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { NEON } from './marks.ts'
import { KEEPERS } from './people/keepers.ts'

export const KEEPER = 384

/** Whoever keeps a tile, before the light of its sign: a roundel of 384, the head free of it. */
export function drawKeeper(ctx: Ctx, tile: KeptTile): void {
  const half = KEEPER / 2
  const ring = half - 14
  const disc = (radius: number, color: string) => {
    ctx.beginPath()
    ctx.arc(half, half + 8, radius, 0, Math.PI * 2)
    ctx.fillStyle = color
    ctx.fill()
  }
  disc(ring + 4, NIGHT.paper)
  disc(ring - 3, NIGHT.ink)
  disc(ring - 9, NEON[tile])
  ctx.save()
  ctx.clip()
  halftone(ctx, [0, 0, KEEPER, KEEPER], 13, NIGHT.ink, (u, v) => v * 0.75 + u * 0.25 - 0.22)
  ctx.restore()
  const figure = sheet(KEEPER, KEEPER)
  const { ctx: drawing } = figure
  drawing.save()
  // Inside the ring below, free above it.
  drawing.beginPath()
  drawing.arc(half, half + 8, ring - 9, 0, Math.PI)
  drawing.rect(0, -20, KEEPER, half + 28)
  drawing.clip()
  drawing.translate(half, half)
  drawing.scale(1.62, 1.62)
  drawing.translate(-102, -110)
  KEEPERS[tile](penOf(drawing))
  drawing.restore()
  ctx.save()
  ctx.beginPath()
  ctx.arc(half, half + 8, ring - 9, 0, Math.PI)
  ctx.rect(0, 0, KEEPER, half + 8)
  ctx.clip()
  dieCut(ctx, figure, 6, NIGHT.paper)
  ctx.restore()
}
