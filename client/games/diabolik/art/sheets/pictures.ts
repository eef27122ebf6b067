import type { SheetName } from '../../../../../shared/games/diabolik/sheets/names.ts'
import { burst, type Ctx, halftone, kept, sheet } from '../../../../kit/art/ink2d.ts'
import { type Pen, penOf } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { bloodIdol, goldenVenus, havelWatches, queenEsmeralda, serpentOfFire } from './treasures.ts'
import { bankVan, byAir, byRoad, byWater, nightExpress } from './wheels.ts'

/** Pictures are drawn in a box of this size. */
export const PICTURE = { width: 480, height: 360 } as const
const { bloodDeep, ink, navy, paper, sodium, steel } = FUMETTO

/** What lies behind it: a colour, and rays of another out of a point; or a night with a moon. */
type Back = { readonly hue: string; readonly rays: string; readonly from: readonly [number, number] }
const PICTURES: Readonly<Record<SheetName, readonly [Back, (pen: Pen) => void]>> = {
  bloodIdol: [{ hue: '#1d5b4a', rays: '#123a30', from: [240, 170] }, bloodIdol],
  goldenVenus: [{ hue: navy, rays: '#2b456b', from: [240, 150] }, goldenVenus],
  queenEsmeralda: [{ hue: '#5c2458', rays: '#7b3a75', from: [240, 200] }, queenEsmeralda],
  serpentOfFire: [{ hue: sodium, rays: '#d1831a', from: [240, 190] }, serpentOfFire],
  havelWatches: [{ hue: '#2b6172', rays: '#1d4552', from: [240, 190] }, havelWatches],
  nightExpress: [{ hue: '#14213a', rays: '#213459', from: [240, 150] }, nightExpress],
  bankVan: [{ hue: '#c9542a', rays: '#a83f1c', from: [240, 120] }, bankVan],
  byRoad: [{ hue: bloodDeep, rays: '#8e101a', from: [240, 170] }, byRoad],
  byWater: [{ hue: '#1d4c7d', rays: '#163a61', from: [300, 90] }, byWater],
  byAir: [{ hue: steel, rays: '#52677f', from: [250, 190] }, byAir],
}

function backdrop(ctx: Ctx, { hue, rays, from: [x, y] }: Back): void {
  const { width: w, height: h } = PICTURE
  ctx.fillStyle = hue
  ctx.fillRect(0, 0, w, h)
  ctx.fillStyle = rays
  ctx.fill(burst(x, y, 520, 60, 22, 0.1))
  halftone(ctx, [0, 0, w, h], 11, ink, (u, v) => Math.hypot(u - x / w, v - y / h) * 1.15 - 0.42)
}

/** What is to be stolen, or how to get away. */
export const pictureOf = kept((name: SheetName): HTMLCanvasElement => {
  const { canvas, ctx } = sheet(PICTURE.width, PICTURE.height)
  const [back, draw] = PICTURES[name]
  backdrop(ctx, back)
  draw(penOf(ctx))
  ctx.strokeStyle = ink
  ctx.lineWidth = 12
  ctx.strokeRect(0, 0, PICTURE.width, PICTURE.height)
  ctx.strokeStyle = paper
  ctx.lineWidth = 2
  ctx.strokeRect(11, 11, PICTURE.width - 22, PICTURE.height - 22)
  return canvas
})
