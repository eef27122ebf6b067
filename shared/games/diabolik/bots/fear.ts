import type { CrimeCard } from '../cards/crime/names.ts'
import type { Location } from '../map/locations.ts'
import { CRIMINALS, type Criminal, WATCHERS, type Watcher } from '../state.ts'
import { certain, chanceAt, type Likelihoods, settle, spread } from './odds.ts'
import { COUNT, type Gear, hops } from './reach.ts'
import { policeIn, type Scene } from './scene.ts'
import { guardOf, oddsOf, type Trail, whereMaybe } from './trail.ts'

/** How likely a Criminal is to be found. */

/** Where nothing is seen because nobody moves. */
export const STAY = 'stay'

/**
 * How often somebody was found, counted over 70 matches: by how many of the Police were within one Move (`base`), and by how likely
 * they held that place (`near`; `far` where none of them was). What it adds that one of them stands there, or that the partner is
 * chased there, is a guess.
 */
const FOUND = { base: [0.01, 0.14, 0.25, 0.35, 0.4], far: 0.12, near: 0.55, standing: 0.25, crowd: 0.35, most: 0.97 }

/** Whoever is chased draws them all. */
const isChasedAt = (scene: Scene, at: Location): boolean =>
  CRIMINALS.some(each => scene.onTheRun[each] && each !== scene.facts.acting && scene.places[each] === at)

/** What a movement is made by, and how far that goes, for whoever keeps books by it. */
export interface Ride {
  readonly card: CrimeCard
  readonly gear?: Gear
}

/** The Police search where they think somebody is, if they can get there. */
export function foundAt(
  scene: Scene,
  trail: Trail,
  who: Criminal,
  at: Location,
  seen: string,
  by: Ride | undefined,
  cache: Map<string, Likelihoods>,
): number {
  return searched(scene, at, chanceAt(oddsAfter(scene, trail, who, at, seen, by?.gear, cache), at))
}

export function searched(scene: Scene, at: Location, odds: number, police = scene.police): number {
  let reachers = 0
  for (const each of police) if (hops(scene.area, each.at, at) <= 1) reachers++
  if (scene.foresees) return foundBy(scene, at, odds, reachers)
  if (scene.shrewd) {
    const standing = police.some(each => each.at === at) ? FOUND.standing : 0
    const base = FOUND.base[Math.min(reachers, FOUND.base.length - 1)] ?? 0
    const known = odds * (reachers === 0 ? FOUND.far : FOUND.near)
    return Math.min(FOUND.most, base + standing + known + (isChasedAt(scene, at) ? FOUND.crowd : 0))
  }
  if (reachers === 0) return 0
  const standing = policeIn(scene, at).length > 0 ? 0.25 : 0
  return Math.min(1, odds * (1 + reachers * 0.4) + standing)
}

/** … by those who know all that can be known: found by trial over 160 matches, as the logarithm of the odds (notes.md). */
const FEAR = { base: -1.4, any: 1.5, each: 1.05, known: 1.2, chased: 1, least: 0.003, crowd: 4 }

function foundBy(scene: Scene, at: Location, odds: number, reachers: number): number {
  const near = reachers > 0 ? FEAR.any + FEAR.each * Math.min(reachers, FEAR.crowd) : 0
  const logit =
    FEAR.base + near + FEAR.known * Math.log(Math.max(odds, FEAR.least)) + (isChasedAt(scene, at) ? FEAR.chased : 0)
  return 1 / (1 + Math.exp(-logit))
}

/** What everybody would think after this movement. */
function oddsAfter(
  scene: Scene,
  trail: Trail,
  who: Criminal,
  at: Location,
  seen: string,
  by: Gear | undefined,
  cache: Map<string, Likelihoods>,
): Likelihoods {
  if (seen === STAY) return whereMaybe(trail, who)
  const card = scene.cardAt.get(at)
  const key = `${seen} ${card ?? ''} ${by ? `${by.plus} ${by.free}` : ''}`
  const known = cache.get(key)
  if (known) return known
  let odds: Likelihoods
  if (card !== undefined) {
    odds = oddsAfter(scene, trail, who, '' as Location, seen, by, cache).slice()
    const lying = oddsOf(trail, card)
    for (let i = 0; i < COUNT; i++) odds[i] = (odds[i] ?? 0) * (lying[i] ?? 0)
    if (!settle(odds)) odds = lying
  } else {
    let mask = 0
    for (const each of seen === '' ? [] : seen.split(',')) mask |= 1 << WATCHERS.indexOf(each as Watcher)
    const open = scene.onTheRun[who]
    const origin = open ? certain(trail.open[who]) : whereMaybe(trail, who).slice()
    odds = spread(
      trail.area,
      origin,
      by ?? trail.gear[who],
      guardOf(trail),
      { by: mask, count: 0, blurred: false },
      open,
    )
    settle(odds)
  }
  cache.set(key, odds)
  return odds
}
