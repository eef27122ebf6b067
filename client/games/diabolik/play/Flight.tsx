import { useFrame } from '@react-three/fiber'
import { type ReactNode, useRef } from 'react'
import type { Mesh } from 'three'
import type { Vec } from '../../../stage/actors.ts'
import { print } from '../../../stage/Card.tsx'
import { CARD, cardGeometry } from '../../../stage/geometry.ts'
import { beat } from '../../../stage/motion.ts'
import { useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import { backOf } from '../pieces/cards/prints.ts'
import type { Flight as FlightEffect } from './effects.ts'

const shape = cardGeometry(CARD.width, CARD.height)
const SECONDS = 0.5

interface FlightProps {
  readonly effect: FlightEffect
  readonly seats: readonly string[]
  readonly from: Vec
  readonly to: Vec
}

/** A card on its way between a pile and somebody's hand. The own hand shows by itself what comes and goes; a Wound has to hit first. */
export function Flight({ effect, from, to, seats }: FlightProps): ReactNode {
  const { wake } = useStage()
  const mesh = useRef<Mesh>(null)
  const time = useRef(0)
  useFrame((_, delta) => {
    const { current } = mesh
    if (!current) return
    time.current = Math.min(SECONDS, time.current + Math.min(delta, 0.1))
    const { along, lift } = beat('deal', time.current / SECONDS)
    const mix = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * along
    current.position.set(mix(0), mix(1) + lift * 2, mix(2))
    current.rotation.set(-1 + along * 0.5, along * 5, 0.2)
    current.scale.setScalar(1.6 - along * 0.9)
    current.visible = time.current < SECONDS
    if (current.visible) wake()
  })
  if (isCalm() || (effect.print !== 'wound' && seats.includes(effect.who))) return null
  return (
    <mesh ref={mesh} geometry={shape} material={print(backOf(effect.print))} renderOrder={9} raycast={() => null} />
  )
}
