import { MeshBasicMaterial } from 'three'
import { sheet } from '../../../kit/art/ink2d.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { CELLS, type Cell } from './cells.ts'
import { DRAW } from './drawings.ts'

/** All drawings on one sheet: whatever happens at once is one material. */

const [UNIT, COLUMNS, ROWS] = [256, 8, 4]

function drawAll(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(UNIT * COLUMNS, UNIT * ROWS)
  for (const cell of Object.keys(CELLS) as Cell[]) {
    const [column, row, wide, high] = CELLS[cell]
    ctx.save()
    ctx.translate(column * UNIT, row * UNIT)
    ctx.beginPath()
    ctx.rect(0, 0, wide * UNIT, high * UNIT)
    ctx.clip()
    ctx.globalCompositeOperation = 'source-over'
    DRAW[cell](ctx)
    ctx.restore()
  }
  return canvas
}

export const inks = once(
  () =>
    new MeshBasicMaterial({
      map: textureOf(drawAll),
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -4,
    }),
)

/** Left, bottom, right and top of a cell on the sheet, 0 to 1. */
export function cornersOf(cell: Cell): readonly [number, number, number, number] {
  const [column, row, wide, high] = CELLS[cell]
  return [column / COLUMNS, 1 - (row + high) / ROWS, (column + wide) / COLUMNS, 1 - row / ROWS]
}
