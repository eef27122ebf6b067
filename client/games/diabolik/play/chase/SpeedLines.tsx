import { useFrame } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { Color, ConeGeometry, type Group, type InstancedMesh, MeshBasicMaterial, Object3D, Vector3 } from 'three'
import { rng } from '../../../../kit/art/ink2d.ts'
import { FUMETTO } from '../../art/palette.ts'
import type { Driven } from './shots.ts'

const COUNT = 64
/** Slivers, pointed at the front: cut paper from any side. */
const sliver = new ConeGeometry(1, 1, 3, 1, true).rotateZ(-Math.PI / 2).translate(-0.5, 0, 0)
const flat = new MeshBasicMaterial({ toneMapped: false })
const COLOURS = [FUMETTO.paper, FUMETTO.ink, FUMETTO.paper, FUMETTO.blood, FUMETTO.ink].map(each => new Color(each))
const placer = new Object3D()
const eye = new Vector3()

/** The air that a car leaves behind it, cut anew twelve times a second. */
export function SpeedLines({ car, speed, size }: { car: () => Driven; speed: () => number; size: number }): ReactNode {
  const group = useRef<Group>(null)
  const mesh = useRef<InstancedMesh>(null)
  const drawn = useRef(-1)
  const started = useMemo(() => performance.now(), [])
  useLayoutEffect(() => {
    for (let i = 0; i < COUNT; i++)
      mesh.current?.setColorAt(i, COLOURS[i % COLOURS.length] ?? COLOURS[0] ?? new Color())
  }, [])
  useFrame(({ camera }) => {
    const { at, yaw } = car()
    if (!group.current) return
    group.current.position.set(...at)
    group.current.rotation.set(0, yaw, 0)
    group.current.updateMatrixWorld()
    const near = Math.sign(group.current.worldToLocal(eye.copy(camera.position)).z)
    const tick = Math.floor((performance.now() - started) / (1000 / 12))
    if (tick === drawn.current || !mesh.current) return
    drawn.current = tick
    const random = rng(tick + 11)
    const fast = speed()
    for (let i = 0; i < COUNT; i++) {
      // A third hugs the road; the rest goes past beyond the car, so that nothing hides it.
      const low = i % 3 === 0
      const side = low && random() < 0.5 ? near : -near
      const across = side * (low ? 0.5 + random() * 1.8 : 0.62 + random() * random() * 3)
      const high = low ? 0.03 + random() * 0.08 : 0.15 + random() * random() * 2.4
      placer.position.set(2 - random() * 6, high, across)
      placer.scale.set((0.5 + random() * 2.2) * fast, 0.006 + random() * 0.018, 0.006 + random() * 0.018)
      placer.updateMatrix()
      mesh.current.setMatrixAt(i, placer.matrix)
    }
    mesh.current.instanceMatrix.needsUpdate = true
  })
  return (
    <group ref={group} scale={size}>
      <instancedMesh ref={mesh} args={[sliver, flat, COUNT]} frustumCulled={false} raycast={() => null} />
    </group>
  )
}
