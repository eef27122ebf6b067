import { BoxGeometry, type BufferGeometry, CylinderGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { withSmooth } from '../../../../stage/geometry.ts'
import { inkMaterial } from '../../../../stage/ink.ts'
import { painted } from '../../../../stage/paint.ts'
import { FUMETTO } from '../../art/palette.ts'

const { blood, ink, paper, sodium, steel } = FUMETTO

const box = (size: readonly [number, number, number], at: readonly [number, number, number], color: string) =>
  painted(new BoxGeometry(...size).translate(...at), color)

/** A plank of slanted stripes. */
function plank(y: number, high: number): BufferGeometry {
  const [wide, stripes] = [1.7, 7]
  const made = new BoxGeometry(wide, high, 0.09, stripes)
  const position = made.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i)
    if (Math.abs(x) < wide / 2 - 1e-3) position.setX(i, x + position.getY(i) * 0.5)
  }
  const stripe = (x: number) => Math.floor((x / wide + 0.5) * stripes)
  return painted(made, ({ x }) => (stripe(x) % 2 === 0 ? blood : paper), 'square').translate(0, y, 0)
}

/** A barrier across the road: two planks, two trestles, a lamp. */
export const barrier = withSmooth(
  mergeGeometries([
    plank(0.98, 0.34),
    plank(0.5, 0.2),
    ...[-0.66, 0.66].flatMap(x => [
      box([0.11, 1.2, 0.11], [x, 0.6, -0.08], steel),
      box([0.14, 0.08, 0.8], [x, 0.04, 0], ink),
    ]),
    painted(new CylinderGeometry(0.13, 0.16, 0.24, 8).translate(0.66, 1.3, -0.02), sodium),
    painted(new CylinderGeometry(0.05, 0.13, 0.08, 8).translate(0.66, 1.46, -0.02), ink),
  ]),
)
export const barrierMaterial = inkMaterial({ vertexColors: true, bands: [0.02, 0.14, 0.36] })
