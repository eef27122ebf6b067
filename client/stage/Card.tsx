import type { ThreeEvent } from '@react-three/fiber'
import { type ReactNode, useMemo, useRef } from 'react'
import { BoxGeometry, DoubleSide, type Group, MeshBasicMaterial, type Texture } from 'three'
import { remembered } from '../session/remembered.ts'
import type { Pose } from './actors.ts'
import { CARD, cardGeometry, withSmooth } from './geometry.ts'
import { Ink } from './Ink.tsx'
import { inkMaterial } from './ink.ts'
import { useScene, useStage } from './scene.ts'
import { isCalm } from './still.ts'
import { Target, useTargetState } from './Target.tsx'

const shape = cardGeometry(CARD.width, CARD.height, 0.05)
const [INK, LEGAL, POINTED] = ['#05080b', '#e8a33d', '#f1ead8'] as const
const rim = (color: string): MeshBasicMaterial => new MeshBasicMaterial({ color, side: DoubleSide })
const [edge, legalEdge, pointedEdge] = [rim(INK), rim(LEGAL), rim(POINTED)] as const

/** A print that no light falls on: it can be read everywhere. */
export const print = remembered((map: Texture) => new MeshBasicMaterial({ map, toneMapped: false, side: DoubleSide }))

interface CardProps {
  readonly id: string
  readonly answersTo?: readonly string[]
  readonly label: string
  readonly texture: Texture
  /** The print has an edge of ink, and needs none until something can be done with the card. */
  readonly edged?: boolean
}

/** A card that can be pointed at and chosen. */
export function Card({ id, answersTo = [id], label, texture, edged = false }: CardProps): ReactNode {
  const { legal, pointed } = useTargetState(id, answersTo)
  const marked = legal || pointed
  const { body, ...leaning } = useLeaning(id)
  return (
    <Target id={id} answersTo={answersTo} label={label}>
      <group ref={body} {...leaning}>
        {(marked || !edged) && (
          <mesh
            geometry={shape}
            material={pointed ? pointedEdge : legal ? legalEdge : edge}
            scale={marked ? 1.06 : 1.025}
            position={[0, 0, -0.004]}
            raycast={() => null}
          />
        )}
        <mesh geometry={shape} material={print(texture)} position={[0, 0, 0.002]} />
      </group>
    </Target>
  )
}

/** How far a card that is held up leans to where the pointer is on it, in radians from its middle to its edge. */
const LEAN = 0.2

function useLeaning(id: string) {
  const { look } = useStage()
  const body = useRef<Group>(null)
  return useMemo(() => {
    const lean = (x: number, y: number): void => {
      body.current?.rotation.set(y, x, 0)
      look()
    }
    return {
      body,
      onPointerMove({ uv, pointerType }: ThreeEvent<PointerEvent>) {
        if (!uv || pointerType === 'touch' || isCalm() || useScene.getState().hovered?.id !== id) return
        lean((uv.x - 0.5) * 2 * LEAN, (0.5 - uv.y) * 2 * LEAN)
      },
      onPointerOut: () => lean(0, 0),
    }
  }, [id, look])
}

/** A card that is only looked at: it answers to no pointer. */
export const Face = ({ texture }: { texture: Texture }): ReactNode => (
  <mesh geometry={shape} material={print(texture)} />
)

const paper = inkMaterial({ color: '#cfc9b6' })
const block = withSmooth(new BoxGeometry(CARD.width, 1, CARD.height))

interface PileProps {
  readonly id: string
  readonly label: string
  readonly at: Pose
  readonly count: number
  /** How thick a card is: thin where the pile would hide what lies behind it. */
  readonly thick?: number
  readonly texture: Texture
}

/** A pile of cards, as high as it has some. */
export function Pile({ id, label, at: { at, size = 1 }, count, thick = 0.014, texture }: PileProps): ReactNode {
  const { legal, pointed } = useTargetState(id)
  const high = Math.max(1, count) * thick
  if (count === 0) return null
  return (
    <Target id={id} label={label}>
      <group position={[at[0], at[1], at[2]]} scale={[size, 1, size]}>
        <group scale={[1, high, 1]} position={[0, high / 2, 0]}>
          <Ink
            geometry={block}
            material={paper}
            line={legal || pointed ? 4.5 : 2.2}
            lineColor={pointed ? POINTED : legal ? LEGAL : INK}
          />
        </group>
        <mesh
          geometry={shape}
          material={print(texture)}
          rotation={[-Math.PI / 2, 0, 0]}
          position={[0, high + 0.005, 0]}
          receiveShadow
        />
      </group>
    </Target>
  )
}
