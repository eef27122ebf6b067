import { useFrame } from '@react-three/fiber'
import { type ReactNode, useRef } from 'react'
import { DoubleSide, type Mesh, MeshBasicMaterial } from 'three'
import type { Vec } from '../../../stage/actors.ts'
import { cardGeometry } from '../../../stage/geometry.ts'
import { beat } from '../../../stage/motion.ts'
import { useScene, useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import type { Effect } from '../../index.ts'
import { FUMETTO } from '../art/palette.ts'
import { anchor, CARD } from '../table/places.ts'
import type { Parts } from '../table/Table.tsx'

const shape = cardGeometry(CARD.width, CARD.height)
const paint = (color: string): MeshBasicMaterial =>
  new MeshBasicMaterial({ color, side: DoubleSide, toneMapped: false, depthTest: false, transparent: true })
const PRINTS = { crime: paint(FUMETTO.blood), police: paint(FUMETTO.blue), wound: paint(FUMETTO.paper) } as const
const SECONDS = 0.5

/** A card on its way to somebody whose hand is not on this table. The own hand shows by itself what comes. */
export function Flight({ effect, to, parts }: { effect: Effect; to: Vec; parts: Parts }): ReactNode {
  const { wake } = useStage()
  const { width, height } = useScene()
  const mesh = useRef<Mesh>(null)
  const time = useRef(0)
  const from = anchor(String(effect.from), width, height)
  useFrame((_, delta) => {
    const { current } = mesh
    if (!current || !from) return
    time.current = Math.min(SECONDS, time.current + Math.min(delta, 0.1))
    const { along, lift } = beat('deal', time.current / SECONDS)
    const mix = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * along
    current.position.set(mix(0), mix(1) + lift * 2, mix(2))
    current.rotation.set(-1 + along * 0.5, along * 5, 0.2)
    current.scale.setScalar(1.6 - along * 0.9)
    current.visible = time.current < SECONDS
    if (current.visible) wake()
  })
  if (isCalm() || parts.seats.includes(effect.at)) return null
  return (
    <mesh
      ref={mesh}
      geometry={shape}
      material={PRINTS[effect.print as keyof typeof PRINTS]}
      renderOrder={9}
      raycast={() => null}
    />
  )
}
