import { expect, it } from 'vitest'
import { SLOTS, type SlotKind, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import type { Vec } from '../../../stage/actors.ts'
import { boardAt, middleAt, type Page, signAt, slotAt, TILE, type Way } from '../layout/places.ts'
import { canvasOf, cornerOn, sheetsOf } from './sheets.ts'

const WAYS: readonly Way[] = ['desk', 'low', 'tall']

/** Everything that lies on a page of the mat. */
function on(page: Page, way: Way): Vec[] {
  const zone = ZONES.find(each => each === page)
  if (!zone) {
    const places = ['contract:0', 'contract:3', 'deck', 'discards'].map(id => middleAt(id, way))
    return [...places.flatMap(place => (place ? [place.at] : [])), signAt(0, way), signAt(1, way)]
  }
  return [true, false].flatMap(near => [
    boardAt(near, zone, way),
    ...(Object.keys(SLOTS) as SlotKind[]).flatMap(slot =>
      Array.from({ length: SLOTS[slot] }, (_, i) => slotAt(near, zone, slot, i, way).at),
    ),
  ])
}

it.each(WAYS)('prints under every slot of its pages (%s)', way => {
  for (const { x, z, width, depth, pages } of sheetsOf(way))
    for (const [px, , pz] of pages.flatMap(page => on(page, way))) {
      expect(Math.abs(px - x) + TILE.width / 2).toBeLessThan(width / 2)
      expect(Math.abs(pz - z) + TILE.height / 2).toBeLessThan(depth / 2)
    }
})

it.each(WAYS)('has room for every sheet on the canvas, beside the others (%s)', way => {
  const sheets = sheetsOf(way)
  const canvas = canvasOf(sheets)
  const corners = sheets.map((_, i) => cornerOn(canvas, i))
  expect(new Set(corners.map(String)).size).toBe(sheets.length)
  for (const [x, y] of corners) {
    expect(x + canvas.width).toBeLessThanOrEqual(canvas.columns * canvas.width)
    expect(y + canvas.depth).toBeLessThanOrEqual(canvas.rows * canvas.depth)
  }
})
