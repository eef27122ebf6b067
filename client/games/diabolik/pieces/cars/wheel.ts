import { type BufferGeometry, CircleGeometry, CylinderGeometry, TorusGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { painted } from '../../../../stage/paint.ts'

const TYRE = '#121116'
const CHROME = '#f4f1e6'

/** The wheel turns round z, its outer side towards +z. */
const tyre = (radius: number, width: number): BufferGeometry =>
  painted(new TorusGeometry(radius - width / 2, width / 2, 7, 20), TYRE)
const hub = (radius: number, out: number, colour: string): BufferGeometry =>
  painted(new CylinderGeometry(radius * 0.8, radius, out, 10).rotateX(Math.PI / 2).translate(0, 0, out / 2), colour)

/** Spokes of wire, a rim and a knock-off hub, on both sides alike. */
export function wireWheel(radius: number): BufferGeometry {
  const width = radius * 0.5
  const reach = radius * 0.6
  const spokes = Array.from({ length: 16 }, (_, k) =>
    painted(
      new CylinderGeometry(radius * 0.025, radius * 0.025, reach, 3, 1, true)
        .translate(0, reach / 2, 0)
        .rotateX(k % 2 ? 0.12 : -0.12)
        .rotateZ((k / 16) * Math.PI * 2)
        .translate(0, 0, width * 0.3),
      CHROME,
    ),
  )
  const back = painted(new CircleGeometry(radius * 0.6, 14), '#08070a')
  const rim = painted(new TorusGeometry(radius * 0.6, radius * 0.06, 4, 16).translate(0, 0, width * 0.36), CHROME)
  return mergeGeometries([tyre(radius, width), back, rim, ...spokes, hub(radius * 0.16, width * 0.62, CHROME)])
}

/** Pressed steel with four bolts. */
export function steelWheel(radius: number): BufferGeometry {
  const width = radius * 0.55
  const disc = painted(
    new CylinderGeometry(radius * 0.56, radius * 0.62, width * 0.8, 18).rotateX(Math.PI / 2),
    '#cfc6ae',
  )
  const bolts = [0, 1, 2, 3].map(k =>
    painted(
      new CylinderGeometry(radius * 0.07, radius * 0.07, 0.02, 5)
        .rotateX(Math.PI / 2)
        .translate(
          Math.cos((k * Math.PI) / 2) * radius * 0.36,
          Math.sin((k * Math.PI) / 2) * radius * 0.36,
          width * 0.4,
        ),
      '#08070a',
    ),
  )
  return mergeGeometries([tyre(radius, width), disc, ...bolts, hub(radius * 0.2, width * 0.55, '#1b2c45')])
}
