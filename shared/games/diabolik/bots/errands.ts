import type { Location } from '../map/locations.ts'
import { type Area, distance, locationsOf, neighboursOf } from '../map/roads.ts'
import { SHEET_RULES } from '../sheets/index.ts'
import type { SheetName } from '../sheets/names.ts'
import { type CardType, CRIMINALS, type Criminal, type Letter, type Secondary } from '../state.ts'
import { hops } from './reach.ts'
import { policeIn, type Scene, type SheetScene } from './scene.ts'

/** Where a Part is done: a place, or wherever somebody is. */
type Where = 'heist' | 'hideout' | 'van' | 'far' | 'partner' | 'meeting' | 'line' | Secondary

export interface Job {
  readonly where: Where
  /** Who must do it: whoever did that Part, or the other one. */
  readonly same?: number
  readonly other?: number
  /** The partner must be at the Heist, hidden. */
  readonly partnerAtHeist?: true
  /** Not near the Heist. */
  readonly far?: true
  /** It sends the doer On the Run. */
  readonly loud?: true
  /** Only where no Police are. */
  readonly quiet?: true
  /** Whoever does it has not moved this turn. */
  readonly waits?: true
}

/** The sheets as the Criminals read them. */
export const JOBS: Readonly<Record<SheetName, readonly Job[]>> = {
  bloodIdol: [{ where: 'heist' }, { where: 'amira', loud: true }, { where: 'hideout', same: 2 }],
  goldenVenus: [{ where: 'hideout' }, { where: 'clara' }, { where: 'heist', partnerAtHeist: true }],
  queenEsmeralda: [{ where: 'heist' }, { where: 'juliana', other: 1 }, { where: 'partner', quiet: true }],
  serpentOfFire: [
    { where: 'far', loud: true },
    { where: 'heist', other: 1, quiet: true },
    { where: 'partner', far: true, quiet: true },
  ],
  havelWatches: [{ where: 'meeting' }, { where: 'leopold', partnerAtHeist: true }, { where: 'hideout', other: 2 }],
  nightExpress: [{ where: 'matteo' }, { where: 'heist' }, { where: 'line', loud: true }],
  bankVan: [{ where: 'van' }, { where: 'van', other: 1, loud: true }, { where: 'heist', same: 2 }],
  byRoad: [{ where: 'heist', waits: true }],
  byWater: [{ where: 'heist', loud: true, waits: true }],
  byAir: [{ where: 'heist', partnerAtHeist: true, waits: true }],
}

/** Something to do for one Criminal: be somewhere, perhaps with cards. */
export interface Errand {
  readonly letter: Letter
  readonly spots: readonly Location[]
  readonly price: readonly CardType[]
  /** About how many turns until the Heist is done. */
  readonly turns: number
  readonly last: boolean
  readonly loud: boolean
  /** It takes the partner, too, who is not near yet: nobody waits at the scene for that. */
  readonly early: boolean
  /** The partner, or nobody yet, does it: this is only being there. */
  readonly support: boolean
}

export const partnerOf = (who: Criminal): Criminal => (who === 'eva' ? 'diabolik' : 'eva')

/** Turns of drawing until so many cards of certain types are there. */
const DRAWING = [0, 1.5, 2.5, 3.3]
/** What one turns to something else for, if the partner is nearer: about as many turns. */
const RIVAL = 0.8
/** … and a pair has one hand, so that nobody is the only one who can pay (D-55). */
const RIVAL_OF_PAIR = 1.6
const together = ({ partnerAtHeist, where }: Job): boolean =>
  partnerAtHeist === true || where === 'meeting' || where === 'partner' || where === 'line'
/** Turns that a later Part takes. */
const LATER = 3

export function missing(scene: Scene, price: readonly CardType[]): CardType[] {
  const left = scene.hand.map(({ type }) => type)
  return price.filter(type => {
    const at = left.indexOf(type)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** All that this Criminal could be about, the most promising first. */
export function errandsOf(scene: Scene, who: Criminal): Errand[] {
  return scene.sheets.flatMap(sheet => errand(scene, sheet, who)).sort((one, other) => one.turns - other.turns)
}

function errand(scene: Scene, sheet: SheetScene, who: Criminal): Errand[] {
  const job = JOBS[sheet.name][sheet.by.length]
  if (sheet.done || !job) return []
  const { letter } = sheet
  const parts = JOBS[sheet.name].length
  const last = sheet.by.length === parts - 1
  const price = SHEET_RULES[sheet.name].parts[sheet.by.length]?.price ?? []
  const left = parts - sheet.by.length - 1
  const common = { letter, last, loud: job.loud === true }
  const doers = CRIMINALS.filter(
    each =>
      (job.same === undefined || sheet.by[job.same - 1] === each) &&
      (job.other === undefined || sheet.by[job.other - 1] !== each),
  )
  const partner = partnerOf(who)
  const fear = job.loud && left > 0 && scene.facts.danger >= scene.facts.maximum - 2 ? 6 : 0
  const support = job.partnerAtHeist ? nearest(scene, [sheet.heist], partner) : 0
  const errands: Errand[] = []
  if (doers.includes(who)) {
    const spots = spotsOf(scene, sheet, job.where, who).filter(at => !job.far || isFar(scene, sheet, at))
    const way = Math.max(nearest(scene, spots, who), support)
    const cards = DRAWING[missing(scene, price).length] ?? 4
    // The one who is nearer goes, as two would be in each other's way; but hands differ, so it is only a hint.
    const theirs = doers.length > 1 && !together(job) ? nearest(scene, spots, partner) : 9
    const { joint } = scene.facts
    const rival = theirs < way || (joint && theirs === way && who === 'eva') ? (joint ? RIVAL_OF_PAIR : RIVAL) : 0
    errands.push({
      ...common,
      early: support > 1,
      support: false,
      spots,
      price,
      turns: Math.max(way, cards) + left * LATER + rival + way / 10 + fear,
    })
  }
  if (job.partnerAtHeist && doers.includes(partner) && job.where !== 'heist') {
    const way = nearest(scene, [sheet.heist], who)
    const theirs = nearest(scene, spotsOf(scene, sheet, job.where, partner), partner)
    errands.push({
      ...common,
      early: theirs > 1,
      support: true,
      spots: sheet.heist ? [sheet.heist] : [],
      price: [],
      turns: Math.max(way, theirs) + 0.7 + left * LATER,
    })
  }
  if (!doers.includes(who)) {
    // Somebody else's job: what comes after it can be prepared.
    const next = JOBS[sheet.name][sheet.by.length + 1]
    if (next && !together(next)) {
      const spots = spotsOf(scene, sheet, next.where, who)
      const later = SHEET_RULES[sheet.name].parts[sheet.by.length + 1]?.price ?? []
      errands.push({
        ...common,
        early: true,
        support: true,
        spots,
        price: later,
        turns: nearest(scene, spots, who) + left * LATER + 1,
      })
    }
  }
  return errands.filter(({ spots }) => spots.length > 0)
}

const isFar = ({ area }: Scene, { heist }: SheetScene, at: Location): boolean =>
  heist !== null && distance(area, at, heist) >= 3

function spotsOf(scene: Scene, sheet: SheetScene, where: Where, who: Criminal): Location[] {
  const { area } = scene
  const partner = scene.places[partnerOf(who)]
  const only = (at: Location | null | undefined): Location[] => (at ? [at] : [])
  switch (where) {
    case 'heist':
      return only(sheet.heist)
    case 'hideout':
      return only(scene.hideout)
    case 'van':
      return only(scene.van)
    case 'far':
      return locationsOf(area).filter(at => isFar(scene, sheet, at))
    case 'partner':
      // Nobody runs after whoever is chased.
      if (scene.shrewd && scene.onTheRun[partnerOf(who)]) return []
      return partner && policeIn(scene, partner).length === 0 ? [partner] : []
    case 'meeting':
      // Where the next Part wants one of them; or wherever the partner is.
      return [...only(sheet.heist), ...only(partner === scene.hideout ? null : partner)]
    case 'line':
      return lineFrom(area, partner)
    default:
      return only(scene.extras[where])
  }
}

/** Next to the partner along a Highway; first of all somewhere on one. */
function lineFrom(area: Area, partner: Location | null): Location[] {
  const next = partner === null ? [] : highways(area, partner)
  return next.length > 0 ? next : locationsOf(area).filter(at => highways(area, at).length > 0)
}
const highways = (area: Area, at: Location): Location[] =>
  neighboursOf(area, at).flatMap(({ to, type }) => (type === 'highway' ? [to] : []))

function nearest(scene: Scene, spots: readonly (Location | null)[], who: Criminal): number {
  const from = scene.places[who]
  return from === null ? 9 : nearestFrom(scene, spots, from)
}
export function nearestFrom(scene: Scene, spots: readonly (Location | null)[], from: Location): number {
  let least = 9
  for (const spot of spots) if (spot) least = Math.min(least, hops(scene.area, from, spot))
  return least
}

/** Types that the Parts still to come will cost, the next ones first; for how many cards of each type to keep. */
export function demand(scene: Scene, errands: readonly Errand[], urgent: readonly Errand[]): Map<CardType, number> {
  const wanted = new Map<CardType, number>()
  const add = (type: CardType, weight: number) => wanted.set(type, Math.max(wanted.get(type) ?? 0, weight))
  for (const sheet of scene.sheets) {
    if (sheet.done) continue
    for (const [i, { price = [] }] of SHEET_RULES[sheet.name].parts.entries())
      if (i >= sheet.by.length) for (const type of price) add(type, 0.25)
  }
  for (const { price } of errands) for (const type of price) add(type, 0.5)
  for (const { price } of urgent) for (const type of price) add(type, 1)
  return wanted
}
