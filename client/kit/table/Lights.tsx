import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import {
  DepthTexture,
  LessEqualCompare,
  LinearFilter,
  Object3D,
  RedFormat,
  type SpotLight,
  UnsignedIntType,
  WebGLRenderTarget,
} from 'three'
import type { Vec } from '../../stage/actors.ts'
import { shadowSize } from '../../stage/print.ts'
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

/** As three.js would make it, but for its colours, which nobody sees: they are as few as can be. */
function shadowMap(size: number): WebGLRenderTarget {
  const map = new WebGLRenderTarget(size, size, { format: RedFormat })
  const depth = new DepthTexture(size, size, UnsignedIntType)
  depth.compareFunction = LessEqualCompare
  depth.minFilter = depth.magFilter = LinearFilter
  map.depthTexture = depth
  return map
}

export function Lights({ lamp, rim, ambient }: Lighting): ReactNode {
  const low = useScene(scene => scene.low)
  const target = useMemo(() => new Object3D(), [])
  const { over, shadow } = lamp
  const size = shadowSize(shadow.size)
  const spot = useRef<SpotLight>(null)
  useLayoutEffect(() => {
    const { current } = spot
    if (!current || low) return
    const map = shadowMap(size)
    current.shadow.map = map
    return () => {
      current.shadow.map = null
      map.depthTexture?.dispose()
      map.dispose()
    }
  }, [size, low])
  const [x, y, z] = over
  useLayoutEffect(() => {
    target.position.set(x, y, z)
    target.updateMatrixWorld()
  }, [target, x, y, z])
  return (
    <>
      <primitive object={target} />
      <spotLight
        ref={spot}
        position={[...lamp.at]}
        target={target}
        angle={lamp.angle}
        penumbra={lamp.penumbra}
        decay={0}
        intensity={Math.PI * lamp.strength}
        color={lamp.color}
        castShadow={!low}
        shadow-mapSize={[size, size]}
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
