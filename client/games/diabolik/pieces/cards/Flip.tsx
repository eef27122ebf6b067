import { useFrame } from '@react-three/fiber'
import { type ReactNode, useRef, useState } from 'react'
import type { Group, Texture } from 'three'
import { useStage } from '../../../../stage/scene.ts'
import { isCalm } from '../../../../stage/still.ts'

const SECONDS = 0.36
/** How high it is lifted while it turns, in its own widths: its edge must not cut into the table. */
const LIFT = 0.75

interface FlipProps {
  /** A face that is only known or hidden changes without a turn: what is hidden must be gone at once. */
  readonly up: boolean
  readonly texture: Texture
  readonly children: (texture: Texture) => ReactNode
}

/** Turns a card over its long edge; the print changes when nobody can see it. */
export function Flip({ up, texture, children }: FlipProps): ReactNode {
  const { wake } = useStage()
  const group = useRef<Group>(null)
  const time = useRef(SECONDS)
  const [shown, show] = useState({ up, texture })
  const turning = shown.up !== up
  if (!turning && shown.texture !== texture) show({ up, texture })
  if (turning && isCalm()) show({ up, texture })
  useFrame((_, delta) => {
    const { current } = group
    if (!current) return
    if (turning && time.current >= SECONDS) time.current = 0
    if (time.current >= SECONDS) return
    time.current = Math.min(SECONDS, time.current + Math.min(delta, 0.1))
    const share = time.current / SECONDS
    if (share >= 0.5 && turning) show({ up, texture })
    current.rotation.y = Math.PI * (share < 0.5 ? share : share - 1)
    current.position.z = LIFT * Math.sin(Math.PI * share)
    wake()
  })
  return <group ref={group}>{children(turning ? shown.texture : texture)}</group>
}
