import { useFrame } from '@react-three/fiber'
import { useCallback, useEffect, useRef } from 'react'
import type { Pose } from '../../../../stage/actors.ts'
import { type Gaze, useScene, useStage } from '../../../../stage/scene.ts'

/** The share of a scene that has passed, 0 to 1, from its first frame on. While it lasts, every frame calls for the next. */
export function useClock(seconds: number): () => number {
  const { wake } = useStage()
  const begun = useRef<number | null>(null)
  useFrame(() => wake())
  return useCallback(() => {
    begun.current ??= performance.now()
    return Math.min(1, (performance.now() - begun.current) / 1000 / seconds)
  }, [seconds])
}

/** What a scene moves itself. */
export interface ScenePlan {
  readonly eye?: () => Gaze
  readonly led: Readonly<Record<string, () => Pose>>
}

/** The camera and things of the table do as planned; when the scene is over, they are where they belong. */
export function useLead(plan: ScenePlan): void {
  const stage = useStage()
  useEffect(() => {
    const { actors, wake } = stage
    if (plan.eye) {
      stage.eye = plan.eye
      useScene.setState({ led: true })
    }
    for (const [id, pose] of Object.entries(plan.led)) actors.lead(id, pose)
    wake()
    return () => {
      if (plan.eye && stage.eye === plan.eye) {
        stage.eye = null
        useScene.setState({ led: false })
      }
      for (const id of Object.keys(plan.led)) actors.lead(id, null)
      wake()
    }
  }, [stage, plan])
}
