import type { CrimeCard } from '../../../../shared/games/diabolik/cards/crime/names.ts'
import type { EventOf } from '../../../../shared/games/diabolik/events.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import {
  type Area,
  distance,
  locationsOf,
  neighboursOf,
  REACH,
  ROAD_TYPES,
} from '../../../../shared/games/diabolik/map/roads.ts'
import type { RoadChoice } from '../../../../shared/games/diabolik/move.ts'
import { pathsFrom } from '../../../../shared/games/diabolik/rules/ways.ts'
import { type Criminal, ROADBLOCKS, WATCHERS, type Watcher } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Fits } from './net.ts'

/** A hidden movement as the Detectives heard of it. */
export interface Heard {
  readonly who: Criminal
  readonly area: Area
  /** The table before it. */
  readonly view: DiabolikView
  /** The card that it was made with. */
  readonly by: CrimeCard | null
  readonly sighting: EventOf<'sighted'> | null
  /** From the open: one may hide on the spot. */
  readonly hides: boolean
}

const RIDE = 5
/** What a card adds to a Move that is made with it. */
const PLUS: Partial<Record<CrimeCard, number>> = { fullThrottle: 2 }
const FREE: Partial<Record<CrimeCard, number>> = { backRoads: 3, smokeBomb: 3 }

/** Which Locations it can have led to from which: by how far one gets, by who would have noticed and did or did not. */
export function endsOf(heard: Heard): Fits {
  const { area, by } = heard
  const known = new Map<Location, ReadonlySet<Location>>()
  const ends = by === 'sewers' ? nextDoor : by === 'freightTrain' ? byTrain : byRoad
  return (from, to) => {
    const found = known.get(from) ?? new Set(ends(heard, from))
    known.set(from, found)
    return found.has(to) && locationsOf(area).includes(to)
  }
}

/** Noticed by nobody. */
const nextDoor = ({ area }: Heard, from: Location): Location[] => neighboursOf(area, from).map(({ to }) => to)

/** Along the Highways, noticed at both ends. */
function byTrain(heard: Heard, from: Location): Location[] {
  const { area } = heard
  const hasTracks = (at: Location): boolean => neighboursOf(area, at).some(({ type }) => type === 'highway')
  if (!hasTracks(from)) return []
  return locationsOf(area).filter(
    to => to !== from && hasTracks(to) && distance(area, from, to) <= RIDE && isNoticed(heard, [from, to]),
  )
}

function byRoad(heard: Heard, from: Location): Location[] {
  const { area, view, hides } = heard
  const barred = ROADBLOCKS.map(who => view.pieces[who]?.place)
  const roads = reachesOf(heard).flatMap(([road, reach]) =>
    pathsFrom(area, from, road, reach)
      .filter(({ steps, inner }) => !inner.some(at => barred.includes(at)) && isNoticed(heard, [from, ...steps]))
      .map(({ to }) => to),
  )
  return hides && isNoticed(heard, [from]) ? [from, ...roads] : roads
}

/** D-13, as cards have changed it. What kind of road was used before in the turn (D-64) is not told. */
function reachesOf({ who, view, by }: Heard): [RoadChoice, number][] {
  const lasting = view.facts.effects.split(' ').flatMap(effect => {
    const [type, of, value] = effect.split(':')
    const concerns = of === who || of === 'criminals' || (of === 'jaguar' && view.facts.driver === who)
    return concerns ? [{ type, value: Number(value) }] : []
  })
  const all = (type: string): number[] => lasting.filter(each => each.type === type).map(({ value }) => value)
  const most = Math.min(...all('slow'))
  const plus = all('reach').reduce((sum, each) => sum + each, (by && PLUS[by]) ?? 0)
  const free = Math.min(most, Math.max(0, (by && FREE[by]) ?? 0, ...all('free')))
  return [
    ...ROAD_TYPES.map((road): [RoadChoice, number] => [road, Math.max(1, Math.min(REACH[road], most) + plus)]),
    ['any', free],
  ]
}

/** D-33: would exactly those have noticed this way who did? */
function isNoticed({ view, sighting }: Heard, way: readonly Location[]): boolean {
  const seen = WATCHERS.filter(who => way.some(at => at === view.pieces[who]?.place))
  if (sighting === null) return seen.length === 0
  if (sighting.by.length === 0) return seen.length === sighting.count
  return seen.length === sighting.by.length && seen.every((who: Watcher) => sighting.by.includes(who))
}
