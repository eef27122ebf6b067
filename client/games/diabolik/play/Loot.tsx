import { useFrame } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { Color, type InstancedMesh, Object3D, OctahedronGeometry } from 'three'
import { rng } from '../../../kit/art/ink2d.ts'
import type { Vec } from '../../../stage/actors.ts'
import { inkMaterial } from '../../../stage/ink.ts'
import { useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import { FUMETTO } from '../art/palette.ts'

const COUNT = 90
const SECONDS = 2.8
const COLOURS = [FUMETTO.sodium, FUMETTO.sodium, FUMETTO.blood, FUMETTO.paper, '#19a06a', FUMETTO.blue]
const gem = new OctahedronGeometry(0.17)
const material = inkMaterial({ bands: [0.01, 0.1, 0.3], gloss: 1 })
const placer = new Object3D()

/** Jewels, thrown into the air. */
export function Loot({ at }: { at: Vec }): ReactNode {
  const { wake } = useStage()
  const mesh = useRef<InstancedMesh>(null)
  const time = useRef(0)
  const jewels = useMemo(() => {
    const random = rng(12)
    return Array.from({ length: COUNT }, (_, i) => {
      const angle = random() * Math.PI * 2
      const out = 0.4 + random() * 2.4
      return {
        x: Math.cos(angle) * out,
        z: Math.sin(angle) * out * 0.7,
        up: 5 + random() * 4.5,
        late: random() * 0.9,
        spin: 2 + random() * 6,
        size: 0.6 + random(),
        color: new Color(COLOURS[i % COLOURS.length]),
      }
    })
  }, [])
  useLayoutEffect(() => {
    for (const [i, { color }] of jewels.entries()) mesh.current?.setColorAt(i, color)
  }, [jewels])
  useFrame((_, delta) => {
    const { current } = mesh
    if (!current) return
    time.current += Math.min(delta, 0.1)
    jewels.forEach(({ x, z, up, late, spin, size }, i) => {
      const t = Math.max(0, time.current - late)
      const y = up * t - 4.6 * t * t
      placer.position.set(at[0] + x * t * 1.3, Math.max(0.12, y), at[2] + z * t * 1.3)
      // What has come down again lies.
      if (y <= 0 && t > 0) placer.position.set(at[0] + x * (up / 4.6) * 1.3, 0.12, at[2] + z * (up / 4.6) * 1.3)
      placer.rotation.set(y > 0 ? t * spin : 0.3, y > 0 ? t * spin * 1.3 : i, 0)
      placer.scale.setScalar(t > 0 ? size : 0)
      placer.updateMatrix()
      current.setMatrixAt(i, placer.matrix)
    })
    current.instanceMatrix.needsUpdate = true
    if (time.current < SECONDS) wake()
  })
  if (isCalm()) return null
  return (
    <instancedMesh
      ref={mesh}
      args={[gem, material, COUNT]}
      frustumCulled={false}
      castShadow={false}
      raycast={() => null}
    />
  )
}
