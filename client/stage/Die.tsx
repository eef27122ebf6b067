import { useFrame } from '@react-three/fiber'
import { type ReactNode, useRef } from 'react'
import { Euler, type Group, PlaneGeometry, Quaternion, type Texture, Vector3 } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { remembered } from '../session/remembered.ts'
import type { Vec } from './actors.ts'
import { withSmooth } from './geometry.ts'
import { Ink } from './Ink.tsx'
import { inkMaterial } from './ink.ts'
import { useStage } from './scene.ts'
import { isCalm } from './still.ts'
import { Target, useTargetState } from './Target.tsx'
import { dieTurn, tumble } from './tumble.ts'

const SIZE = 0.82
const body = withSmooth(new RoundedBoxGeometry(SIZE, SIZE, SIZE, 4, SIZE * 0.13))
const side = new PlaneGeometry(SIZE * 0.82, SIZE * 0.82)
const paper = inkMaterial({ color: '#f1ead8', bands: [0.01, 0.1, 0.26] })
const printed = remembered((map: Texture) => inkMaterial({ map, bands: [0.01, 0.1, 0.26], decal: true }))
const TURNS: readonly Vec[] = [
  [-Math.PI / 2, 0, 0],
  [0, 0, 0],
  [0, Math.PI / 2, 0],
  [0, -Math.PI / 2, 0],
  [0, Math.PI, 0],
  [Math.PI / 2, 0, 0],
]
/** How long it rolls, in seconds. */
const ROLL = 0.95
const [place, turn, spun] = [new Vector3(), new Quaternion(), new Euler()]

interface DieProps {
  readonly at: Vec
  /** What is on each side, from one to six. */
  readonly sides: readonly Texture[]
  /** The side that comes to lie on top, from one to six. */
  readonly value: number
  readonly label: string
  readonly rolling: boolean
  readonly size?: number
}

/** A die: rolls in, hops, and comes to lie on what was rolled. As a target it is called `die`. */
export function Die({ at, sides, value, label, rolling, size = 1 }: DieProps): ReactNode {
  const stage = useStage()
  const group = useRef<Group>(null)
  const time = useRef(0)
  const { legal, pointed } = useTargetState('die')
  const still = !rolling || isCalm()
  const top = dieTurn(value)
  useFrame((_, delta) => {
    if (!group.current) return
    time.current = still ? ROLL : Math.min(ROLL, time.current + Math.min(delta, 0.25) * stage.pace)
    const { along, up, spin } = tumble(time.current / ROLL)
    place.set(at[0] - (1 - along) * 3.4 * size, at[1] + up * size, at[2] + (1 - along) * 2.6 * size)
    turn.setFromEuler(spun.set(spin * 5.2, spin * 2.2, spin * 3.1))
    group.current.position.copy(place)
    group.current.quaternion.copy(turn).multiply(top)
    if (time.current < ROLL) stage.wake()
  })
  return (
    <group ref={group} scale={size}>
      <Target id="die" label={label}>
        <Ink
          geometry={body}
          material={paper}
          line={legal || pointed ? 4.5 : 2.4}
          lineColor={legal || pointed ? '#e8a33d' : '#05080b'}
        />
        {sides.map((map, i) => (
          <group key={map.uuid} rotation={TURNS[i] ?? [0, 0, 0]}>
            <mesh geometry={side} material={printed(map)} position={[0, 0, SIZE / 2 + 0.003]} raycast={() => null} />
          </group>
        ))}
      </Target>
    </group>
  )
}
