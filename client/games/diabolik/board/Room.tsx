import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { BackSide, CylinderGeometry, MeshBasicMaterial, Object3D, PlaneGeometry, RepeatWrapping } from 'three'
import { drawSkyline } from '../../../kit/art/skyline.ts'
import { Ink } from '../../../stage/Ink.tsx'
import { INK, inkMaterial, textureOf } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { useScene } from '../../../stage/scene.ts'
import { FUMETTO } from '../art/palette.ts'
import { SKYLINE } from '../art/skyline.ts'
import { WOOD } from '../layout/places.ts'
import { dressing } from './dressing.ts'
import { drawWood } from './wood.ts'

const SKY = 12.4

const room = once(() => {
  const wood = textureOf(drawWood())
  wood.wrapS = wood.wrapT = RepeatWrapping
  wood.repeat.set(5, 4)
  return {
    table: new PlaneGeometry(130, 90).rotateX(-Math.PI / 2),
    wood: inkMaterial({ map: wood, world: true, shade: '#0a0609', bands: [0.04, 0.3, 0.95] }),
    // A backdrop as on a stage: near enough behind the map to be seen from above, and drawn round its sides for low shots.
    sky: new CylinderGeometry(27, 27, SKY, 64, 1, true, Math.PI * 0.38, Math.PI * 1.24).scale(1.26, 1, 0.7),
    skyInk: new MeshBasicMaterial({ map: textureOf(drawSkyline(SKYLINE), 8), side: BackSide, toneMapped: false }),
    dressing: dressing(),
    things: inkMaterial({ vertexColors: true, gloss: 0.5 }),
  }
})

/** Everything round the board: lamp, table, sky. */
export function Room(): ReactNode {
  const low = useScene(scene => scene.low)
  const target = useMemo(() => new Object3D(), [])
  const made = room()
  useLayoutEffect(() => {
    const before = INK.uInk.value.clone()
    INK.uInk.value.set(FUMETTO.ink)
    target.position.set(0, 0, 1.6)
    target.updateMatrixWorld()
    return () => void INK.uInk.value.copy(before)
  }, [target])
  return (
    <>
      <color attach="background" args={['#060509']} />
      <primitive object={target} />
      <spotLight
        position={[-2, 34, 12]}
        target={target}
        angle={0.82}
        penumbra={0.72}
        decay={0}
        intensity={Math.PI * 1.3}
        color="#fff0cc"
        castShadow={!low}
        shadow-mapSize={[2048, 2048]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.02}
        shadow-camera-near={10}
        shadow-camera-far={64}
      />
      <directionalLight position={[9, 8, -20]} intensity={Math.PI * 0.17} color="#8fb0ff" />
      <ambientLight intensity={Math.PI * 0.07} color="#9db2ff" />
      <mesh geometry={made.table} material={made.wood} position={[0, WOOD, 0]} receiveShadow raycast={() => null} />
      <mesh geometry={made.sky} material={made.skyInk} position={[0, WOOD + SKY / 2, 3]} raycast={() => null} />
      <Ink geometry={made.dressing} material={made.things} raycast={() => null} />
    </>
  )
}
