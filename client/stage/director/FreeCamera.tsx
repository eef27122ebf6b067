import { CameraControls } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { type ReactNode, useEffect, useRef } from 'react'
import { Box3, Vector3 } from 'three'
import type { Standing } from '../../games/contract.ts'
import { useStage } from '../scene.ts'
import type { Screen } from '../shots.ts'
import { isCalm } from '../still.ts'
import { standing as standingAim } from './aim.ts'

/** How near one may come, and how much further away than the whole table. */
const [NEAREST, FARTHEST] = [5, 1.15]
/** From nearly straight above down to the level of the pieces. */
const [STEEPEST, LOWEST] = [0.08, 1.42]

/** In the hand of whoever looks on: round, nearer and along, but not under the table or out of the house. */
export function FreeCamera({ standing, screen }: { standing: Standing; screen: Screen }): ReactNode {
  const stage = useStage()
  const camera = useThree(three => three.camera)
  const controls = useRef<CameraControls>(null)
  const { far } = standingAim(standing, screen)

  useEffect(() => {
    const { current } = controls
    if (!current) return
    stage.take = 'held'
    const [xs, zs] = [standing.points.map(([x]) => x), standing.points.map(([, , z]) => z)]
    current.setBoundary(
      new Box3(new Vector3(Math.min(...xs), 0, Math.min(...zs)), new Vector3(Math.max(...xs), 1, Math.max(...zs))),
    )
    // From where the camera stands, round the point of the table that it looks at.
    const way = camera.getWorldDirection(new Vector3())
    const to = camera.position.clone().addScaledVector(way, camera.position.y / Math.max(0.1, -way.y))
    void current.setLookAt(...camera.position.toArray(), ...to.toArray(), false)
    return () => {
      stage.take = null
      stage.look()
    }
  }, [stage, camera, standing])

  return (
    <CameraControls
      ref={controls}
      minDistance={NEAREST}
      maxDistance={far * FARTHEST}
      minPolarAngle={STEEPEST}
      maxPolarAngle={LOWEST}
      smoothTime={isCalm() ? 0.001 : 0.2}
      draggingSmoothTime={isCalm() ? 0.001 : 0.1}
      dollyToCursor
    />
  )
}
