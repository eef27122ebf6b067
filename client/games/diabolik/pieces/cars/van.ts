import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { painted } from '../../../../stage/paint.ts'
import type { CarBody } from './body.ts'
import { lit } from './loft.ts'
import { steelWheel } from './wheel.ts'

const BONE = '#e6dcc0'
const NAVY = '#1b2c45'
const INK = '#08070a'
const STEEL = '#8d93a3'
const AXLES = [-0.62, 0.66]
const HALF = 0.46
const WHEEL = 0.2

/** A profile along x, as thick as the van is wide, its edges bevelled. */
function slab(profile: readonly (readonly [x: number, y: number])[], half: number, bevel = 0.05): ExtrudeGeometry {
  const shape = new Shape(profile.map(([x, y]) => new Vector2(x, y)))
  const depth = (half - bevel) * 2
  return new ExtrudeGeometry(shape, { depth, bevelThickness: bevel, bevelSize: bevel, bevelSegments: 2 }).translate(
    0,
    0,
    -depth / 2,
  )
}

/** The bank's letters, cut out of card. */
function letters(): BufferGeometry[] {
  const c = new Shape().absarc(0, 0, 0.17, 0.75, Math.PI * 2 - 0.75, false)
  c.absarc(0, 0, 0.09, Math.PI * 2 - 0.75, 0.75, true)
  const v = new Shape(
    [
      [-0.17, 0.17],
      [-0.07, 0.17],
      [0, -0.05],
      [0.07, 0.17],
      [0.17, 0.17],
      [0.05, -0.17],
      [-0.05, -0.17],
    ].map(([x, y]) => new Vector2(x, y)),
  )
  return [new ShapeGeometry(c, 8).translate(-0.19, 0, 0), new ShapeGeometry(v).translate(0.17, 0, 0)]
}

const box = (
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  colour: string,
): BufferGeometry => painted(new BoxGeometry(...size).translate(...at), colour)

/** A small window behind bars; it looks to the side or, turned, ahead. */
function barred(width: number, x: number, y: number, side: 1 | -1): BufferGeometry[] {
  const z = side * (HALF + 0.005)
  const bars = [-0.3, 0, 0.3].map(k => box([0.025, 0.2, 0.02], [x + k * width, y, z + side * 0.012], STEEL))
  return [
    box([width + 0.06, 0.25, 0.012], [x, y, z - side * 0.004], NAVY),
    box([width, 0.19, 0.016], [x, y, z], INK),
    ...bars,
  ]
}

function sideOf(side: 1 | -1): BufferGeometry[] {
  const z = side * (HALF + 0.006)
  const wells = AXLES.map(x =>
    painted(
      new CylinderGeometry(0.225, 0.225, 0.03, 20).rotateX(Math.PI / 2).translate(x, 0.235, side * (HALF - 0.005)),
      INK,
    ),
  )
  return [
    ...wells,
    ...barred(0.3, -0.72, 0.93, side),
    ...letters().map(letter => painted(letter.rotateY(side > 0 ? 0 : Math.PI).translate(-0.14, 0.88, z), NAVY)),
    box([0.3, 0.24, 0.014], [0.62, 0.86, z - side * 0.002], INK),
    box([0.02, 0.6, 0.012], [0.4, 0.68, z - side * 0.002], INK),
    box([0.06, 0.03, 0.02], [0.48, 0.62, z], STEEL),
    lit(
      painted(
        new CylinderGeometry(0.075, 0.075, 0.05, 12).rotateZ(Math.PI / 2).translate(1.17, 0.44, side * 0.3),
        '#ffe9a0',
      ),
      1,
    ),
    lit(box([0.02, 0.1, 0.1], [-1.12, 0.44, side * 0.36], '#e0141f'), -1),
  ]
}

/** The armoured van of the CV Bank: a safe on four wheels. */
export function makeVan(): CarBody {
  const lower = slab(
    [
      [-1.05, 0.2],
      [1.1, 0.2],
      [1.12, 0.46],
      [1.08, 0.6],
      [-1.05, 0.6],
    ],
    HALF,
  )
  const upper = slab(
    [
      [-1.05, 0.6],
      [1.02, 0.6],
      [0.76, 0.98],
      [0.62, 1.13],
      [-1, 1.13],
      [-1.05, 1.08],
    ],
    HALF - 0.01,
  )
  const shell = mergeGeometries([painted(lower, ({ y }) => (y > 0.6 ? BONE : NAVY)), painted(upper, BONE)])
  const screen = new BoxGeometry(0.016, 0.34, 0.66).rotateZ(0.6).translate(0.945, 0.79, 0)
  const front = [
    painted(screen, INK),
    painted(new BoxGeometry(0.03, 0.36, 0.03).rotateZ(0.6).translate(0.95, 0.79, 0), BONE),
    ...[-2, -1, 0, 1, 2].map(k => box([0.03, 0.03, 0.34], [1.165, 0.34 + k * 0.045, 0], k % 2 ? INK : STEEL)),
    box([0.06, 0.07, 0.9], [1.18, 0.2, 0], STEEL),
    box([0.06, 0.07, 0.9], [-1.13, 0.2, 0], STEEL),
    box([0.012, 0.76, 0.02], [-1.105, 0.7, 0], INK),
    ...[-0.2, 0.2].map(z => box([0.014, 0.16, 0.22], [-1.105, 0.94, z], INK)),
    // Rivets along the roof: it is plate.
    ...[-0.8, -0.4, 0, 0.4].flatMap(x => [-0.3, 0.3].map(z => box([0.05, 0.02, 0.05], [x, 1.185, z], STEEL))),
    box([0.5, 0.03, 0.5], [-0.3, 1.19, 0], NAVY),
  ]
  return {
    whole: mergeGeometries(
      [shell, ...front, ...sideOf(1), ...sideOf(-1)].map(each => (each.index ? each.toNonIndexed() : each)),
    ),
    shell,
    wheel: steelWheel(WHEEL),
    radius: WHEEL,
    axles: AXLES.map(x => [x, HALF - 0.02] as const),
    lamps: [1.2, 0.3],
  }
}
