import type { Ctx } from './ink2d.ts'
import { typeReady } from './lettering.ts'
import { diabolicards } from './posters/diabolicards.ts'
import { diabolik } from './posters/diabolik.ts'
import { onTheLam } from './posters/onTheLam.ts'
import { POSTER } from './posters/print.ts'

export { POSTER }

const COVERS: Readonly<Record<string, (ctx: Ctx) => void>> = { 'on-the-lam': onTheLam, diabolik, diabolicards }

/** A newsstand cover, 900 by 1260. A game without one stays blank. */
export async function drawPoster(canvas: HTMLCanvasElement, game: string): Promise<void> {
  await typeReady('DIABOLIKCARDS ON THE LAM PRESS № L.0123¢')
  canvas.width = POSTER.width
  canvas.height = POSTER.height
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  ctx.lineJoin = 'round'
  COVERS[game]?.(ctx)
}
