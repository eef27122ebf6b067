import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Vec } from './actors.ts'

/** A part of a print, laid or stood somewhere. */
export interface Quad {
  /** Its middle. */
  readonly at: Vec
  readonly width: number
  readonly height: number
  /** How far it leans back from upright: a quarter turn lies flat. */
  readonly lean: number
  /** The part of the print, in shares of it from the upper left. */
  readonly part: readonly [left: number, top: number, width: number, height: number]
}

export const FLAT = Math.PI / 2
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Many of one print in one piece. */
export function quads(all: readonly Quad[]): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  const index: number[] = []
  all.forEach(({ at: [x, y, z], width, height, lean, part: [left, top, across, down] }, i) => {
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
    for (const [dx, dy] of CORNERS) {
      positions.push(x + (dx * width) / 2, y + (dy * cos * height) / 2, z - (dy * sin * height) / 2)
      normals.push(0, sin, cos)
      uvs.push(left + ((dx + 1) / 2) * across, 1 - top - ((1 - dy) / 2) * down)
    }
    index.push(...[0, 1, 2, 0, 2, 3].map(corner => corner + i * 4))
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(index)
  return geometry
}
