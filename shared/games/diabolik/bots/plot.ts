import type { PieceId, Sight } from '../../../kernel/game.ts'
import { typeOf } from '../cards/index.ts'
import type { Location } from '../map/locations.ts'
import type { RoadChoice } from '../move.ts'
import { isCriminal } from '../rules/questions.ts'
import { type Card, type CardType, CRIMINALS, type Criminal } from '../state.ts'
import type { Diabolik } from '../types.ts'
import { aheadOf, planned } from './ahead.ts'
import { beliefOf } from './belief.ts'
import { demand, type Errand, errandsOf, missing, nearestFrom, partnerOf } from './errands.ts'
import { foundAt, type Ride, STAY, searched } from './fear.ts'
import type { Book } from './knowing/book.ts'
import { foreseeing, type Going } from './knowing/foreseen.ts'
import { bookOf, oddsIn } from './knowing/worlds.ts'
import { chanceAt, type Likelihoods } from './odds.ts'
import { hops, INDEX, locationAt, tripsFrom, USUAL } from './reach.ts'
import type { Scene } from './scene.ts'
import type { Schedule } from './schedule.ts'
import { type Trail, whereMaybe } from './trail.ts'

/** What a Criminal has in mind. */
export interface Plot {
  readonly scene: Scene
  readonly who: Criminal
  readonly here: Location | null
  readonly errands: readonly Errand[]
  /** Card types that the first errand still lacks. */
  readonly missing: readonly CardType[]
  readonly wanted: ReadonlyMap<CardType, number>
  /** The best plan for two, with this Criminal there; null: nobody plans. */
  readonly ahead: ((at: Location, moved: boolean) => Schedule) | null
  /** What staying here comes to. */
  readonly stay: number
  readonly canHide: boolean
  /** Is the partner still to act in this phase? */
  readonly first: boolean
  /** What lies there for Eva to put away (D-20); how many cards have been laid down in an Exchange. */
  readonly drawn: PieceId | null
  readonly laid: number
  readonly typeOf: (card: PieceId) => CardType
  readonly policeHops: (at: Location) => number
  /** How sure the Police can be to find this Criminal there, by what would be seen of going there. */
  readonly found: (at: Location, seen: string, by?: Ride) => number
  /** How many fewer finds are to be feared, were the Police to stand so. */
  readonly relief: (police: Scene['police']) => number
}

/** Found by trial. */
const TASTE = {
  hop: 0.5,
  ready: 2,
  found: 2.5,
  shared: 2.4,
  seen: 0.06,
  second: 0.08,
  capital: 0.3,
  wound: 0.16,
  chased: 3,
}
/** … for whoever plans ahead, in turns of the plan: what it is worth to be through at once, or nearly. */
export const SHREWD = { turn: 0.8, escape: 0.4, found: 2.5, chased: 1.5, over: 20, soon: 1.5 }
/** How much of it masters reckon with: whoever fears all that may be found is late, and late is lost. Found by trial (notes.md). */
const BOLD = 0.5
/** What a turn is worth to whoever plans; found for the balance of each scenario. */
const turnWorth = ({ facts }: Scene): number => (facts.scenario === 'escape' ? SHREWD.escape : SHREWD.turn)
/** Plans that nobody can carry out are all alike. */
const LONGEST = 30
/** Nothing is as urgent as getting out of sight: each turn in the open costs Danger (D-34). */
export const AWAY = 10

export function plotOf(sight: Sight<Diabolik>, scene: Scene): Plot {
  const { facts } = scene
  const acting = facts.acting
  const who: Criminal = acting !== '' && isCriminal(acting) ? acting : (scene.me as Criminal)
  const here = scene.places[who]
  const first = !hasActed(sight, partnerOf(who))
  const ahead = scene.shrewd ? aheadOf(scene, who, first) : null
  const errands = ahead && here ? planned(ahead(here, false), scene, who) : errandsOf(scene, who)
  const [errand] = errands
  // D-55: one hand for two.
  const both: readonly Criminal[] = facts.joint ? CRIMINALS : [who]
  const urgent = ahead ? errands.slice(0, 1) : both.flatMap(each => errandsOf(scene, each).slice(0, 1))
  let drawn: PieceId | null = null
  let laid = 0
  for (const id in scene.pieces) {
    const place = scene.pieces[id]?.place ?? ''
    if (place.startsWith('drawn:')) drawn = id
    else if (place === `laid:${scene.me}`) laid++
  }
  let trail: Trail | undefined
  const trailNow = (): Trail => {
    trail ??= beliefOf(sight, scene.area)
    return trail
  }
  const cache = new Map<string, Likelihoods>()
  let book: Book | undefined
  const bookNow = (): Book => {
    book ??= bookOf(sight)
    return book
  }
  let foresight: ((going: Going | null) => Likelihoods) | undefined
  const blurred = facts.effects.includes(`blurred:${who}:`)
  const foreseen = (at: Location, seen: string, by?: Ride): Likelihoods => {
    foresight ??= foreseeing(bookNow(), who)
    if (seen === STAY) return foresight(null)
    return foresight({ by: by?.card ?? null, seen, blurred, onto: scene.cardAt.get(at) ?? null })
  }
  const plot = {
    scene,
    who,
    here,
    errands,
    ahead,
    missing: errand ? missing(scene, errand.price) : [],
    wanted: demand(scene, errands, urgent),
    stay: 0,
    canHide: sight.moves.some(({ type }) => type === 'hide'),
    first,
    drawn,
    laid,
    typeOf: (card: PieceId) => typeOf(scene.pieces[card]?.face as Card),
    policeHops: (at: Location) => Math.min(9, ...scene.police.map(each => hops(scene.area, each.at, at))),
    found: scene.foresees
      ? (at: Location, seen: string, by?: Ride) => BOLD * searched(scene, at, chanceAt(foreseen(at, seen, by), at))
      : (at: Location, seen: string, by?: Ride) => foundAt(scene, trailNow(), who, at, seen, by, cache),
    relief: (police: Scene['police']) => {
      let less = 0
      for (const each of CRIMINALS) {
        const at = scene.places[each]
        if (at === null || scene.onTheRun[each]) continue
        const odds = chanceAt(scene.foresees ? oddsIn(bookNow(), each) : whereMaybe(trailNow(), each), at)
        less += searched(scene, at, odds) - searched(scene, at, odds, police)
      }
      return less
    },
  }
  const moving = sight.moves.some(({ type }) => type === 'sneak' || type === 'play' || type === 'advance')
  if (moving && here) plot.stay = gain(plot, here, STAY)
  return plot
}

function hasActed({ heard }: Sight<Diabolik>, who: Criminal): boolean {
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i]
    if (event?.type === 'phaseBegan') return false
    if (event?.type === 'turnEnded' && event.who === who) return true
  }
  return false
}

/** What being there is worth: near what is to be done, far from being found. */
export function gain(plot: Plot, at: Location, seen: string, by?: Ride): number {
  const worth = placeWorth(plot, at, plot.found(at, seen, by))
  return seen === '' || seen === STAY ? worth : worth - TASTE.seen * seen.split(',').length
}

function placeWorth(plot: Plot, at: Location, found: number): number {
  const { scene, errands } = plot
  const [errand, second] = errands
  let worth = 0
  if (plot.ahead) {
    const { cost, end } = plot.ahead(at, true)
    // Nobody is found any more when it is over.
    if (end === 0) return SHREWD.over
    worth += (end < 1 ? SHREWD.soon : 0) - turnWorth(scene) * Math.min(cost, LONGEST)
  } else if (errand) {
    // Whoever still lacks cards, or the partner, does not wait for them at the scene.
    const way = Math.max(plot.missing.length > 0 || errand.early ? 1 : 0, nearestFrom(scene, errand.spots, at))
    worth -= TASTE.hop * way
    if (way === 0 && plot.missing.length === 0) worth += TASTE.ready
  }
  // Wounds heal at home, and a hand full of them holds nothing else (D-14, D-15).
  if (scene.wounds > 1 && scene.hideout) worth -= TASTE.wound * (scene.wounds - 1) * hops(scene.area, at, scene.hideout)
  if (second && !plot.ahead) worth -= TASTE.second * nearestFrom(scene, second.spots, at)
  const { danger, maximum, round } = scene.facts
  // Whoever waits for ever wins nothing (D-90).
  const patience = Math.max(0.3, 1 - Math.max(0, round - 10) / 15)
  const taste = plot.ahead ? SHREWD : TASTE
  const chased = scene.onTheRun[plot.who] ? taste.chased : 1
  const fear = !plot.ahead && scene.facts.joint ? TASTE.shared : taste.found
  worth -= fear * chased * patience * (1 + 2 * (danger / maximum) ** 2) * found
  // Officers appear there (D-19).
  if (at === 'clerville') worth -= TASTE.capital
  return worth
}

/** D-35, D-64: the best that can follow a drive there: into the Shadows over the same kind of road, or on the spot. */
export function escapeWorth(plot: Plot, to: Location, road: RoadChoice): number {
  const { scene } = plot
  const { list, ends } = tripsFrom(scene.area, INDEX[to], USUAL)
  let best = Number.NEGATIVE_INFINITY
  for (const { to: end, road: kind } of [{ to: INDEX[to], road }, ...list]) {
    if (road !== 'any' && kind !== road) continue
    const at = locationAt(end)
    best = Math.max(best, placeWorth(plot, at, searched(scene, at, 1 / (ends + 1))))
  }
  return best
}
