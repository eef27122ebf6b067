import { pointOn } from '../../../../shared/games/diabolik/map/bends.ts'
import { type MapPoint, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import { type Area, locationsOf, ROADS } from '../../../../shared/games/diabolik/map/roads.ts'
import { halftone, sheet } from '../../../kit/art/ink2d.ts'
import { LEGEND } from '../art/map/legend.ts'
import { SHEET } from '../art/map/paper.ts'
import { away, type Plates } from '../art/map/plates.ts'
import { FUMETTO } from '../art/palette.ts'

/** A dark screen printed over what is not played on; what explains the map stays, and every name that is in play. */
export function drawVeil(area: Area, plates: Plates): HTMLCanvasElement {
  const members = locationsOf(area)
  const inside: MapPoint[] = [
    ...members.map(each => SPOT[each]),
    ...ROADS.filter(({ ends }) => ends.every(end => members.includes(end))).flatMap(road =>
      [0.25, 0.5, 0.75].map(t => pointOn(road, t)),
    ),
  ]
  const { canvas, ctx, width, height } = sheet(2048, Math.round((2048 * SHEET.height) / SHEET.width))
  halftone(ctx, [0, 0, width, height], 13, FUMETTO.ink, (u, v) => {
    const [x, y] = [u * SHEET.width, v * SHEET.height]
    if (LEGEND.some(box => away(box, [x, y]) < 5)) return 0
    const far = Math.min(
      ...inside.map(([px, py]) => Math.hypot(px - x, py - y) - 46),
      ...members.map(each => away(plates[each], [x, y]) - 8),
    )
    return Math.min(0.9, Math.max(0, far / 34))
  })
  return canvas
}
