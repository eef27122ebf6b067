import { useFrame } from '@react-three/fiber'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Group, MeshBasicMaterial, RingGeometry } from 'three'
import type { TableModule } from '../../games/contract.ts'
import { once } from '../once.ts'
import { useScene, useStage } from '../scene.ts'
import { useAir } from './air.ts'

/** From the inside out: ink, light, ink. */
const RINGS = once(() =>
  (
    [
      [1.2, 1.62, '#0b0a0d'],
      [1.26, 1.56, '#ffd400'],
    ] as const
  ).map(([inner, outer, color]) => ({
    geometry: new RingGeometry(inner, outer, 64),
    material: new MeshBasicMaterial({ color, toneMapped: false, depthWrite: false, transparent: true }),
  })),
)

/** What whoever films the table points at: a ring around it, wherever it goes. */
export function Spotlight({ table }: { table: TableModule }): ReactNode {
  const stage = useStage()
  const at = useAir(({ spotlight }) => spotlight)
  const group = useRef<Group>(null)
  useEffect(() => {
    void at
    stage.wake()
  }, [at, stage])
  useFrame(() => {
    const { current } = group
    if (!current || at === null) return
    const { width, height } = useScene.getState()
    const [x, y, z] = stage.actors.where(at)?.toArray() ?? table.anchor(at, width, height) ?? []
    current.visible = x !== undefined
    if (x !== undefined && y !== undefined && z !== undefined) current.position.set(x, y + 0.16, z)
  })
  if (at === null) return null
  return (
    <group ref={group} visible={false} rotation={[-Math.PI / 2, 0, 0]}>
      {RINGS().map(({ geometry, material }, i) => (
        <mesh key={material.uuid} geometry={geometry} material={material} renderOrder={4 + i} raycast={() => null} />
      ))}
    </group>
  )
}
