import { type ReactNode, useEffect } from 'react'
import { rng } from '../../../kit/art/ink2d.ts'
import type { Vec } from '../../../stage/actors.ts'
import { Label } from '../../../stage/Label.tsx'
import { useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'

/** The outline of a shout, in a box of 200 by 130. */
function jagged(seed: number): string {
  const random = rng(seed)
  const points = 13
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / (points * 2)) * Math.PI * 2
    const far = i % 2 === 0 ? 0.86 + random() * 0.14 : 0.6 + random() * 0.08
    return `${(100 + Math.cos(angle) * far * 98).toFixed(1)},${(65 + Math.sin(angle) * far * 63).toFixed(1)}`
  }).join(' ')
}
const SHOUT = jagged(3)

/** A word in a jagged balloon; whoever it is over starts. */
export function Burst(props: { at: Vec; who: string; text: string; aside: number }): ReactNode {
  const { at, who, text, aside } = props
  return (
    <>
      <Start who={who} />
      <Label at={at} edge={50} top={60}>
        <div
          className={`dbk-burst ${text.length > 2 ? 'dbk-burst--word' : ''}`}
          style={{ marginLeft: `${aside * 68}px` }}
        >
          <svg viewBox="0 0 200 130" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={SHOUT} />
          </svg>
          <b>{text}</b>
        </div>
      </Label>
    </>
  )
}

/** Whoever or whatever is startled. */
export function Start({ who }: { who: string }): null {
  const { actors, wake } = useStage()
  useEffect(() => {
    if (isCalm()) return
    actors.startle(who)
    wake()
  }, [actors, wake, who])
  return null
}
