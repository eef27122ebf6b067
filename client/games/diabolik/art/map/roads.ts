import { bendOf, pointOn } from '../../../../../shared/games/diabolik/map/bends.ts'
import { type MapPoint, SPOT } from '../../../../../shared/games/diabolik/map/locations.ts'
import { REACH, ROADS, type Road, type RoadType } from '../../../../../shared/games/diabolik/map/roads.ts'
import type { Box, Ctx } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import { PRINT } from './paper.ts'

/** Told apart by colour, width and pattern. */
const ROAD_INK: Readonly<Record<RoadType, { color: string; width: number }>> = {
  highway: { color: '#1f8f4e', width: 9.4 },
  stateRoad: { color: '#2a68b8', width: 6.6 },
  countyRoad: { color: '#7b3aa0', width: 4.6 },
}
const ORDER: readonly RoadType[] = ['countyRoad', 'stateRoad', 'highway']

function pathOf(road: Road): Path2D {
  const path = new Path2D()
  path.moveTo(...SPOT[road.ends[0]])
  path.quadraticCurveTo(...bendOf(road), ...SPOT[road.ends[1]])
  return path
}

/** Halo, casing and colour of lines of one type: of the roads, and of the key. */
export function drawLines(ctx: Ctx, type: RoadType, paths: readonly Path2D[]): void {
  const { color, width } = ROAD_INK[type]
  const lay = (wide: number, ink: string, dash: readonly number[] = []): void => {
    ctx.strokeStyle = ink
    ctx.lineWidth = wide
    ctx.lineCap = dash.length > 0 ? 'butt' : 'round'
    ctx.setLineDash([...dash])
    for (const path of paths) ctx.stroke(path)
  }
  lay(width + 6.4, PRINT.paper)
  lay(width + 2.8, PRINT.ink)
  if (type === 'countyRoad') {
    lay(width, PRINT.paper)
    lay(width, color, [10, 4])
  } else lay(width, color)
  if (type === 'highway') lay(1.7, PRINT.paper, [8, 6])
  ctx.setLineDash([])
  ctx.lineCap = 'round'
}

export function drawRoads(ctx: Ctx): void {
  for (const type of ORDER) {
    const roads = ROADS.filter(road => road.type === type)
    drawLines(ctx, type, roads.map(pathOf))
  }
}

/** How far a Move goes on it: a shield, a round or a square, so that the shape tells too. */
export function drawReach(ctx: Ctx, type: RoadType, [x, y]: MapPoint, size: number): void {
  const shape = new Path2D()
  const r = size / 2
  if (type === 'highway') {
    shape.moveTo(-r, -r)
    shape.lineTo(r, -r)
    shape.bezierCurveTo(r * 1.1, r * 0.3, r * 0.6, r * 0.9, 0, r * 1.25)
    shape.bezierCurveTo(-r * 0.6, r * 0.9, -r * 1.1, r * 0.3, -r, -r)
  } else if (type === 'stateRoad') shape.arc(0, 0, r * 1.05, 0, Math.PI * 2)
  else shape.rect(-r * 0.85, -r * 0.85, r * 1.7, r * 1.7)
  ctx.save()
  ctx.translate(x, y)
  ctx.strokeStyle = PRINT.ink
  ctx.lineWidth = 4.4
  ctx.stroke(shape)
  ctx.strokeStyle = PRINT.paper
  ctx.lineWidth = 2.4
  ctx.stroke(shape)
  ctx.fillStyle = ROAD_INK[type].color
  ctx.fill(shape)
  ctx.fillStyle = PRINT.paper
  ctx.font = `${size * 1.08}px ${FONTS.head}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(String(REACH[type]), 0, size * 0.06)
  ctx.restore()
}

const covers = ([x, y, width, height]: Box, [px, py]: MapPoint, margin: number): boolean =>
  px > x - margin && px < x + width + margin && py > y - margin && py < y + height + margin

/** One on each road, where neither a name nor a Location lies. */
export function drawReaches(ctx: Ctx, plates: readonly Box[]): void {
  const size = 16
  for (const road of ROADS) {
    const spot = [0.5, 0.44, 0.56, 0.38, 0.62, 0.33, 0.67]
      .map(t => pointOn(road, t))
      .find(
        at =>
          !plates.some(plate => covers(plate, at, size * 0.7)) &&
          road.ends.every(end => Math.hypot(at[0] - SPOT[end][0], at[1] - SPOT[end][1]) > 28),
      )
    if (spot) drawReach(ctx, road.type, spot, size)
  }
}
