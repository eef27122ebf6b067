import type { ReactNode } from 'react'
import { DoubleSide, MeshBasicMaterial, type Texture } from 'three'
import { print } from '../../../stage/Card.tsx'
import { cardGeometry } from '../../../stage/geometry.ts'
import { Target, useTargetState } from '../../../stage/Target.tsx'
import { TILE } from '../layout/places.ts'

const shape = cardGeometry(TILE.width, TILE.height, 0.05)
const rim = (color: string): MeshBasicMaterial => new MeshBasicMaterial({ color, side: DoubleSide })
const [legalRim, pointedRim] = [rim('#ffe11a'), rim('#fff7e3')] as const

interface TileProps {
  readonly id: string
  readonly answersTo: readonly string[]
  readonly label: string
  readonly texture: Texture
  readonly open?: (() => void) | undefined
}

/** A card as it lies on the mat. */
export function TileBody({ id, answersTo, label, texture, open }: TileProps): ReactNode {
  const { legal, pointed } = useTargetState(id, answersTo)
  return (
    <Target id={id} answersTo={answersTo} label={label} open={open}>
      {(legal || pointed) && (
        <mesh
          geometry={shape}
          material={pointed ? pointedRim : legalRim}
          scale={1.1}
          position={[0, 0, -0.006]}
          raycast={() => null}
        />
      )}
      <mesh geometry={shape} material={print(texture)} position={[0, 0, 0.004]} />
    </Target>
  )
}
