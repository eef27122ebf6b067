import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { BackSide, CylinderGeometry, MeshBasicMaterial, Object3D, PlaneGeometry } from 'three'
import { Ink } from '../../../stage/Ink.tsx'
import { INK, inkMaterial, textureOf } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { useScene } from '../../../stage/scene.ts'
import { FIRST_PAGE, hasPages, isPage, pageX, type Way, WOOD } from '../layout/places.ts'
import { DOOM } from '../layout/zones.ts'
import { dressing } from './dressing.ts'
import { drawSky, SKY } from './sky.ts'

const room = once(() => ({
  table: new PlaneGeometry(120, 60).rotateX(-Math.PI / 2),
  top: inkMaterial({ color: DOOM.table, world: true, shade: '#1d0a3a', bands: [0.03, 0.4, 1.15] }),
  sky: new CylinderGeometry(SKY.radius, SKY.radius, SKY.height, 32, 1, true, Math.PI - SKY.arc / 2, SKY.arc),
  skyInk: new MeshBasicMaterial({ map: textureOf(drawSky(), 8), side: BackSide, toneMapped: false }),
  dressing: dressing(),
  things: inkMaterial({ vertexColors: true, gloss: 0.3, bands: [0.02, 0.14, 0.36] }),
}))

/** Everything round the mat: lamp, table, and the end of the world. */
export function Room({ way }: { way: Way }): ReactNode {
  const low = useScene(scene => scene.low)
  const page = useScene(scene => scene.page)
  const target = useMemo(() => new Object3D(), [])
  const made = room()
  // The lamp hangs over what is looked at.
  const x = hasPages(way) ? pageX(isPage(page) ? page : FIRST_PAGE, way) : 0
  useLayoutEffect(() => {
    const before = INK.uInk.value.clone()
    INK.uInk.value.set(DOOM.ink)
    return () => void INK.uInk.value.copy(before)
  }, [])
  useLayoutEffect(() => {
    target.position.set(x, 0, 0.4)
    target.updateMatrixWorld()
  }, [target, x])
  return (
    <>
      <color attach="background" args={[DOOM.violet]} />
      <primitive object={target} />
      <spotLight
        position={[x - 2, 22, 7]}
        target={target}
        angle={0.5}
        penumbra={0.7}
        decay={0}
        intensity={Math.PI * 1.2}
        color="#fff3e0"
        castShadow={!low}
        shadow-mapSize={[1024, 1024]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.02}
        shadow-camera-near={8}
        shadow-camera-far={40}
      />
      <directionalLight position={[8, 6, -12]} intensity={Math.PI * 0.3} color="#ff6ad0" />
      <ambientLight intensity={Math.PI * 0.1} color="#a080ff" />
      <mesh geometry={made.table} material={made.top} position={[0, WOOD, 0]} receiveShadow raycast={() => null} />
      {!hasPages(way) && (
        <>
          <mesh
            geometry={made.sky}
            material={made.skyInk}
            position={[0, WOOD + SKY.height / 2, SKY.radius - 5.85]}
            raycast={() => null}
          />
          <Ink geometry={made.dressing} material={made.things} raycast={() => null} />
        </>
      )}
    </>
  )
}
