import { LOCATIONS, type Location } from '../map/locations.ts'
import { type Area, distance, locationsOf, neighboursOf, stepsTowards } from '../map/roads.ts'
import { SHEET_RULES } from '../sheets/index.ts'
import { type CardType, CRIMINALS, type Criminal } from '../state.ts'
import { isWatched } from './chase.ts'
import { JOBS, type Job, missing } from './errands.ts'
import { COUNT, INDEX } from './reach.ts'
import type { Scene, SheetScene } from './scene.ts'

/** What is still to be done of a Heist, and how two Criminals stand to do it. Turns are counted from this one, which is 0. */

export interface Stage {
  readonly job: Job
  readonly price: readonly CardType[]
  /** Turns until the cards for it can be there, by Criminal. */
  readonly wait: readonly [number, number]
}
export interface Course {
  readonly sheet: SheetScene
  readonly stages: readonly Stage[]
  readonly heist: number
  /** Is it far enough from there, by Location? */
  readonly afar: readonly boolean[]
}

/** Where a Criminal is, and from which turn on there is a Move, and an Advance, to be had. */
export interface Standing {
  readonly at: number
  readonly move: number
  readonly advance: number
  /** On the Run: a Move is wanted to be out of sight, `stuck` one more. */
  readonly open: 'hidden' | 'open' | 'stuck'
}
export type Standings = readonly [diabolik: Standing, eva: Standing]

/** Somewhere nobody knows yet: about so many Moves from anywhere. */
export const UNKNOWN = -1
const AFAR = 2
/** D-43: how far from the Serpent's Heist. */
const DISTANT = 3
/** Turns of drawing until so many cards of certain types are there. */
const DRAWING = [0, 1.4, 2.4, 3.2]
const LONG = 4
/** A hand that nobody sees: so much longer, were it empty, and less by each card. */
const UNSEEN_HAND = { empty: 1.5, card: 0.75 }

export const placeOf = (at: Location | null): number => (at === null ? UNKNOWN : INDEX[at])

export function standingOf(scene: Scene, who: Criminal, turn: number): Standing {
  return { at: placeOf(scene.places[who]), move: turn, advance: turn, open: openness(scene, who) }
}

function openness(scene: Scene, who: Criminal): Standing['open'] {
  const at = scene.places[who]
  if (!scene.onTheRun[who] || at === null) return 'hidden'
  return isWatched(scene, who, at) && scene.facts.driver !== who ? 'stuck' : 'open'
}

/** The turn in which somebody can be there. */
export function arrival(far: Uint8Array, { at, move, open }: Standing, to: number): number {
  if (at === to && at !== UNKNOWN) return open === 'hidden' ? 0 : open === 'open' ? move : move + 1
  const hops = at === UNKNOWN || to === UNKNOWN ? AFAR : (far[at * COUNT + to] as number)
  return move + hops - 1 + (open === 'stuck' ? 1 : 0)
}

export function courseOf(scene: Scene, sheet: SheetScene): Course[] {
  if (sheet.done) return []
  const { area } = scene
  const { heist } = sheet
  const stages = JOBS[sheet.name].slice(sheet.by.length).map((job, i): Stage => {
    const price = SHEET_RULES[sheet.name].parts[sheet.by.length + i]?.price ?? []
    const [diabolik, eva] = CRIMINALS
    return { job, price, wait: [waitFor(scene, diabolik, price), waitFor(scene, eva, price)] }
  })
  const afar = LOCATIONS.map(at => heist !== null && distance(area, at, heist) >= DISTANT)
  return [{ sheet, stages, heist: placeOf(heist), afar }]
}

function waitFor(scene: Scene, who: Criminal, price: readonly CardType[]): number {
  if (price.length === 0) return 0
  if (scene.facts.joint || who === scene.me) return DRAWING[missing(scene, price).length] ?? LONG
  let held = 0
  for (const id in scene.pieces) if (scene.pieces[id]?.place === `hand:${who}`) held++
  return (DRAWING[price.length] ?? LONG) * UNSEEN_HAND.empty * UNSEEN_HAND.card ** held
}

/** Where somebody is who walks there, so many rounds from now. */
export function walkedTo(area: Area, from: Location | null, to: Location, rounds: number): number {
  let at = from
  for (let round = 0; at !== null && round < Math.round(rounds); round++) at = stepsTowards(area, at, to)[0] ?? at
  return placeOf(at)
}

const known = new Map<Area, readonly (readonly [number, number])[]>()
/** Two Locations that a Highway joins, either way. */
export function linesOf(area: Area): readonly (readonly [number, number])[] {
  const found = known.get(area)
  if (found) return found
  const all = locationsOf(area).flatMap(from =>
    neighboursOf(area, from).flatMap(({ to, type }) => (type === 'highway' ? [[INDEX[from], INDEX[to]] as const] : [])),
  )
  known.set(area, all)
  return all
}
