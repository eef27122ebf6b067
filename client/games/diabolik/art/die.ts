import type { DieFace } from '../../../../shared/games/diabolik/figures.ts'
import { sheet } from '../../../kit/art/ink2d.ts'
import { drawIcon, type Icon } from './icons.ts'
import { FUMETTO } from './palette.ts'

const SIZE = 256

/** Daggers are red, guns black; the shapes say the same. */
const DAGGER = ['plain-dagger', FUMETTO.blood] as const
const GUN = ['revolver', FUMETTO.ink] as const
const SIGNS: Readonly<Record<DieFace, readonly (readonly [Icon, string])[]>> = {
  daggers: [DAGGER, DAGGER],
  guns: [GUN, GUN],
  both: [DAGGER, GUN],
  dagger: [DAGGER],
  gun: [GUN],
  blank: [],
}

/** A side of the Combat Die. */
export function drawDieFace(face: DieFace): HTMLCanvasElement {
  const { canvas, ctx } = sheet(SIZE, SIZE)
  ctx.fillStyle = FUMETTO.paper
  ctx.fillRect(0, 0, SIZE, SIZE)
  const signs = SIGNS[face]
  const alone = signs.length === 1
  signs.forEach(([icon, color], i) => {
    const off = alone ? 0 : (i - 0.5) * SIZE * 0.4
    drawIcon(ctx, icon, SIZE / 2 + off, SIZE / 2 + off, SIZE * (alone ? 0.78 : 0.54), color)
  })
  return canvas
}
