import { LOCATIONS, type Location, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Box } from '../../../kit/art/ink2d.ts'
import type { Placed } from '../../../stage/actors.ts'
import { LEGEND } from '../art/map/legend.ts'
import { costOf, overlap, PIN, type Plates } from '../art/map/plates.ts'
import { behind, shared } from '../pieces/people/aside.ts'
import { clues, figures } from './layout.ts'
import { type Format, isLocation, MAP } from './places.ts'

/** Points of the map to a unit of the table. */
export const POINTS = 1000 / MAP.width
/** How far over the map something reaches that is one unit high, as it is seen. */
export const FALL = 1.1
/** What a figure of size 1 hides, and what lies on the map. */
const FIGURE = { wide: 1.1 * POINTS, high: 2.9 * FALL * POINTS } as const
const TOKEN = 1.3 * POINTS
/** So little of a name may be hidden, and it stays where it is printed. */
const READ = 0.08
/** Rather over all the roads of a town than hidden. */
const HIDDEN = 1500

/** What those hide who stand on the map, in its points. */
export const hidden = (standing: readonly Placed[]): Box[] =>
  standing.map(({ at: [x, , z], size = 1 }) =>
    behind([x * POINTS + 500, z * POINTS + 350 + 14], FIGURE.wide * size, FIGURE.high * size + 14),
  )

const known = new WeakMap<DiabolikView, { plates: Plates; format: Format; names: Plates }>()

/** Where the names lie: as they are printed, but those that somebody would stand before give way. */
export function namesOf(view: DiabolikView, plates: Plates, format: Format): Plates {
  const before = known.get(view)
  if (before?.plates === plates && before.format === format) return before.names
  const names = giveWay(plates, standingOn(view, format))
  known.set(view, { plates, format, names })
  return names
}

/** What of the map is hidden by who stands and what lies there. */
function standingOn(view: DiabolikView, format: Format): Box[] {
  const entries = Object.entries(view.pieces)
  const standing = figures(entries, [], format).filter(({ id }) => isLocation(view.pieces[id]?.place ?? ''))
  const lying = clues(entries, format).map(({ at: [x, , z], size = 1 }): Box => {
    const wide = TOKEN * size
    return [x * POINTS + 500 - wide / 2, z * POINTS + 350 - wide / 2, wide, wide]
  })
  return [...hidden(standing), ...lying]
}

/** Places for a name round its pin, and what each is the worse for being far off. */
function round(location: Location, [, , w, h]: Box): [Box, number][] {
  const [x, y] = SPOT[location]
  const at = (cx: number, cy: number, cost: number): [Box, number] => [[cx - w / 2, cy - h / 2, w, h], cost]
  return [0, 8, 16, 26, 38].flatMap(reach => [
    ...[0, 0.12, 0.25, 0.38, 0.5].flatMap(shift =>
      [1, -1].flatMap(side => [
        at(x + side * shift * w, y + PIN + 1 + reach + h / 2, reach + shift * 24),
        at(x + side * shift * w, y - PIN - 1 - reach - h / 2, reach + shift * 24 + 40),
      ]),
    ),
    ...[0, 8, 16, 26, 38].flatMap(off =>
      [1, -1].flatMap(side =>
        [1, -1].map(down => at(x + side * (PIN + 2 + reach + w / 2), y + down * off, reach + off + 20)),
      ),
    ),
  ])
}

export function giveWay(plates: Plates, taken: readonly Box[]): Plates {
  const names = { ...plates }
  const share = (box: Box): number => taken.reduce((sum, each) => sum + shared(box, each), 0) / (box[2] * box[3])
  for (const location of LOCATIONS) {
    const printed = plates[location]
    if (share(printed) <= READ) continue
    const others = LOCATIONS.filter(each => each !== location).map(each => names[each])
    let [best, least] = [printed, share(printed) * HIDDEN]
    for (const [box, far] of round(location, printed)) {
      const cost = far + share(box) * HIDDEN
      if (cost >= least || others.some(other => overlap(box, other))) continue
      const all = cost + costOf(location, box, LEGEND)
      if (all < least) [best, least] = [box, all]
    }
    names[location] = best
  }
  return names
}
