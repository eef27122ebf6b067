import { Html } from '@react-three/drei'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { type Camera, type Object3D, Vector3 } from 'three'
import { useScene, useStage } from './scene.ts'

const spot = new Vector3()
/** Out of sight. */
const AWAY = [-10_000, 0]

interface LabelProps {
  readonly at: readonly [number, number, number]
  /** Pixels that must remain to the edge of the screen. */
  readonly edge: number
  /** To which side of the place they stand, and how wide they may be; without it they stand in the middle of it. */
  readonly side?: 'left' | 'right'
  readonly span?: number
  /** Pixels that must remain above their place. */
  readonly top?: number
  /** Goes with its place where that is out of the picture: a name must not stand at another. */
  readonly bound?: boolean
  readonly children: ReactNode
}

/** Words at a place of the table, kept inside the screen. */
export function Label({ at, edge, side, span = 0, top = 128, bound = false, children }: LabelProps): ReactNode {
  const insets = useScene(scene => scene.insets)
  const { wake, words } = useStage()
  // Words find their place in the frame after the one in which they come.
  useEffect(wake, [wake])
  const inside = (object: Object3D, camera: Camera, size: { width: number; height: number }): number[] => {
    spot.setFromMatrixPosition(object.matrixWorld).project(camera)
    const [x, y] = [((spot.x + 1) * size.width) / 2, ((1 - spot.y) * size.height) / 2]
    if (bound && (x < 0 || y < 0 || x > size.width || y > size.height)) return AWAY
    const room = Math.min(span, size.width - 2 * edge)
    const low = insets.left + edge + (side === 'left' ? room : 0)
    const high = size.width - insets.right - edge - (side === 'right' ? room : 0)
    return [low > high ? (low + high) / 2 : Math.min(high, Math.max(low, x)), Math.max(insets.top + top, y)]
  }
  return (
    <Html
      portal={words as RefObject<HTMLDivElement>}
      position={[at[0], at[1], at[2]]}
      calculatePosition={inside}
      zIndexRange={[3, 2]}
      style={{ pointerEvents: 'none' }}
    >
      {children}
    </Html>
  )
}
