import type { ReactNode } from 'react'
import { BoxGeometry } from 'three'
import { Ink } from '../../../stage/Ink.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { heapOf } from '../layout/layout.ts'
import type { Parts } from '../layout/parts.ts'
import { middleAt, TILE } from '../layout/places.ts'
import { DOOM } from '../layout/zones.ts'

const made = once(() => ({
  block: new BoxGeometry(TILE.width, 1, TILE.height),
  paper: inkMaterial({ color: '#e8d8b8' }),
}))

/** What the last discards lie on. */
export function Heap({ view, format }: Parts): ReactNode {
  const pile = middleAt('discards', format)
  const count = Object.values(view.pieces).filter(({ place }) => place === 'discards').length
  const high = heapOf(count - 1)
  if (!pile || high <= 0) return null
  const { block, paper } = made()
  const { at, size = 1 } = pile
  return (
    <group position={[at[0], high / 2, at[2]]} scale={[size, high, size]}>
      <Ink geometry={block} material={paper} lineColor={DOOM.ink} raycast={() => null} />
    </group>
  )
}
