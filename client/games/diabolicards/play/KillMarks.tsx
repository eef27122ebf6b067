import { type ReactNode, useEffect, useMemo } from 'react'
import { ofType, useEffects, useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import type { Parts } from '../layout/parts.ts'
import { TILE } from '../layout/places.ts'
import type { DiabolicardsEffect } from './effects.ts'
import { type DrawnQuad, Quads } from './Quads.tsx'

/** A stamp comes down on each of them; then nothing moves. */
const STAMP = [1.9, 1.3, 0.94, 1.06, 1]

/** Who kills, and whom: while it is announced, and as long as it can be answered. The same for all that are named. */
export function KillMarks({ view, placed }: Parts): ReactNode {
  const { actors, wake } = useStage()
  const announced = ofType(useEffects<DiabolicardsEffect>(), 'doomed').at(-1)?.effect
  const killer = view.facts.killer || announced?.at || ''
  const named = view.facts.killer ? view.facts.victims : (announced?.victims ?? '')
  const victims = named === '' ? [] : named.split(',').filter(card => view.pieces[card]?.place.startsWith('mat:'))
  const all = victims.join()
  useEffect(() => {
    if (named === '' || isCalm()) return
    for (const card of named.split(',')) actors.startle(card)
    wake()
  }, [actors, wake, named])
  const draw = useMemo(() => {
    const poseOf = (card: string) => placed.find(({ id }) => id === card)
    return (frame: number): DrawnQuad[] => {
      const stamp = STAMP[Math.min(frame, STAMP.length - 1)] ?? 1
      const ring = poseOf(killer)
      return [
        ...(ring
          ? [{ cell: 'killer' as const, at: [ring.at[0], 0.05, ring.at[2]] as const, width: 1.5, height: 1.75 }]
          : []),
        ...(all === '' ? [] : all.split(',')).flatMap((card): DrawnQuad[] => {
          const at = poseOf(card)?.at
          if (!at) return []
          return [{ cell: 'victim', at: [at[0], 0.07, at[2]], width: TILE.width * stamp, height: TILE.height * stamp }]
        }),
      ]
    }
  }, [placed, killer, all])
  if (killer === '' || all === '') return null
  return <Quads key={killer} most={23} draw={draw} frames={STAMP.length} />
}
