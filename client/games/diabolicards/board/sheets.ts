import { type Format, fieldOf, PAGES, type Page, pageX } from '../layout/places.ts'

/** A part of the table that is printed in one piece, in units of the table. */
export interface PrintedSheet {
  readonly x: number
  readonly z: number
  readonly width: number
  readonly depth: number
  readonly pages: readonly Page[]
}

const RIM = 0.16

/** On a desk the mat is one sheet; small screens have one for each page. */
export function sheetsOf(format: Format): readonly PrintedSheet[] {
  if (format === 'desk') return [{ x: 0, z: 0, width: 14.5, depth: 9.5, pages: PAGES }]
  return PAGES.map((page): PrintedSheet => {
    const x = pageX(page, format)
    if (page === 'contracts') return { x, z: 0, width: 5.2, depth: 3.4, pages: [page] }
    const { at, width, depth } = fieldOf(true, page, format)
    const [across, along] = format === 'low' ? [(x - at[0]) * 2 + width, depth] : [width, at[2] * 2 + depth]
    return { x, z: format === 'low' ? at[2] : 0, width: across + RIM * 2, depth: along + RIM * 2, pages: [page] }
  })
}

/** All sheets lie on one canvas in rows of two, each at the upper left of its cell. */
export interface Canvas {
  readonly columns: number
  readonly rows: number
  /** Of a cell, in units of the table. */
  readonly width: number
  readonly depth: number
}
export function canvasOf(sheets: readonly PrintedSheet[]): Canvas {
  const columns = Math.min(2, sheets.length)
  return {
    columns,
    rows: Math.ceil(sheets.length / columns),
    width: Math.max(...sheets.map(({ width }) => width)),
    depth: Math.max(...sheets.map(({ depth }) => depth)),
  }
}

/** Where a sheet is on the canvas: its upper left corner, in units of the table. */
export const cornerOn = ({ columns, width, depth }: Canvas, index: number): readonly [x: number, y: number] => [
  (index % columns) * width,
  Math.floor(index / columns) * depth,
]
