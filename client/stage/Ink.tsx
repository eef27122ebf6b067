import type { ThreeElements } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { type BufferGeometry, type InstancedMesh, type Material, Object3D } from 'three'
import type { Pose } from './actors.ts'
import { withSmooth } from './geometry.ts'
import { outlineMaterial } from './ink.ts'

interface Inked {
  readonly geometry: BufferGeometry
  readonly material: Material | Material[]
  /** Width of the contour in pixels; 0: none. */
  readonly line?: number
  readonly lineColor?: string
  readonly cast?: boolean
}

/** A solid thing with its contour. */
export function Ink(props: Inked & ThreeElements['group']): ReactNode {
  const { geometry, material, line = 2.2, lineColor, cast = true, children, ...group } = props
  const shape = useMemo(() => (line > 0 ? withSmooth(geometry) : geometry), [geometry, line])
  return (
    <group {...group}>
      <mesh geometry={shape} material={material} castShadow={cast} receiveShadow />
      {line > 0 && <mesh geometry={shape} material={outlineMaterial(line, lineColor)} raycast={() => null} />}
      {children}
    </group>
  )
}

const placer = new Object3D()

/** Many of one kind, in two calls. */
export function InkMany({
  geometry,
  material,
  line = 2,
  cast = true,
  poses,
}: Inked & { poses: readonly Pose[] }): ReactNode {
  const shape = useMemo(() => (line > 0 ? withSmooth(geometry) : geometry), [geometry, line])
  const solid = useRef<InstancedMesh>(null)
  const hull = useRef<InstancedMesh>(null)
  useLayoutEffect(() => {
    for (const mesh of [solid.current, hull.current]) {
      if (!mesh) continue
      poses.forEach(({ at, turn = [0, 0, 0], size = 1 }, i) => {
        placer.position.set(...at)
        placer.rotation.set(...turn)
        placer.scale.setScalar(size)
        placer.updateMatrix()
        mesh.setMatrixAt(i, placer.matrix)
      })
      mesh.count = poses.length
      mesh.instanceMatrix.needsUpdate = true
      mesh.computeBoundingSphere()
    }
  }, [poses])
  const most = poses.length
  if (most === 0) return null
  return (
    <>
      <instancedMesh
        key={`solid${most}`}
        ref={solid}
        args={[shape, undefined, most]}
        material={material}
        castShadow={cast}
        receiveShadow
        raycast={() => null}
      />
      {line > 0 && (
        <instancedMesh
          key={`hull${most}`}
          ref={hull}
          args={[shape, undefined, most]}
          material={outlineMaterial(line)}
          raycast={() => null}
        />
      )}
    </>
  )
}
