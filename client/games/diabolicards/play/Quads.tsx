import { useFrame } from '@react-three/fiber'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { BufferAttribute, BufferGeometry, DynamicDrawUsage, type Quaternion, Vector3 } from 'three'
import type { Vec } from '../../../stage/actors.ts'
import { useStage } from '../../../stage/scene.ts'
import { isStill } from '../../../stage/still.ts'
import { cornersOf, inks } from './atlas.ts'
import type { Cell } from './cells.ts'

/** One of the drawings, somewhere over the mat. */
export interface DrawnQuad {
  readonly cell: Cell
  readonly at: Vec
  readonly width: number
  readonly height?: number
  /** Radians, against the clock as one looks at it. */
  readonly turn?: number
  /** Faces the eye, its foot at the place; otherwise it lies on the mat, its middle there. */
  readonly stands?: boolean
}

const [right, up, centre, corner] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

function write(geometry: BufferGeometry, quads: readonly DrawnQuad[], eye: Quaternion): void {
  const position = geometry.getAttribute('position') as BufferAttribute
  const uv = geometry.getAttribute('uv') as BufferAttribute
  const count = Math.min(quads.length, position.count / 4)
  for (const [i, { cell, at, width, height = width, turn = 0, stands = false }] of quads.slice(0, count).entries()) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    right.set(cos, stands ? sin : 0, stands ? 0 : -sin).multiplyScalar(width / 2)
    up.set(-sin, stands ? cos : 0, stands ? 0 : -cos).multiplyScalar(height / 2)
    centre.set(...at)
    if (stands) {
      right.applyQuaternion(eye)
      centre.add(up.applyQuaternion(eye))
    }
    const [left, bottom, far, top] = cornersOf(cell)
    for (const [k, [x, y]] of CORNERS.entries()) {
      corner.copy(centre).addScaledVector(right, x).addScaledVector(up, y)
      position.setXYZ(i * 4 + k, corner.x, corner.y, corner.z)
      uv.setXY(i * 4 + k, x < 0 ? left : far, y < 0 ? bottom : top)
    }
  }
  position.needsUpdate = uv.needsUpdate = true
  geometry.setDrawRange(0, count * 6)
}

function sheets(most: number): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, size] of [
    ['position', 3],
    ['uv', 2],
  ] as const)
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(most * 4 * size), size).setUsage(DynamicDrawUsage))
  geometry.setIndex(Array.from({ length: most }, (_, i) => [0, 1, 2, 0, 2, 3].map(k => i * 4 + k)).flat())
  return geometry
}

interface QuadsProps {
  /** So many at a time. */
  readonly most: number
  /** What is to be seen in each twelfth of a second: ink moves on twos. */
  readonly draw: (frame: number) => readonly DrawnQuad[]
  /** For so many frames; the last one stays. */
  readonly frames?: number
}

/** Drawings over the mat, in one call. */
export function Quads({ most, draw, frames = 1 }: QuadsProps): ReactNode {
  const { wake } = useStage()
  const geometry = useMemo(() => sheets(most), [most])
  const time = useRef(0)
  const written = useRef<{ draw: QuadsProps['draw']; frame: number } | null>(null)
  useEffect(() => () => geometry.dispose(), [geometry])
  useEffect(() => {
    void draw
    wake()
  }, [draw, wake])
  useFrame(({ camera }, delta) => {
    const frame = isStill() ? frames - 1 : Math.min(frames - 1, Math.floor(time.current * 12))
    if (written.current?.draw !== draw || written.current.frame !== frame) {
      write(geometry, draw(frame), camera.quaternion)
      written.current = { draw, frame }
    }
    // The first frame after a rest comes with the length of the rest.
    time.current += Math.min(delta, 1 / 12)
    if (frame < frames - 1) wake()
  })
  return <mesh geometry={geometry} material={inks()} frustumCulled={false} renderOrder={5} raycast={() => null} />
}
