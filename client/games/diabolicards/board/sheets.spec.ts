import { expect, it } from 'vitest'
import { SLOTS, type SlotKind, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import type { Vec } from '../../../stage/actors.ts'
import { boardAt, type Format, middleAt, type Page, signAt, slotAt, TILE } from '../layout/places.ts'
import { canvasOf, cornerOn, sheetsOf } from './sheets.ts'

const FORMATS: readonly Format[] = ['desk', 'low', 'tall']

/** Everything that lies on a page of the mat. */
function on(page: Page, format: Format): Vec[] {
  const zone = ZONES.find(each => each === page)
  if (!zone) {
    const places = ['contract:0', 'contract:3', 'deck', 'discards'].map(id => middleAt(id, format))
    return [...places.flatMap(place => (place ? [place.at] : [])), signAt(0, format), signAt(1, format)]
  }
  return [true, false].flatMap(near => [
    boardAt(near, zone, format),
    ...(Object.keys(SLOTS) as SlotKind[]).flatMap(slot =>
      Array.from({ length: SLOTS[slot] }, (_, i) => slotAt(near, zone, slot, i, format).at),
    ),
  ])
}

it.each(FORMATS)('prints under every slot of its pages (%s)', format => {
  for (const { x, z, width, depth, pages } of sheetsOf(format))
    for (const [px, , pz] of pages.flatMap(page => on(page, format))) {
      expect(Math.abs(px - x) + TILE.width / 2).toBeLessThan(width / 2)
      expect(Math.abs(pz - z) + TILE.height / 2).toBeLessThan(depth / 2)
    }
})

it.each(FORMATS)('has room for every sheet on the canvas, beside the others (%s)', format => {
  const sheets = sheetsOf(format)
  const canvas = canvasOf(sheets)
  const corners = sheets.map((_, i) => cornerOn(canvas, i))
  expect(new Set(corners.map(String)).size).toBe(sheets.length)
  for (const [x, y] of corners) {
    expect(x + canvas.width).toBeLessThanOrEqual(canvas.columns * canvas.width)
    expect(y + canvas.depth).toBeLessThanOrEqual(canvas.rows * canvas.depth)
  }
})
