import type { ReactNode } from 'react'
import { BoxGeometry, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { Ink } from '../../../stage/Ink.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import type { Parts } from '../layout/parts.ts'
import { type Way, WOOD } from '../layout/places.ts'
import { Apocalypse } from './Apocalypse.tsx'
import { Boards } from './Boards.tsx'
import { Heap } from './Heap.tsx'
import { Marks } from './Marks.tsx'
import { thePrint } from './prepare.ts'
import { sheetGeometry, sheetsOf } from './sheets.ts'

const made = once((way: Way) => ({
  sheet: sheetGeometry(sheetsOf(way)),
  slab: slab(way),
  edge: inkMaterial({ color: '#5a1670' }),
}))

function slab(way: Way): BufferGeometry {
  const boxes = sheetsOf(way).map(({ x, z, width, depth }) =>
    new BoxGeometry(width, -WOOD, depth).translate(x, WOOD / 2 - 0.005, z),
  )
  return mergeGeometries(boxes) ?? new BoxGeometry()
}

/** The mat: zones, slots, and what stands round them. */
export function Mat(parts: Parts): ReactNode {
  const { way } = parts
  const { sheet, slab: body, edge } = made(way)
  return (
    <>
      <Apocalypse way={way} />
      <Ink geometry={body} material={edge} line={3} raycast={() => null} />
      <mesh geometry={sheet} material={thePrint().mat(way)} receiveShadow raycast={() => null} />
      <Marks {...parts} />
      <Boards {...parts} />
      <Heap {...parts} />
    </>
  )
}
