import { useFrame } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'

/** In each twelfth of a second: how large, and how far it leans. */
const BEATS = {
  swell: [
    [1.12, 0],
    [1.4, 0.05],
    [1.5, -0.05],
    [1.34, 0.04],
    [1.14, 0],
    [1.04, 0],
  ],
  sag: [
    [0.94, 0.06],
    [0.8, 0.14],
    [0.74, 0.18],
    [0.78, 0.16],
    [0.88, 0.08],
    [0.96, 0.03],
  ],
} as const

/** A tile swells up or sags, and is itself again. */
export function Pulse({ card, how }: { card: string; how: keyof typeof BEATS }): null {
  const { actors, wake } = useStage()
  const time = useRef(0)
  useEffect(() => {
    if (isCalm()) return
    const at = actors.where(card)?.toArray()
    if (!at) return
    const done = (): void => actors.lead(card, null)
    actors.lead(card, () => {
      const [size, lean] = BEATS[how][Math.min(BEATS[how].length - 1, Math.floor(time.current * 12))] ?? [1, 0]
      return { at: [at[0], at[1] + (size - 1) * 0.2 + 0.02, at[2]], turn: [-Math.PI / 2, 0, lean], size }
    })
    wake()
    return done
  }, [actors, wake, card, how])
  useFrame((_, delta) => {
    time.current += Math.min(delta, 1 / 12)
    if (time.current * 12 >= BEATS[how].length) actors.lead(card, null)
  })
  return null
}
