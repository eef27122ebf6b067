import type { Location } from '../map/locations.ts'
import { type Area, neighboursOf, REACH, ROAD_TYPES, type RoadType } from '../map/roads.ts'
import type { RoadChoice, Target } from '../move.ts'
import type { Criminal, Figure, State, Watcher } from '../state.ts'
import { effectsOf, isCriminal, isHidden, placeOf, postsOf } from './questions.ts'

/** A road movement: where it ends, over what, through which Locations (the end included), and who would notice it. */
interface Way {
  readonly to: Location
  readonly road: RoadChoice
  readonly path: readonly Location[]
  readonly seen: readonly Watcher[]
}

interface Path {
  readonly to: Location
  readonly steps: readonly Location[]
  /** The steps before the last. */
  readonly inner: readonly Location[]
}

/** Asked for at every step of every match, so found once: by area, start, kind of road and reach. */
const known = new Map<string, Partial<Record<RoadChoice, readonly Path[]>>[]>()

/** All ways of so many steps at most over one kind of road, or over any, shortest first. No Location twice (D-82). */
export function pathsFrom(area: Area, from: Location, road: RoadChoice, reach: number): readonly Path[] {
  const key = area + from
  const byReach = known.get(key) ?? []
  const byRoad = byReach[reach] ?? {}
  const found = byRoad[road]
  if (found) return found
  const paths = findPaths(area, from, road, reach)
  byRoad[road] = paths
  byReach[reach] = byRoad
  known.set(key, byReach)
  return paths
}

function findPaths(area: Area, from: Location, road: RoadChoice, reach: number): Path[] {
  const paths: Path[] = []
  let ends: (readonly Location[])[] = [[]]
  for (let step = 0; step < reach; step++) {
    ends = ends.flatMap(path =>
      neighboursOf(area, path.at(-1) ?? from)
        .filter(({ to, type }) => (road === 'any' || type === road) && to !== from && !path.includes(to))
        .map(({ to }) => [...path, to]),
    )
    for (const steps of ends) paths.push({ to: steps.at(-1) as Location, steps, inner: steps.slice(0, -1) })
  }
  return paths
}

/** D-13, as cards have changed it. */
function reachOf(state: State, figure: Figure, road: RoadType): number {
  if (state.effects.length === 0) return REACH[road]
  const slow = effectsOf(state, figure, 'slow').map(({ value }) => value)
  const plus = effectsOf(state, figure, 'reach').reduce((sum, { value }) => sum + value, 0)
  return Math.max(1, Math.min(REACH[road], ...slow) + plus)
}

/** The kinds of road open to a figure now, and how far each leads. D-64: one kind a turn. */
function reaches(state: State, figure: Figure): [RoadChoice, number][] {
  const { acting } = state
  const kind = acting?.figure === figure ? acting.road : null
  const roads: [RoadChoice, number][] = ROAD_TYPES.filter(road => kind === null || kind === road).map(road => [
    road,
    reachOf(state, figure, road),
  ])
  const slow = effectsOf(state, figure, 'slow').map(({ value }) => value)
  // What slows a Move slows one over roads of all kinds as well.
  const free = Math.min(Math.max(0, ...effectsOf(state, figure, 'free').map(({ value }) => value)), ...slow)
  return free > 0 ? [...roads, ['any', free]] : roads
}

/** All road movements that a Move could be, whether or not there is a Move left; those that come to the same only once. */
export function ways(state: State, figure: Figure): Way[] {
  const from = placeOf(state, figure)
  if (from === null) return []
  if (!isCriminal(figure)) return openWays(state, figure)
  // Going back into the Shadows sights as well (D-67), so the ways of anybody On the Run are told apart like hidden ones.
  const posts = postsOf(state)
  const list: Way[] = []
  for (const [road, reach] of reaches(state, figure)) {
    const found = new Set<string>()
    for (const { to, steps, inner } of pathsFrom(state.area, from, road, reach)) {
      if (isBlocked(state, inner)) continue
      const seen = posts.filter(({ at }) => at === from || steps.includes(at)).map(({ who }) => who)
      const key = seen.length === 0 ? to : to + seen.join()
      if (!found.has(key)) list.push({ to, road, path: steps, seen })
      found.add(key)
    }
  }
  return list
}

/** In the open it does not matter by which way (D-33 is for the Shadows): one for each end and kind of road. */
export function openWays(state: State, figure: Figure): Way[] {
  const from = placeOf(state, figure)
  if (from === null) return []
  const list: Way[] = []
  for (const [road, reach] of reaches(state, figure)) {
    const found = new Set<Location>()
    for (const { to, steps, inner } of pathsFrom(state.area, from, road, reach)) {
      if (found.has(to) || (isCriminal(figure) && isBlocked(state, inner))) continue
      found.add(to)
      list.push({ to, road, path: steps, seen: [] })
    }
  }
  return list
}

/** A Roadblock lets no Criminal through. */
const isBlocked = ({ roadblocks: { roadblockA, roadblockB } }: State, inner: readonly Location[]): boolean =>
  (roadblockA !== null && inner.includes(roadblockA)) || (roadblockB !== null && inner.includes(roadblockB))

/** The hidden Moves on offer. */
export const sneaks = (state: State, who: Criminal): (Target & { to: Location; road: RoadChoice; seen: string })[] =>
  isHidden(state, who) ? ways(state, who).map(({ to, road, seen }) => ({ to, road, seen: seen.join() })) : []
