import type { Location } from './map/locations.ts'
import { type Area, neighboursOf, REACH, ROAD_TYPES, type RoadType } from './map/roads.ts'
import type { Road, Target } from './move.ts'
import { effectsOf, hasEffect, isCriminal, isHidden, placeOf, roadblockAt, watchersOn } from './questions.ts'
import type { Criminal, Figure, State, Watcher } from './state.ts'

/** A road movement: where it ends, over what, through which Locations (the end included), and who would notice it. */
export interface Way {
  readonly to: Location
  readonly road: Road
  readonly path: readonly Location[]
  readonly seen: readonly Watcher[]
}

type Path = readonly Location[]
const known = new Map<string, readonly Path[]>()

/** All ways of so many steps at most over one kind of road, or over any, shortest first. No Location twice (D-82). */
function pathsFrom(area: Area, from: Location, road: Road, reach: number): readonly Path[] {
  const key = `${area} ${from} ${road} ${reach}`
  const found = known.get(key)
  if (found) return found
  const paths: Path[] = []
  let ends: Path[] = [[]]
  for (let step = 0; step < reach; step++) {
    ends = ends.flatMap(path =>
      neighboursOf(area, path.at(-1) ?? from)
        .filter(({ to, type }) => (road === 'any' || type === road) && to !== from && !path.includes(to))
        .map(({ to }) => [...path, to]),
    )
    paths.push(...ends)
  }
  known.set(key, paths)
  return paths
}

/** D-13, as cards have changed it. */
function reachOf(state: State, figure: Figure, road: RoadType): number {
  if (effectsOf(state, figure, 'closed').some(effect => effect.road === undefined || effect.road === road)) return 0
  const slow = effectsOf(state, figure, 'slow').find(effect => effect.road === undefined || effect.road === road)
  const plus = effectsOf(state, figure, 'reach')
    .filter(effect => effect.road === undefined || effect.road === road)
    .reduce((sum, { value }) => sum + value, 0)
  return Math.max(1, (slow ? Math.min(slow.value, REACH[road]) : REACH[road]) + plus)
}

/** The kinds of road open to a figure now, and how far each leads. D-64: one kind a turn. */
function reaches(state: State, figure: Figure): [Road, number][] {
  const { acting } = state
  const kind = acting?.figure === figure ? acting.road : null
  const roads: [Road, number][] = ROAD_TYPES.filter(road => kind === null || kind === road).map(road => [
    road,
    reachOf(state, figure, road),
  ])
  const free = Math.max(0, ...effectsOf(state, figure, 'free').map(({ value }) => value))
  return free > 0 ? [...roads, ['any', free]] : roads
}

/** All road movements that a Move could be, whether or not there is a Move left; those that come to the same only once. */
export function ways(state: State, figure: Figure): Way[] {
  const from = placeOf(state, figure)
  if (from === null) return []
  const criminal = isCriminal(figure)
  // Going back into the Shadows sights as well (D-67), so the ways of anybody On the Run are told apart like hidden ones.
  const unseen = !criminal || hasEffect(state, figure, 'silent')
  const found = new Map<string, Way>()
  for (const [road, reach] of reaches(state, figure))
    for (const path of pathsFrom(state.area, from, road, reach)) {
      if (criminal && path.slice(0, -1).some(at => roadblockAt(state, at) !== null)) continue
      const to = path.at(-1) as Location
      const seen = unseen ? [] : watchersOn(state, [from, ...path])
      const key = `${to} ${road} ${seen.join()}`
      if (!found.has(key)) found.set(key, { to, road, path, seen })
    }
  return [...found.values()]
}

/** In the open it does not matter by which way (D-33 is for the Shadows): one for each end and kind of road. */
export function openWays(state: State, figure: Figure): Way[] {
  const found = new Map<string, Way>()
  for (const way of ways(state, figure)) {
    const key = `${way.to} ${way.road}`
    if (!found.has(key)) found.set(key, way)
  }
  return [...found.values()]
}

/** The hidden Moves on offer. */
export const sneaks = (state: State, who: Criminal): (Target & { to: Location; road: Road; seen: string })[] =>
  isHidden(state, who) ? ways(state, who).map(({ to, road, seen }) => ({ to, road, seen: seen.join() })) : []
