import { LOCATIONS, type Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { type Area, neighboursOf, REACH } from '../../../../shared/games/diabolik/map/roads.ts'
import type { RoadChoice } from '../../../../shared/games/diabolik/move.ts'
import type { Preview } from '../../../../shared/games/diabolik/preview.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import { locationOn } from '../../../../shared/games/diabolik/words/faces.ts'
import type { Move } from '../../../../shared/kernel/game.ts'
import type { Choice } from '../../../session/tableState.ts'
import { isLocation } from '../layout/places.ts'

/** A Location that a choice can be made at. */
export interface Lit {
  readonly location: Location
  readonly pointed: boolean
  /** How many would notice, of the way that fewest do; null: it is not about that. */
  readonly seen: number | null
}

export function litOf(targets: ReadonlyMap<string, readonly Choice[]>, pointed: ReadonlySet<string>): Lit[] {
  return LOCATIONS.flatMap((location): Lit[] => {
    const choices = targets.get(location)
    if (!choices) return []
    const counts = choices.flatMap(({ preview }) => (preview as Preview | null)?.seen?.length ?? [])
    return [{ location, pointed: pointed.has(location), seen: counts.length > 0 ? Math.min(...counts) : null }]
  })
}

/** Of several choices at a Location the one that fewest notice: its way is shown. */
export function quietest(choices: readonly Choice[] = []): Choice | null {
  const count = ({ preview }: Choice): number => (preview as Preview | null)?.seen?.length ?? 0
  return choices.reduce<Choice | null>((best, each) => (best && count(best) <= count(each) ? best : each), null)
}

/** On the map where the figure stands, or where its card says, if the viewer can read that. */
function whereIs({ pieces }: DiabolikView, id: string): Location | null {
  const place = pieces[id]?.place ?? ''
  return isLocation(place) ? place : (locationOn(pieces[place]?.face) ?? null)
}

/**
 * The Locations that a road movement passes, its start included: the shortest way at which just those notice whom the
 * move names. None where the table does not tell.
 */
export function routeOf(move: Move, view: DiabolikView, area: Area): Location[] {
  const { to, road, seen } = move as { to?: string; road?: RoadChoice | 'stay'; seen?: string }
  const from = whereIs(view, view.facts.acting)
  if (!from || !to || !isLocation(to) || !road || road === 'stay') return []
  const most = road === 'any' ? REACH.highway : REACH[road]
  const noticed = (path: readonly Location[]): boolean =>
    seen === undefined ||
    Object.entries(view.pieces).every(
      ([id, { kind, place }]) =>
        !['detective', 'officer', 'roadblock'].includes(kind) ||
        path.some(at => at === place) === seen.split(',').includes(id),
    )
  let paths: Location[][] = [[from]]
  for (let steps = 0; steps < most; steps++) {
    paths = paths.flatMap(path =>
      neighboursOf(area, path.at(-1) ?? from)
        .filter(step => (road === 'any' || step.type === road) && !path.includes(step.to))
        .map(step => [...path, step.to]),
    )
    const found = paths.find(path => path.at(-1) === to && noticed(path))
    if (found) return found
  }
  return []
}
