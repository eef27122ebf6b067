import {
  BufferAttribute,
  BufferGeometry,
  ExtrudeGeometry,
  type Material,
  type MeshLambertMaterial,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { type BlankSheet, sheet } from '../kit/art/ink2d.ts'
import { inkMaterial } from './ink.ts'
import { drawn, firstly, textureOf } from './print.ts'
import { traceAlpha } from './trace.ts'

/** Gives a geometry the normals of its welded self as `aSmooth`: hard edges do not tear the outline open. */
export function withSmooth<G extends BufferGeometry>(geometry: G): G {
  if (geometry.getAttribute('aSmooth')) return geometry
  const bare = new BufferGeometry()
  bare.setAttribute('position', geometry.getAttribute('position').clone())
  if (geometry.index) bare.setIndex(geometry.index.clone())
  const welded = mergeVertices(bare, 1e-4)
  welded.computeVertexNormals()
  const [from, normals] = [welded.getAttribute('position'), welded.getAttribute('normal')]
  const to = geometry.getAttribute('position')
  const key = (at: typeof from, i: number): string =>
    [at.getX(i), at.getY(i), at.getZ(i)].map(value => Math.round(value * 5e3)).join()
  const index = new Map(Array.from({ length: from.count }, (_, i) => [key(from, i), i]))
  const smooth = new Float32Array(to.count * 3)
  for (let i = 0; i < to.count; i++) {
    const k = index.get(key(to, i)) ?? 0
    smooth.set([normals.getX(k), normals.getY(k), normals.getZ(k)], i * 3)
  }
  geometry.setAttribute('aSmooth', new BufferAttribute(smooth, 3))
  return geometry
}

/** 512 by 736 to the print. */
export const CARD = { width: 1, height: 736 / 512 } as const

/** A card: rounded corners, lying in the xy plane, printed from edge to edge. */
export function cardGeometry(width: number, height: number, radius = 0.06): ShapeGeometry {
  const [x, y, r] = [width / 2, height / 2, radius]
  const shape = new Shape()
  shape
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .quadraticCurveTo(x, -y, x, -y + r)
  shape.lineTo(x, y - r).quadraticCurveTo(x, y, x - r, y)
  shape.lineTo(-x + r, y).quadraticCurveTo(-x, y, -x, y - r)
  shape.lineTo(-x, -y + r).quadraticCurveTo(-x, -y, -x + r, -y)
  const geometry = new ShapeGeometry(shape, 5)
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / height + 0.5)
  return geometry
}

/** Painted faces must read under a lamp from above: their normals lean up, so that none goes black. */
function leanNormals(geometry: BufferGeometry): void {
  const normals = geometry.getAttribute('normal')
  for (let i = 0; i < normals.count; i++)
    if (Math.abs(normals.getZ(i)) > 0.9) normals.setXYZ(i, 0, 0.9, 0.44 * Math.sign(normals.getZ(i)))
}

export interface Standee {
  readonly geometry: ExtrudeGeometry
  readonly materials: Material[]
  /** From the feet to the top of the head. */
  readonly height: number
}

/** What is drawn on a transparent sheet, cut out along its edge and given a thickness; its feet stand on y = 0. */
export function cutOut(drawing: BlankSheet, height: number, thickness = 0.09): Pick<Standee, 'geometry' | 'height'> {
  const { width: w, height: h } = drawing
  const outline = traceAlpha(drawing, 4, 2.4)
  const foot = Math.max(...outline.map(([, y]) => y))
  const k = height / h
  const shape = new Shape(outline.map(([x, y]) => new Vector2((x - w / 2) * k, (foot - y) * k)))
  const geometry = new ExtrudeGeometry(shape, { depth: thickness, bevelEnabled: false, curveSegments: 1 })
  geometry.translate(0, 0, -thickness / 2)
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, (position.getX(i) / k + w / 2) / w, 1 - (foot - position.getY(i) / k) / h)
  leanNormals(geometry)
  return { geometry, height: Math.max(...outline.map(([, y]) => (foot - y) * k)) }
}

/** A figure of two materials: its print, and the edge of the card. */
export function standee(draw: () => BlankSheet, height: number, edge = '#d9cba6', thickness = 0.09): Standee {
  const drawing = drawn(draw)
  const { geometry, height: top } = cutOut(drawing, height, thickness)
  const print = firstly(drawn(() => backed(drawing, edge)).canvas, () => backed(draw(), edge).canvas)
  const materials: MeshLambertMaterial[] = [
    inkMaterial({ map: textureOf(print), bands: [0.02, 0.14, 0.36] }),
    inkMaterial({ color: edge }),
  ]
  return { geometry: withSmooth(geometry), materials, height: top }
}

/** Paper where nothing is drawn, so that filtering at the edge never shows black; and so many more lines of it below. */
export function backed({ canvas, width, height }: BlankSheet, color: string, below = 0): BlankSheet {
  const filled = sheet(width, height + below)
  filled.ctx.fillStyle = color
  filled.ctx.fillRect(0, 0, width, height + below)
  filled.ctx.drawImage(canvas, 0, 0, width, height)
  return filled
}
