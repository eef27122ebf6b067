import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  CircleGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
  type Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { painted } from '../../../../stage/paint.ts'
import type { CarBody } from './body.ts'
import { curveOf, lit, loft, ring } from './loft.ts'
import { wireWheel } from './wheel.ts'

/*
 * A long black coupé without a marque's badge. Modelled 4.7 long, nose to +x, and brought to the size of the table at
 * the end. Five tables make its shape: how wide, high and deep it is along its length, and the same for its cabin.
 */
const LENGTH = 2.4
const [TAIL, NOSE] = [-2.2, 2.5]
const SCALE = LENGTH / (NOSE - TAIL)

const width = curveOf([
  [-2.2, 0.1],
  [-2.05, 0.42],
  [-1.7, 0.68],
  [-1.2, 0.79],
  [-0.4, 0.79],
  [0.4, 0.78],
  [1.1, 0.76],
  [1.7, 0.67],
  [2.2, 0.46],
  [2.44, 0.18],
  [2.5, 0.03],
])
const top = curveOf([
  [-2.2, 0.52],
  [-2, 0.64],
  [-1.6, 0.76],
  [-1.1, 0.85],
  [-0.4, 0.84],
  [0.3, 0.82],
  [1, 0.79],
  [1.7, 0.69],
  [2.2, 0.55],
  [2.44, 0.44],
  [2.5, 0.39],
])
const sill = curveOf([
  [-2.2, 0.42],
  [-2, 0.3],
  [-1.6, 0.22],
  [-1, 0.19],
  [1, 0.19],
  [1.7, 0.21],
  [2.2, 0.27],
  [2.44, 0.34],
  [2.5, 0.37],
])
const roof = curveOf([
  [-2.12, 0.58],
  [-1.75, 0.84],
  [-1.3, 1.05],
  [-0.85, 1.15],
  [-0.45, 1.16],
  [-0.12, 1.04],
  [0.2, 0.8],
])
const cabin = curveOf([
  [-2.12, 0.28],
  [-1.75, 0.46],
  [-1.3, 0.58],
  [-0.7, 0.61],
  [-0.2, 0.6],
  [0.2, 0.57],
])

const AXLES = [-1.34, 1.42] as const
const WHEEL = 0.318
const ARCH = 0.368
const bump = (distance: number, wide: number): number => Math.exp((-distance * distance) / wide)

const BLACK = '#15151b'
const GLASS = '#33425a'
const CHROME = '#f4f1e6'
const DARK = '#050506'

/** The sides give way to the wheels. */
function dent(x: number, y: number): number {
  const far = Math.min(...AXLES.map(axle => Math.hypot(x - axle, y - WHEEL)))
  return 0.1 * Math.min(1, Math.max(0, (ARCH * 1.2 - far) / (ARCH * 0.35)))
}

function body(): BufferGeometry {
  const [stations, round] = [38, 22]
  return loft(
    Array.from({ length: stations + 1 }, (_, i) => {
      // Closer together where it is round: at both ends.
      const t = i / stations
      const x = TAIL + (NOSE - TAIL) * (t + 0.03 * Math.sin(4 * Math.PI * t) - 0.04 * Math.sin(2 * Math.PI * t))
      const [w, high, low] = [width(x), top(x), sill(x)]
      const middle = low + (high - low) * 0.46
      return ring(
        round,
        (across, up) => {
          const z = across * (w - dent(x, middle + up * (high - middle)))
          const y = middle + up * (up > 0 ? high - middle : middle - low)
          if (up <= 0) return [x, y, z]
          const bonnet = 0.055 * bump(x - 0.9, 0.75) * bump(z, 0.05)
          const wings = bump(x - AXLES[1], 0.28) + bump(x - AXLES[0], 0.3)
          return [x, y + bonnet + 0.05 * bump(Math.abs(z) - w * 0.78, 0.012) * wings, z]
        },
        [0.62, 0.8, 0.8],
      )
    }),
  )
}

function glasshouse(): BufferGeometry {
  const [stations, round, base] = [24, 16, 0.7]
  return loft(
    Array.from({ length: stations + 1 }, (_, i) => {
      const x = -2.12 + (2.32 * i) / stations
      return ring(
        round,
        (across, up) => [
          x,
          base + up * (up > 0 ? roof(x) - base : 0.1),
          cabin(x) * (1 - 0.26 * Math.max(0, up)) * across,
        ],
        [0.62, 0.72, 0.72],
      )
    }),
  )
}

/** Windscreen, side and rear windows, with a roof and pillars between them. */
function cabinColour({ x, y, z }: Vector3): string {
  const up = (y - 0.7) / (roof(x) - 0.7)
  const side = Math.abs(z) > cabin(x) * 0.62
  if (x > -0.2) return side && x < -0.1 ? BLACK : GLASS
  if (side) return x > -1.36 && up > 0.2 && up < 0.86 && Math.abs(x + 0.62) > 0.05 ? GLASS : BLACK
  return x < -1.15 && x > -1.85 && Math.abs(z) < cabin(x) * 0.55 ? GLASS : BLACK
}

function sideDetails(side: 1 | -1): BufferGeometry[] {
  const bumper = (x: number, y: number, z: number, turn: number) =>
    painted(
      new CapsuleGeometry(0.032, 0.34, 1, 5)
        .rotateX(Math.PI / 2)
        .rotateY(turn)
        .translate(x, y, z),
      CHROME,
    )
  const arches = AXLES.flatMap(x => {
    const z = side * (width(x) - 0.07)
    const well = new CircleGeometry(ARCH, 14, -0.12, Math.PI + 0.24).rotateY(side > 0 ? 0 : Math.PI)
    // The lip stands over the tyre: nothing of the body may cut into it.
    const lip = new TorusGeometry(ARCH, 0.04, 4, 14, Math.PI + 0.1).rotateZ(-0.05)
    return [painted(well.translate(x, WHEEL, z), DARK), painted(lip.translate(x, WHEEL, z + side * 0.015), BLACK)]
  })
  const louvres = [0, 1, 2, 3, 4, 5].map(k => {
    const x = 0.55 + k * 0.1
    return painted(new BoxGeometry(0.035, 0.016, 0.16).translate(x, top(x) + 0.012, side * 0.36), DARK)
  })
  return [
    bumper(2.33, 0.42, side * 0.37, side * -0.62),
    bumper(-2.12, 0.46, side * 0.34, side * 0.25),
    painted(
      new TorusGeometry(0.125, 0.022, 4, 14).rotateY(Math.PI / 2 - side * 0.5).translate(2.03, 0.56, side * 0.45),
      CHROME,
    ),
    lit(painted(new SphereGeometry(0.12, 10, 6).scale(1.25, 0.95, 1).translate(2, 0.55, side * 0.45), '#ffe9a0'), 1),
    lit(painted(new SphereGeometry(0.06, 6, 4).scale(0.6, 0.8, 1.9).translate(-2.1, 0.55, side * 0.42), '#e0141f'), -1),
    painted(new CylinderGeometry(0.035, 0.04, 0.3, 6).rotateZ(Math.PI / 2).translate(-2.2, 0.28, side * 0.09), CHROME),
    ...arches,
    ...louvres,
  ]
}

export function makeJaguar(): CarBody {
  const shell = mergeGeometries([painted(body(), BLACK), painted(glasshouse(), cabinColour, 'square')])
  const mouth = [
    painted(
      new TorusGeometry(0.2, 0.024, 4, 14)
        .rotateY(Math.PI / 2)
        .scale(1, 0.42, 1)
        .translate(2.47, 0.385, 0),
      CHROME,
    ),
    painted(
      new CylinderGeometry(0.19, 0.19, 0.03, 14)
        .rotateZ(Math.PI / 2)
        .scale(1, 0.42, 1)
        .translate(2.466, 0.385, 0),
      DARK,
    ),
  ]
  const whole = mergeGeometries([shell, ...mouth, ...sideDetails(1), ...sideDetails(-1)])
  for (const geometry of [shell, whole]) geometry.scale(SCALE, SCALE, SCALE)
  return {
    whole,
    shell,
    wheel: wireWheel(WHEEL * SCALE),
    radius: WHEEL * SCALE,
    axles: AXLES.map(x => [x * SCALE, (width(x) - 0.1) * SCALE] as const),
    lamps: [2.2 * SCALE, 0.42 * SCALE],
  }
}
