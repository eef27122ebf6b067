import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  TorusGeometry,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { withSmooth } from '../../../stage/geometry.ts'
import { painted } from '../../../stage/paint.ts'
import { WOOD } from '../layout/places.ts'
import { DOOM } from '../layout/zones.ts'
import { landmarks } from './landmarks.ts'

const moved = (parts: readonly BufferGeometry[], x: number, z: number, turn = 0): BufferGeometry[] =>
  parts.map(part => part.rotateY(turn).translate(x, WOOD, z))

/** Something to eat while the world ends. */
const popcorn = (): BufferGeometry[] => [
  painted(new CylinderGeometry(0.5, 0.36, 0.9, 16, 1), ({ x, z }) =>
    Math.floor((Math.atan2(z, x) / Math.PI + 1) * 8) % 2 ? DOOM.magenta : DOOM.paper,
  ).translate(0, 0.45, 0),
  ...Array.from({ length: 13 }, (_, i) => {
    const [angle, far] = [i * 2.4, i === 0 ? 0 : 0.13 + (i % 3) * 0.11]
    const size = 0.13 + (i % 4) * 0.016
    return painted(new IcosahedronGeometry(size, 0), i % 3 ? DOOM.paper : DOOM.yellow).translate(
      Math.cos(angle) * far,
      0.92 + (0.36 - far) * 0.5,
      Math.sin(angle) * far,
    )
  }),
]

/** For being right louder. */
const megaphone = (): BufferGeometry[] =>
  [
    painted(new ConeGeometry(0.42, 1, 18, 1, true), DOOM.cyan).rotateZ(-Math.PI / 2),
    painted(new CylinderGeometry(0.13, 0.13, 0.34, 12), DOOM.ink)
      .rotateZ(Math.PI / 2)
      .translate(0.6, 0, 0),
    painted(new CircleGeometry(0.42, 18), '#0b3f9c')
      .rotateY(-Math.PI / 2)
      .translate(-0.48, 0, 0),
    painted(new TorusGeometry(0.42, 0.05, 4, 18), DOOM.yellow)
      .rotateY(Math.PI / 2)
      .translate(-0.5, 0, 0),
    painted(new BoxGeometry(0.12, 0.4, 0.12), DOOM.ink).translate(0.25, -0.26, 0),
  ].map(part => part.rotateZ(0.12).translate(0, 0.46, 0))

/** Somebody has come first, once. */
const trophy = (): BufferGeometry[] =>
  [
    painted(new CylinderGeometry(0.42, 0.16, 0.6, 16), DOOM.yellow).translate(0, 0.8, 0),
    painted(new CylinderGeometry(0.08, 0.12, 0.3, 10), DOOM.orange).translate(0, 0.38, 0),
    painted(new BoxGeometry(0.46, 0.22, 0.46), DOOM.ink).translate(0, 0.14, 0),
    ...[-1, 1].map(side => painted(new TorusGeometry(0.2, 0.05, 4, 10), DOOM.yellow).translate(side * 0.42, 0.86, 0)),
  ].map(part => part.rotateX(1.42).translate(0, 0.42, -0.5))

/** What else stands round the mat, and behind it: all in one piece. */
export function dressing(): BufferGeometry {
  const parts = [
    ...landmarks(),
    ...moved(popcorn(), -7.9, -0.6),
    ...moved(trophy(), 7.85, -0.5, -0.3),
    ...moved(megaphone(), 9.6, 3.1, -0.5),
    ...moved(popcorn(), 10.4, -1.4, 0.3),
    ...moved(megaphone(), -9.9, 2.6, 2.4),
  ]
  return withSmooth(mergeGeometries(parts) ?? new BoxGeometry())
}
