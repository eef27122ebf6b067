import { type BufferGeometry, CircleGeometry, CylinderGeometry, type MeshLambertMaterial } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { BlankSheet } from '../kit/art/ink2d.ts'
import { backed, cutOut, withSmooth } from './geometry.ts'
import { inkMaterial } from './ink.ts'
import { textureOf } from './print.ts'

/** What a figure stands on: its shape and its colours tell whose it is. */
export interface Base {
  readonly corners: number
  readonly color: string
  readonly rim: string
}

/** A figure on its base, in one body: one print for all of it, its plain colours as swatches below the drawing. */
export interface Token {
  /** Standing, so far from upright. */
  readonly standing: (lean: number) => BufferGeometry
  /** A counter with the face on it, for who looks from above. */
  readonly lying: BufferGeometry
  readonly height: number
}

const EDGE = '#d9cba6'
/** Lines of the print that the swatches take: less, and far off they would run into the drawing. */
const STRIP = 32
type Swatch = 'edge' | 'color' | 'rim'
const SWATCHES: readonly Swatch[] = ['edge', 'color', 'rim']
/** How high over the table the feet are. */
const FEET = 0.14

/** The print for a token whose figure is drawn like that. */
export const tokenMaterial = (draw: () => BlankSheet, base: Base): MeshLambertMaterial =>
  inkMaterial({ map: textureOf(() => printOf(draw(), base)), bands: [0.02, 0.14, 0.36] })

function printOf(drawing: BlankSheet, base: Base): HTMLCanvasElement {
  const { canvas, ctx } = backed(drawing, EDGE, STRIP)
  const wide = drawing.width / SWATCHES.length
  SWATCHES.forEach((swatch, i) => {
    ctx.fillStyle = swatch === 'edge' ? EDGE : base[swatch]
    ctx.fillRect(i * wide, drawing.height, wide, STRIP)
  })
  return canvas
}

/** `face`: what of the drawing shows the face, as centre and half the side of a square, in its pixels. */
export function tokenOf(
  drawing: BlankSheet,
  high: number,
  { corners }: Base,
  face: readonly [x: number, y: number, half: number],
): Token {
  const share = drawing.height / (drawing.height + STRIP)
  const dye = (geometry: BufferGeometry, swatch: Swatch, from = 0): BufferGeometry => {
    const uv = geometry.getAttribute('uv')
    const u = (SWATCHES.indexOf(swatch) + 0.5) / SWATCHES.length
    for (let i = from; i < uv.count; i++) uv.setXY(i, u, (1 - share) / 2)
    return geometry
  }
  const slab = (top: number, bottom: number, height: number, at: number): BufferGeometry => {
    const wide = corners === 4 ? 1.16 : 1
    const made = new CylinderGeometry(top * wide, bottom * wide, height, corners)
    const flat = made
      .rotateY(Math.PI / corners)
      .translate(0, at + height / 2, 0)
      .toNonIndexed()
    if (corners <= 8) flat.computeVertexNormals()
    return flat
  }
  const joined = (parts: BufferGeometry[]): BufferGeometry => withSmooth(mergeGeometries(parts))

  const { geometry, height } = cutOut(drawing, high)
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - (1 - uv.getY(i)) * share)
  dye(geometry, 'edge', geometry.groups[1]?.start)
  const foot = [dye(slab(0.64, 0.67, 0.07, 0), 'rim'), dye(slab(0.5, 0.6, 0.13, 0.07), 'color')]

  const known = new Map<number, BufferGeometry>()
  return {
    height,
    standing(lean) {
      const made = known.get(lean) ?? joined([geometry.clone().rotateX(lean).translate(0, FEET, 0), ...foot])
      known.set(lean, made)
      return made
    },
    lying: joined([
      dye(slab(0.74, 0.78, 0.07, 0), 'rim'),
      dye(slab(0.7, 0.74, 0.09, 0.07), 'color'),
      portrait(drawing, face, corners, share),
    ]),
  }
}

function portrait(
  { width, height }: BlankSheet,
  [x, y, half]: readonly [number, number, number],
  corners: number,
  share: number,
): BufferGeometry {
  const radius = 0.6
  const disc = new CircleGeometry(radius, corners, Math.PI / 2 + Math.PI / corners)
  if (corners === 4) disc.scale(1.16, 1.16, 1)
  const [position, uv] = [disc.getAttribute('position'), disc.getAttribute('uv')]
  for (let i = 0; i < uv.count; i++) {
    const [u, v] = [x + (position.getX(i) / radius) * half, y - (position.getY(i) / radius) * half]
    uv.setXY(i, u / width, 1 - (v / height) * share)
  }
  return disc
    .rotateX(-Math.PI / 2)
    .translate(0, 0.165, 0)
    .toNonIndexed()
}
