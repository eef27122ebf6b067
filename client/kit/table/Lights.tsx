import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { Object3D } from 'three'
import type { Vec } from '../../stage/actors.ts'
import { useScene } from '../../stage/scene.ts'

interface Light {
  /** Of what a white surface takes to be white. */
  readonly strength: number
  readonly color: string
}

/** One lamp over the table, a cool rim from behind, and what no place is without. */
export interface Lighting {
  readonly lamp: Light & {
    readonly at: Vec
    /** What it hangs over. */
    readonly over: Vec
    readonly angle: number
    readonly penumbra: number
    readonly shadow: { readonly size: number; readonly near: number; readonly far: number }
  }
  readonly rim: Light & { readonly at: Vec }
  readonly ambient: Light
}

export function Lights({ lamp, rim, ambient }: Lighting): ReactNode {
  const low = useScene(scene => scene.low)
  const target = useMemo(() => new Object3D(), [])
  const { over, shadow } = lamp
  const [x, y, z] = over
  useLayoutEffect(() => {
    target.position.set(x, y, z)
    target.updateMatrixWorld()
  }, [target, x, y, z])
  return (
    <>
      <primitive object={target} />
      <spotLight
        position={[...lamp.at]}
        target={target}
        angle={lamp.angle}
        penumbra={lamp.penumbra}
        decay={0}
        intensity={Math.PI * lamp.strength}
        color={lamp.color}
        castShadow={!low}
        shadow-mapSize={[shadow.size, shadow.size]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.02}
        shadow-camera-near={shadow.near}
        shadow-camera-far={shadow.far}
      />
      <directionalLight position={[...rim.at]} intensity={Math.PI * rim.strength} color={rim.color} />
      <ambientLight intensity={Math.PI * ambient.strength} color={ambient.color} />
    </>
  )
}
