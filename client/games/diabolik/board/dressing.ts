import {
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  LatheGeometry,
  OctahedronGeometry,
  TorusGeometry,
  Vector2,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { withSmooth } from '../../../stage/geometry.ts'
import { painted } from '../../../stage/paint.ts'
import { FUMETTO } from '../art/palette.ts'
import { WOOD } from '../layout/places.ts'

const PORCELAIN = '#f6f1e4'

/** Turned on a lathe, from radius and height. */
const turned = (color: string, outline: readonly (readonly [number, number])[], sides = 28): BufferGeometry =>
  painted(
    new LatheGeometry(
      outline.map(([x, y]) => new Vector2(x, y)),
      sides,
    ),
    color,
  )

const jewel = (x: number, z: number, size: number, turn: number, color: string): BufferGeometry =>
  painted(new OctahedronGeometry(size, 0), color)
    .rotateZ(0.5 + turn)
    .rotateY(turn)
    .translate(x, size * 0.62, z)

const coffee = (): BufferGeometry[] => [
  turned(PORCELAIN, [
    [0, 0.04],
    [0.7, 0.04],
    [1.35, 0.16],
    [1.38, 0.2],
    [0.7, 0.1],
    [0, 0.1],
  ]),
  turned(PORCELAIN, [
    [0, 0.18],
    [0.5, 0.18],
    [0.72, 0.45],
    [0.82, 0.95],
    [0.76, 0.95],
    [0.68, 0.5],
    [0, 0.4],
  ]),
  painted(new CircleGeometry(0.74, 24), '#2a130a')
    .rotateX(-Math.PI / 2)
    .translate(0, 0.85, 0),
  painted(new TorusGeometry(0.26, 0.07, 8, 16), PORCELAIN).translate(0.92, 0.6, 0),
]

const ashtray = (): BufferGeometry[] => [
  turned('#2c2b33', [
    [0, 0.06],
    [0.9, 0.06],
    [1.15, 0.1],
    [1.2, 0.42],
    [1.02, 0.44],
    [0.92, 0.2],
    [0, 0.16],
  ]),
  painted(new CylinderGeometry(0.08, 0.08, 1.2, 10), FUMETTO.paper)
    .rotateZ(1.25)
    .translate(0.62, 0.5, 0.1),
  painted(new CylinderGeometry(0.085, 0.085, 0.16, 10), '#ff5a1e')
    .rotateZ(1.25)
    .translate(0.05, 0.31, 0.1),
]

const moved = (parts: readonly BufferGeometry[], x: number, z: number): BufferGeometry[] =>
  parts.map(part => part.translate(x, WOOD, z))

/** What else lies on the table, where it covers nothing: all in one piece. */
export function dressing(): BufferGeometry {
  const parts = [
    ...moved(coffee(), 15.7, -12),
    ...moved(ashtray(), -14.3, -12.2),
    ...moved(
      [
        jewel(0, 0, 0.42, 0.2, '#e0202c'),
        jewel(0.85, 0.3, 0.34, 0.8, '#e0202c'),
        jewel(0.3, 0.75, 0.28, 1.4, '#9fd4ea'),
      ],
      13.2,
      -12.5,
    ),
  ]
  return withSmooth(mergeGeometries(parts) ?? new OctahedronGeometry())
}
