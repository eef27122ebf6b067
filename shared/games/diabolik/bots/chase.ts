import type { Location } from '../map/locations.ts'
import { neighboursOf } from '../map/roads.ts'
import type { Criminal, EffectType, Policeman } from '../state.ts'
import { INDEX, locationAt, tripsFrom, USUAL } from './reach.ts'
import type { Scene } from './scene.ts'

/** How many ways out there are for whoever is On the Run, and what would close them. */

/** What somebody could do about a chase. */
export interface Change {
  /** One of the Police stands elsewhere; null: is not there. */
  readonly post?: { readonly who: Policeman; readonly at: Location | null }
  readonly roadblock?: Location
  readonly alert?: boolean
  readonly slow?: boolean
  readonly oneMove?: boolean
}

const has = ({ facts }: Scene, type: EffectType, who: Criminal): boolean =>
  facts.effects.includes(`${type}:${who}:`) || (facts.driver === who && facts.effects.includes(`${type}:jaguar:`))

/** D-36: would anything there keep this Criminal out of the Shadows? */
export function isWatched(scene: Scene, who: Criminal, at: Location, { post, roadblock, alert }: Change = {}): boolean {
  const manned = (place: Location): boolean =>
    scene.police.some(each => (each.who === post?.who ? post.at : each.at) === place)
  const barred = (place: Location): boolean => scene.roadblocks.includes(place) || roadblock === place
  const alerted = alert || has(scene, 'alert', who)
  return (
    manned(at) || barred(at) || neighboursOf(scene.area, at).some(({ to }) => barred(to) || (alerted && manned(to)))
  )
}

/** To hide at once is worth this many ways that lead elsewhere first. */
const AT_ONCE = 3

/** From how many Locations the fugitive could Go Back into the Shadows in the next turn. */
export function exits(scene: Scene, who: Criminal, change: Change = {}): number {
  const here = scene.places[who]
  if (here === null) return 0
  const open = isWatched(scene, who, here, change) ? 0 : AT_ONCE
  const drives = scene.facts.driver === who && !change.oneMove && !has(scene, 'oneMove', who)
  if (!drives) return open
  const slow = change.slow || has(scene, 'slow', who)
  const barred = (at: number): boolean =>
    locationAt(at) === change.roadblock || scene.roadblocks.includes(locationAt(at))
  const ends = new Set<number>()
  for (const { to, path } of tripsFrom(scene.area, INDEX[here], slow ? { ...USUAL, cap: 1 } : USUAL).list)
    if (!ends.has(to) && !path.slice(1, -1).some(barred) && !isWatched(scene, who, locationAt(to), change)) ends.add(to)
  return open + ends.size
}

/** Which share of the ways out that would close, for whoever is hurt most. */
export function closing(scene: Scene, change: Change, before: Change = {}): number {
  let most = 0
  for (const who of ['diabolik', 'eva'] as const) {
    if (!scene.onTheRun[who]) continue
    const ways = exits(scene, who, before)
    if (ways > 0) most = Math.max(most, 1 - exits(scene, who, change) / ways)
  }
  return most
}
