import { pointOn } from '../../../../../shared/games/diabolik/map/bends.ts'
import { LOCATIONS, type Location, type MapPoint, SPOT } from '../../../../../shared/games/diabolik/map/locations.ts'
import { ROADS } from '../../../../../shared/games/diabolik/map/roads.ts'
import { type Box, rng } from '../../../../kit/art/ink2d.ts'
import { SHEET } from './paper.ts'

/** Wide, high. */
export type Size = MapPoint
export type Plates = Readonly<Record<Location, Box>>

/** A pin, who stands on it and the light round it need this much round its middle. */
export const PIN = 21
/** Between two names. */
const GAP = 3
const NEVER = 1000

const ROAD_POINTS: readonly MapPoint[] = ROADS.flatMap(road =>
  Array.from({ length: 21 }, (_, i) => pointOn(road, (i + 1) / 22)),
)

export const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a[0] < b[0] + b[2] + gap && b[0] < a[0] + a[2] + gap && a[1] < b[1] + b[3] + gap && b[1] < a[1] + a[3] + gap

/** From a point to the nearest edge of a box; 0 inside. */
export const away = ([x, y, width, height]: Box, [px, py]: MapPoint): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height))

interface Candidate {
  readonly box: Box
  readonly cost: number
}

/** The best first: below its pin, for who stands there stands behind it; then beside, then above. */
function candidates(location: Location, [w, h]: Size, taken: readonly Box[]): Candidate[] {
  const [x, y] = SPOT[location]
  const shifts = [0, 0.12, -0.12, 0.25, -0.25, 0.38, -0.38, 0.5, -0.5]
  const spots: [MapPoint, number][] = []
  for (const down of [PIN + 1, PIN + 5, PIN + 10])
    for (const shift of shifts)
      spots.push([[x + shift * w, y + down + h / 2], Math.abs(shift) * 24 + (down - PIN) * 1.2])
  for (const side of [1, -1])
    for (const down of [0, 8, -8, 16, -16])
      for (const far of [0, 7]) spots.push([[x + side * (PIN + 2 + far + w / 2), y + down], 26 + Math.abs(down) + far])
  for (const shift of shifts) spots.push([[x + shift * w, y - PIN - 1 - h / 2], 80 + Math.abs(shift) * 24])
  return spots
    .map(([[cx, cy], cost]): Candidate => {
      const box: Box = [cx - w / 2, cy - h / 2, w, h]
      return { box, cost: cost + costOf(location, box, taken) }
    })
    .sort((a, b) => a.cost - b.cost)
}

/** What speaks against a name in this place: it must be on the map, off what is printed, and read as its own pin’s. */
export function costOf(location: Location, box: Box, taken: readonly Box[]): number {
  const [x, y, w, h] = box
  let cost = 0
  if (x < 5 || y < 5 || x + w > SHEET.width - 5 || y + h > SHEET.height - 5) cost += NEVER
  if (taken.some(each => overlap(each, box, GAP))) cost += NEVER
  const own = away(box, SPOT[location])
  for (const other of LOCATIONS) {
    const far = away(box, SPOT[other])
    if (far < PIN) cost += NEVER
    if (other === location) continue
    // A name nearer to another pin would be read as that one's.
    if (far < own + 8) cost += 40
    const [px, py] = SPOT[other]
    if (overlap(box, [px - 18, py - 60, 36, 60])) cost += 10
  }
  const covered = ROAD_POINTS.filter(at => at[0] > x - 4 && at[0] < x + w + 4 && at[1] > y - 4 && at[1] < y + h + 4)
  // Roads run out of the capital on all sides: its name lies on some, so that nobody stands before it.
  return cost + covered.length * (location === 'clerville' ? 1 : 5)
}

/** Where the names go: none over a pin, a printed box or another name, and over as little of the roads as can be. */
export function placePlates(sizes: Readonly<Record<Location, Size>>, taken: readonly Box[]): Plates {
  const all = new Map(LOCATIONS.map(each => [each, candidates(each, sizes[each], taken)]))
  let best = { plates: new Map<Location, Box>(), cost: Number.POSITIVE_INFINITY }
  for (let seed = 1; seed <= 4; seed++) {
    const found = settle(all, rng(seed))
    if (found.cost < best.cost) best = found
  }
  return Object.fromEntries(best.plates) as Plates
}

/** Each takes its best place in turn, given where the others are, until nobody wants to move. */
function settle(
  all: ReadonlyMap<Location, readonly Candidate[]>,
  random: () => number,
): { plates: Map<Location, Box>; cost: number } {
  const chosen = new Map<Location, Candidate>()
  const priced = (location: Location, { box, cost }: Candidate): number => {
    let sum = cost
    for (const [other, { box: theirs }] of chosen) if (other !== location && overlap(box, theirs, GAP)) sum += NEVER
    return sum
  }
  const turns = [...all].map(each => ({ each, turn: random() })).sort((a, b) => a.turn - b.turn)
  for (let sweep = 0, moved = true; moved && sweep < 20; sweep++) {
    moved = false
    for (const { each } of turns) {
      const [location, options] = each
      const before = chosen.get(location)
      let best = before
      let least = before ? priced(location, before) : Number.POSITIVE_INFINITY
      for (const option of options) {
        if (option.cost >= least) break
        const cost = priced(location, option)
        if (cost < least) [best, least] = [option, cost]
      }
      if (!best || best === before) continue
      chosen.set(location, best)
      moved = true
    }
  }
  const cost = [...chosen].reduce((sum, [location, each]) => sum + priced(location, each), 0)
  return { plates: new Map([...chosen].map(([location, { box }]) => [location, box])), cost }
}
