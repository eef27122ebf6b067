import type { ReactNode } from 'react'
import { MeshBasicMaterial, RingGeometry, Shape, ShapeGeometry, Vector2 } from 'three'
import { once } from './once.ts'

const ring = new RingGeometry(0.74, 0.88, 40).rotateX(-Math.PI / 2)
const dart = new ShapeGeometry(new Shape([new Vector2(-0.3, 0.4), new Vector2(0.3, 0.4), new Vector2(0, 0)]))

/** Printed flat, in no light but its own. */
export const flatMaterial = once((color: string) => new MeshBasicMaterial({ color, toneMapped: false }))

interface MarkerProps {
  /** From the feet of the figure to where the dart points. */
  readonly height: number
  /** How far the figure leans back. */
  readonly lean: number
  readonly color: string
}

/** Whose move it is: a ring of light round the base, and a dart over the head. */
export function Marker({ height, lean, color }: MarkerProps): ReactNode {
  const bright = flatMaterial(color)
  return (
    <group>
      <mesh geometry={ring} material={bright} position={[0, 0.03, 0]} raycast={() => null} />
      <group rotation={[lean, 0, 0]} position={[0, 0.14, 0]}>
        <mesh
          geometry={dart}
          material={flatMaterial('#05080b')}
          position={[0, height + 0.03, 0]}
          scale={1.5}
          raycast={() => null}
        />
        <mesh geometry={dart} material={bright} position={[0, height + 0.11, 0.01]} raycast={() => null} />
      </group>
    </group>
  )
}
