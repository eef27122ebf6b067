import type { ReactNode } from 'react'
import { MeshBasicMaterial, RingGeometry, Shape, ShapeGeometry, Vector2 } from 'three'

const ring = new RingGeometry(0.74, 0.88, 40).rotateX(-Math.PI / 2)
const dart = new ShapeGeometry(new Shape([new Vector2(-0.3, 0.4), new Vector2(0.3, 0.4), new Vector2(0, 0)]))
const black = new MeshBasicMaterial({ color: '#05080b', toneMapped: false })
const colours = new Map<string, MeshBasicMaterial>()

/** Printed flat, in no light but its own. */
export function flatMaterial(color: string): MeshBasicMaterial {
  const known = colours.get(color)
  if (known) return known
  const made = new MeshBasicMaterial({ color, toneMapped: false })
  colours.set(color, made)
  return made
}

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
        <mesh geometry={dart} material={black} position={[0, height + 0.03, 0]} scale={1.5} raycast={() => null} />
        <mesh geometry={dart} material={bright} position={[0, height + 0.11, 0.01]} raycast={() => null} />
      </group>
    </group>
  )
}
