import { Html } from '@react-three/drei'
import { type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { type Camera, type Object3D, Vector3 } from 'three'
import { hangClear } from './hang.ts'
import { useStage } from './scene.ts'
import type { Insets } from './shots.ts'

const spot = new Vector3()

interface HangingProps {
  /** What it is about; null: something in the hand. */
  readonly at: readonly [number, number, number] | null
  /** What must stay free at the edges of the screen; where it would cover what must be read then, no more than `least`. */
  readonly free: Insets
  readonly least?: Insets
  readonly className: string
  /** It is said elsewhere as well: where it would cover what must be read, it is left out. */
  readonly optional?: boolean
  readonly children: ReactNode
}

/** Words below what they are about, or where there is room: off all that must be read. */
export function Hanging({ at, free, least, className, optional = false, children }: HangingProps): ReactNode {
  const stage = useStage()
  const box = useRef<HTMLDivElement | null>(null)
  // It finds its place in the frame after the one in which it comes.
  const come = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element
      stage.wake()
    },
    [stage],
  )
  const place = (object: Object3D, camera: Camera, size: { width: number; height: number }): number[] => {
    const { current } = box
    if (!current) return [0, 0]
    spot.setFromMatrixPosition(object.matrixWorld).project(camera)
    const seen = { x: ((spot.x + 1) * size.width) / 2, y: ((1 - spot.y) * size.height) / 2 }
    const { offsetWidth: width, offsetHeight: height } = current
    const taken = stage.taken()
    const hung = (edges: Insets) => hangClear(at && seen, { width, height }, size, edges, taken)
    const near = hung(free)
    const { left, top, covers } = near.covers > 0 && least ? hung(least) : near
    if (optional) current.style.visibility = covers > 0 ? 'hidden' : ''
    return [left, top]
  }
  return (
    <Html
      portal={stage.words as RefObject<HTMLDivElement>}
      position={at ? [at[0], at[1], at[2]] : [0, 0, 0]}
      calculatePosition={place}
      zIndexRange={[3, 2]}
    >
      <div ref={come} className={className}>
        {children}
      </div>
    </Html>
  )
}
