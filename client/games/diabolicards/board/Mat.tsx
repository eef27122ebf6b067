import type { ReactNode } from 'react'
import { BoxGeometry, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { Ink } from '../../../stage/Ink.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { FLAT, type Quad, quads } from '../../../stage/quads.ts'
import type { Parts } from '../layout/parts.ts'
import { type Format, WOOD } from '../layout/places.ts'
import { Apocalypse } from './Apocalypse.tsx'
import { Boards } from './Boards.tsx'
import { Heap } from './Heap.tsx'
import { Marks } from './Marks.tsx'
import { thePrint } from './prepare.ts'
import { canvasOf, cornerOn, type PrintedSheet, sheetsOf } from './sheets.ts'

/** The sheets as they lie on the table, in one piece. */
function sheetGeometry(sheets: readonly PrintedSheet[]): BufferGeometry {
  const canvas = canvasOf(sheets)
  const [across, down] = [canvas.width * canvas.columns, canvas.depth * canvas.rows]
  return quads(
    sheets.map(({ x, z, width, depth }, i): Quad => {
      const [left, top] = cornerOn(canvas, i)
      const part = [left / across, top / down, width / across, depth / down] as const
      return { at: [x, 0, z], width, height: depth, lean: FLAT, part }
    }),
  )
}

const made = once((format: Format) => ({
  sheet: sheetGeometry(sheetsOf(format)),
  slab: slab(format),
  edge: inkMaterial({ color: '#5a1670' }),
}))

function slab(format: Format): BufferGeometry {
  const boxes = sheetsOf(format).map(({ x, z, width, depth }) =>
    new BoxGeometry(width, -WOOD, depth).translate(x, WOOD / 2 - 0.005, z),
  )
  return mergeGeometries(boxes) ?? new BoxGeometry()
}

/** The mat: zones, slots, and what stands round them. */
export function Mat(parts: Parts): ReactNode {
  const { format } = parts
  const { sheet, slab: body, edge } = made(format)
  return (
    <>
      <Apocalypse format={format} />
      <Ink geometry={body} material={edge} line={3} raycast={() => null} />
      <mesh geometry={sheet} material={thePrint().mat(format)} receiveShadow raycast={() => null} />
      <Marks {...parts} />
      <Boards {...parts} />
      <Heap {...parts} />
    </>
  )
}
