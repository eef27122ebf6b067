import { useFrame } from '@react-three/fiber'
import { type ReactNode, useMemo, useRef } from 'react'
import { BoxGeometry, ExtrudeGeometry, type Group, MeshBasicMaterial, PlaneGeometry, Shape, Vector2 } from 'three'
import { useDisposal } from '../../../stage/disposal.ts'
import { Ink } from '../../../stage/Ink.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { remaining } from '../../../stage/motion.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import { RAIL, spaceOn } from '../layout/rail.ts'
import { thePrint } from './prepare.ts'
import { drawRail } from './rail.ts'

const made = once(() => ({
  body: new BoxGeometry(RAIL.width + 0.3, RAIL.height + 0.3, 0.3),
  wood: inkMaterial({ color: '#2a1712' }),
  face: new PlaneGeometry(RAIL.width, RAIL.height),
  hot: new MeshBasicMaterial({ color: '#ff2a30', toneMapped: false }),
}))

/** A frame round one space. */
const ringOf = once((maximum: number) => {
  const { corners } = spaceOn(0, maximum)
  const grown = (by: number): Vector2[] =>
    corners.map(([x, y]) => new Vector2(x + Math.sign(x) * by, y + Math.sign(y) * by))
  const shape = new Shape(grown(0.14))
  shape.holes.push(new Shape(grown(-0.05)))
  return new ExtrudeGeometry(shape, { depth: 0.12, bevelEnabled: false })
})

/** How fast the ring goes on: the share per second is e to this. */
const SPEED = 9

/** The Danger Level behind the map, tilted to the eye; a ring goes round the space where it stands. */
export function Rail({ danger, maximum }: { danger: number; maximum: number }): ReactNode {
  const { body, wood, face, hot } = made()
  const { wake } = useStage()
  const word = thePrint().words.danger
  const ink = useMemo(
    () =>
      new MeshBasicMaterial({
        map: textureOf(() => drawRail(word, maximum, danger), { anisotropy: 16, part: 'read' }),
        toneMapped: false,
        fog: false,
      }),
    [word, maximum, danger],
  )
  useDisposal(ink)
  const goal = spaceOn(danger, maximum).at
  const at = useRef(goal)
  const ring = useRef<Group>(null)
  useFrame((_, delta) => {
    const left = isCalm() || Math.abs(goal - at.current) < 0.01 ? 0 : remaining(SPEED, Math.min(delta, 0.05))
    at.current = goal + (at.current - goal) * left
    if (ring.current) ring.current.position.x = at.current
    if (left > 0) wake()
  })
  return (
    <group position={[...RAIL.at]} rotation={[RAIL.tilt, 0, 0]}>
      <Ink geometry={body} material={wood} position={[0, 0, -0.17]} />
      <mesh geometry={face} material={ink} raycast={() => null} />
      <group ref={ring} position={[0, 0, 0.02]}>
        <Ink geometry={ringOf(maximum)} material={hot} cast={false} />
      </group>
    </group>
  )
}
