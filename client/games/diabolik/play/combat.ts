import { DIE, type DieFace } from '../../../../shared/games/diabolik/state.ts'
import { type Ctx, sheet } from '../../../kit/art/ink2d.ts'
import { textureOf } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { drawIcon, type Icon } from '../art/icons.ts'
import { FUMETTO } from '../art/palette.ts'

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

function drawSide(ctx: Ctx, face: DieFace): void {
  ctx.fillStyle = FUMETTO.paper
  ctx.fillRect(0, 0, SIZE, SIZE)
  const signs = SIGNS[face]
  const alone = signs.length === 1
  signs.forEach(([icon, color], i) => {
    const off = alone ? 0 : (i - 0.5) * SIZE * 0.4
    drawIcon(ctx, icon, SIZE / 2 + off, SIZE / 2 + off, SIZE * (alone ? 0.78 : 0.54), color)
  })
}

/** The six sides of the Combat Die, in the order of DIE. */
export const combatSides = once(() =>
  DIE.map(face => {
    const { canvas, ctx } = sheet(SIZE, SIZE)
    drawSide(ctx, face)
    return textureOf(canvas)
  }),
)
