import { BoxGeometry, type BufferGeometry, CylinderGeometry } from 'three'
import type { Box } from '../../../../kit/art/ink2d.ts'

/** Rectangles beside each other in rows on a sheet of that width, and how high it has to be. */
export function pack(
  sizes: readonly (readonly [width: number, height: number])[],
  wide: number,
): { boxes: Box[]; height: number } {
  let [x, y, row] = [0, 0, 0]
  const boxes = sizes.map(([w, h]): Box => {
    if (x + w > wide) [x, y, row] = [0, y + row + GAP, 0]
    const box: Box = [x, y, w, h]
    x += w + GAP
    row = Math.max(row, h)
    return box
  })
  return { boxes, height: y + row }
}
/** Between prints: far ones are blurred and must not run into each other. */
const GAP = 8

/** A part of a print, as shares of its width and height. */
export type PrintArea = readonly [u: number, v: number, width: number, height: number]
export const areaOf = ([x, y, w, h]: Box, width: number, height: number): PrintArea => [
  x / width,
  1 - (y + h) / height,
  w / width,
  h / height,
]

/** Moves a face's print to its area; sides get one spot of the print, so that all is one mesh and one material. */
function reprint(
  geometry: BufferGeometry,
  [u, v, w, h]: PrintArea,
  isTop: (i: number) => boolean,
  side: readonly number[],
) {
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++)
    if (isTop(i)) uv.setXY(i, u + uv.getX(i) * w, v + uv.getY(i) * h)
    else uv.setXY(i, side[0] ?? 0, side[1] ?? 0)
  return geometry
}

/** A piece of thick card that lies with its print up, at y = 0. */
export function slab(
  width: number,
  depth: number,
  thick: number,
  area: PrintArea,
  side: readonly number[],
): BufferGeometry {
  const box = new BoxGeometry(width, thick, depth).translate(0, -thick / 2, 0)
  // Vertices 8 to 11 are the upper face.
  return reprint(box, area, i => i >= 8 && i < 12, side)
}

/** A round one; three.js turns the print of its face, so that it is laid on anew. */
export function coin(radius: number, thick: number, area: PrintArea, side: readonly number[]): BufferGeometry {
  const round = new CylinderGeometry(radius, radius, thick, 20).translate(0, thick / 2, 0)
  const [normal, at, uv] = [round.getAttribute('normal'), round.getAttribute('position'), round.getAttribute('uv')]
  for (let i = 0; i < uv.count; i++) uv.setXY(i, at.getX(i) / radius / 2 + 0.5, 0.5 - at.getZ(i) / radius / 2)
  return reprint(round, area, i => normal.getY(i) > 0.9, side)
}
