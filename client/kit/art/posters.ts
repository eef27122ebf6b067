import type { Ctx } from './ink2d.ts'
import { typeReady } from './lettering.ts'
import { POSTER } from './print.ts'

/** A newsstand cover, 900 by 1260. */
export type Cover = (ctx: Ctx) => void

export async function drawPoster(canvas: HTMLCanvasElement, cover: Cover): Promise<void> {
  await typeReady('DIABOLIKCARDS ON THE LAM PRESS № L.0123¢')
  canvas.width = POSTER.width
  canvas.height = POSTER.height
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  ctx.lineJoin = 'round'
  cover(ctx)
}
