import { MeshBasicMaterial } from 'three'
import { sheet } from '../../../kit/art/ink2d.ts'
import { textureOf } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { DRAW } from './drawings.ts'

/** All drawings on one sheet: whatever happens at once is one material. */

const [UNIT, COLUMNS, ROWS] = [256, 8, 4]

/** Where on the sheet, in units: column, row, how many wide and high. */
export const CELLS = {
  victim: [0, 0, 1, 1],
  killer: [1, 0, 1, 1],
  chevron: [2, 0, 1, 1],
  link: [3, 0, 1, 1],
  anchor: [4, 0, 1, 1],
  dust: [5, 0, 1, 1],
  star: [6, 0, 1, 1],
  drops: [7, 0, 1, 1],
  flame0: [0, 1, 1, 1],
  flame1: [1, 1, 1, 1],
  flame2: [2, 1, 1, 1],
  shard: [3, 1, 1, 1],
  crack: [4, 1, 2, 2],
  cloud: [6, 1, 2, 2],
} as const
export type Cell = keyof typeof CELLS

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
      map: textureOf(drawAll()),
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
