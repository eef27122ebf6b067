import { useFrame } from '@react-three/fiber'
import { type ReactNode, useMemo, useRef } from 'react'
import { type InstancedMesh, type Material, Object3D, Vector3 } from 'three'
import { withSmooth } from '../../../../stage/geometry.ts'
import { outlineMaterial } from '../../../../stage/ink.ts'
import { beamMaterial, makeBeams } from './beams.ts'
import type { CarBody } from './body.ts'

/** A car with its contour, wheels that turn as it goes, and its lights before it. */
export function Car(props: {
  body: CarBody
  material: Material
  line: number
  lineColor: string
  /** How far the headlights reach; 0: they are out. */
  light: number
}): ReactNode {
  const { body, material, line, lineColor, light } = props
  const shell = useMemo(() => withSmooth(body.shell), [body])
  const beams = useMemo(() => makeBeams(body.lamps[1]), [body])
  return (
    <>
      <mesh geometry={body.whole} material={material} castShadow receiveShadow />
      <mesh geometry={shell} material={outlineMaterial(line, lineColor)} raycast={() => null} />
      <Wheels body={body} material={material} />
      {light > 0 && (
        <mesh
          geometry={beams}
          material={beamMaterial}
          position={[body.lamps[0], 0.012, 0]}
          scale={[light, 1, 1]}
          raycast={() => null}
        />
      )}
    </>
  )
}

const placer = new Object3D()
const [now, ahead] = [new Vector3(), new Vector3()]
/** Farther than this in one frame it was lifted, not driven. */
const LIFTED = 2.5

function Wheels({ body, material }: { body: CarBody; material: Material }): ReactNode {
  const mesh = useRef<InstancedMesh>(null)
  const rolled = useRef({ at: new Vector3(Number.NaN), turn: 0, shown: Number.NaN })
  useFrame(() => {
    const { current } = mesh
    if (!current) return
    const { current: wheel } = rolled
    current.getWorldPosition(now)
    const way = wheel.at.distanceTo(now)
    if (way < LIFTED) {
      ahead.setFromMatrixColumn(current.matrixWorld, 0)
      const size = ahead.length()
      const backwards = ahead.dot(wheel.at.sub(now)) > 0
      wheel.turn -= ((backwards ? -1 : 1) * way) / (body.radius * size)
    }
    wheel.at.copy(now)
    if (wheel.shown === wheel.turn) return
    wheel.shown = wheel.turn
    let i = 0
    for (const [x, out] of body.axles)
      for (const side of [1, -1]) {
        placer.position.set(x, body.radius, side * out)
        // The left ones are turned round, so their turn goes the other way.
        placer.rotation.set(0, side > 0 ? 0 : Math.PI, side * wheel.turn)
        placer.updateMatrix()
        current.setMatrixAt(i++, placer.matrix)
      }
    current.instanceMatrix.needsUpdate = true
    current.computeBoundingSphere()
  })
  return <instancedMesh ref={mesh} args={[body.wheel, material, 4]} castShadow raycast={() => null} />
}
