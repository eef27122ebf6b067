import { type ReactNode, useCallback } from 'react'
import type { Group } from 'three'
import { useStage } from './scene.ts'

/** A thing of the layout: React says that it is there, the actors where. */
export function Posed({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const { actors, wake } = useStage()
  const ref = useCallback(
    (body: Group | null) => {
      actors.embody(id, body)
      wake()
    },
    [actors, id, wake],
  )
  return <group ref={ref}>{children}</group>
}
