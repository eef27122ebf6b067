import type { Location } from '../map/locations.ts'
import { type Area, locationsOf, neighboursOf } from '../map/roads.ts'
import { COUNT, type Gear, INDEX, locationAt, tripsFrom } from './reach.ts'

/** How likely each Location is; they add up to one. */
export type Likelihoods = Float64Array

export const certain = (at: number): Likelihoods => {
  const odds = new Float64Array(COUNT)
  odds[at] = 1
  return odds
}

export function even(area: Area): Likelihoods {
  const odds = new Float64Array(COUNT)
  const places = locationsOf(area)
  for (const at of places) odds[INDEX[at]] = 1 / places.length
  return odds
}

/** Makes them add up to one; false where nothing is left, which only a guess gone wrong can bring about. */
export function settle(odds: Likelihoods): boolean {
  let sum = 0
  for (let i = 0; i < COUNT; i++) sum += odds[i] ?? 0
  if (sum < 1e-9) return false
  for (let i = 0; i < COUNT; i++) odds[i] = (odds[i] ?? 0) / sum
  return true
}

/** Keeps what agrees with a new fact; all of it where nothing would. */
export function keep(odds: Likelihoods, agrees: (at: number) => boolean): void {
  let sum = 0
  for (let i = 0; i < COUNT; i++) if (agrees(i)) sum += odds[i] ?? 0
  if (sum < 1e-9) return
  for (let i = 0; i < COUNT; i++) odds[i] = agrees(i) ? (odds[i] ?? 0) / sum : 0
}

/** Rules a Location out. Where it was the only one, something was misread: then it may be any other. */
export function rule(odds: Likelihoods, out: number): void {
  const gone = odds[out] ?? 0
  if (gone === 0) return
  if (gone > 1 - 1e-9) odds.fill(1 / COUNT)
  odds[out] = 0
  settle(odds)
}

export function blend(all: readonly Likelihoods[]): Likelihoods {
  const odds = new Float64Array(COUNT)
  for (const each of all) for (let i = 0; i < COUNT; i++) odds[i] = (odds[i] ?? 0) + (each[i] ?? 0) / all.length
  return odds
}

/** What is all but certain. */
const SURE = 0.9
/** The part of a chance that somebody who keeps no exact books puts next door. */
const VAGUE = 0.8

/** About there: what is not certain is known by its surroundings, but for those that were searched in vain this round. */
export function roughly(area: Area, odds: Likelihoods, searched: ReadonlySet<number>, share = VAGUE): Likelihoods {
  const vague = new Float64Array(COUNT)
  for (let at = 0; at < COUNT; at++) {
    const chance = odds[at] ?? 0
    if (chance === 0) continue
    const doors = chance > SURE ? [] : neighboursOf(area, locationAt(at)).filter(({ to }) => !searched.has(INDEX[to]))
    vague[at] = (vague[at] ?? 0) + (doors.length === 0 ? chance : chance * (1 - share))
    for (const { to } of doors) vague[INDEX[to]] = (vague[INDEX[to]] ?? 0) + (chance * share) / doors.length
  }
  return vague
}

/** What was noticed of a hidden movement (D-33): by whom, as bits; or only by how many. */
export interface Sighting {
  readonly by: number
  readonly count: number
  readonly blurred: boolean
}
export const UNSEEN: Sighting = { by: 0, count: 0, blurred: false }

/** Who watches each Location, as bits; which Locations are barred on the way through. */
export interface Guard {
  readonly watchers: Uint8Array
  readonly barred: Uint8Array
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left > 0; left &= left - 1) count++
  return count
}

/**
 * Where a hidden movement may have led. `origin` is narrowed to where it can have begun. A Criminal goes to any place
 * in reach alike, as far as anybody can tell.
 */
export function spread(
  area: Area,
  origin: Likelihoods,
  gear: Gear,
  guard: Guard,
  seen: Sighting,
  stays: boolean,
): Likelihoods {
  const odds = new Float64Array(COUNT)
  const matches = (mask: number): boolean => (seen.blurred ? bits(mask) === seen.count : mask === seen.by)
  for (let from = 0; from < COUNT; from++) {
    const weight = origin[from] ?? 0
    if (weight < 1e-6) continue
    const { list, ends } = tripsFrom(area, from, gear)
    const share = weight / (ends + (stays ? 1 : 0))
    let some = false
    if (stays && matches(guard.watchers[from] ?? 0)) {
      odds[from] = (odds[from] ?? 0) + share
      some = true
    }
    for (const { to, path } of list) {
      let mask = 0
      let open = true
      for (let i = 0; i < path.length; i++) {
        const at = path[i] as number
        mask |= guard.watchers[at] ?? 0
        if (i > 0 && i < path.length - 1 && guard.barred[at]) open = false
      }
      if (!open || !matches(mask)) continue
      odds[to] = (odds[to] ?? 0) + share
      some = true
    }
    if (!some) origin[from] = 0
  }
  settle(origin)
  return odds
}

export const chanceAt = (odds: Likelihoods, at: Location): number => odds[INDEX[at]] ?? 0
