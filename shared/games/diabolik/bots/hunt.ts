import type { PieceId, Sight } from '../../../kernel/game.ts'
import { typeOf } from '../cards/index.ts'
import type { PoliceCard } from '../cards/police/names.ts'
import type { Location } from '../map/locations.ts'
import { isDetective } from '../rules/questions.ts'
import { SHEET_RULES } from '../sheets/index.ts'
import type { SheetName } from '../sheets/names.ts'
import {
  type Card,
  type CardType,
  CRIMINALS,
  type Criminal,
  type Letter,
  type Policeman,
  type Secondary,
} from '../state.ts'
import type { Diabolik } from '../types.ts'
import { beliefOf } from './belief.ts'
import { closing } from './chase.ts'
import { missing } from './errands.ts'
import { bookOf, oddsIn } from './knowing/worlds.ts'
import { chanceAt, type Likelihoods, roughly } from './odds.ts'
import { COUNT, hops, hopsOf, INDEX } from './reach.ts'
import { runners, type Scene, type SheetScene } from './scene.ts'
import { whereMaybe } from './trail.ts'

/** A Clue to work on: where, and what it costs. */
interface Lead {
  readonly letter: Letter
  readonly at: Location
  readonly price: readonly CardType[]
  readonly missing: number
  readonly worth: number
}

/** What the Police have in mind. */
export interface Hunt {
  readonly scene: Scene
  readonly who: Policeman
  readonly here: Location | null
  readonly leads: readonly Lead[]
  readonly wanted: ReadonlyMap<CardType, number>
  /** The chance that an Investigate finds somebody, by Location. */
  readonly odds: () => Likelihoods
  readonly chance: (at: Location) => number
  /** How much is known: the chance of the likeliest place. */
  readonly sure: () => number
  /** The best chance among the places in reach. */
  readonly best: number
  readonly canSearch: boolean
  readonly likeliestFirst: boolean
  readonly laid: number
  /** D-55: the actions are the side's, and the partner is still to act. */
  readonly sharing: boolean
  readonly typeOf: (card: PieceId) => CardType
}

/** Found by trial, in points of Danger. */
export const TASTE = { find: 2, close: 1.5, fight: 0.5, lead: 1.1, near: 0.5, towards: 0.28, fade: 0.55 }

/** How somebody hunts: by exact books, of which so much of a chance (`vague`) is put next door, or by such as one keeps in one's head (null); without `clues` nobody works on one. */
export interface Style {
  readonly vague: ((scene: Scene) => number) | null
  readonly clues: boolean
  /** Whoever is likeliest to find somebody goes first, as what is found then helps all others. */
  readonly likeliestFirst: boolean
}

export function huntOf(sight: Sight<Diabolik>, scene: Scene, { vague, clues, likeliestFirst }: Style): Hunt {
  const { facts } = scene
  const who = (facts.acting === '' ? scene.me : facts.acting) as Policeman
  const here = scene.police.find(each => each.who === who)?.at ?? null
  const leads = clues ? scene.sheets.flatMap(sheet => leadOf(scene, sheet)) : []
  let known: Likelihoods | undefined
  // Put together only when somebody asks: many choices do without.
  const odds = (): Likelihoods => {
    known ??= vague ? findable(sight, scene, vague(scene)) : byHeart(sight, scene)
    return known
  }
  const chance = (at: Location): number => chanceAt(odds(), at)
  const canSearch = facts.actions > 0 && !facts.done.includes('investigate')
  let top = 0
  if (canSearch)
    for (const move of sight.moves)
      if (move.type === 'move') top = Math.max(top, facts.actions > 1 ? chance(move.to) : 0)
  let laid = 0
  for (const id in scene.pieces) if (scene.pieces[id]?.place === `laid:${scene.me}`) laid++
  return {
    scene,
    who,
    here,
    leads,
    wanted: wantedFor(leads),
    odds,
    chance,
    sure: () => Math.max(...odds()),
    best: top,
    canSearch,
    likeliestFirst,
    laid,
    sharing: facts.joint && !hasActed(sight, who === 'ginko' ? 'morrigan' : 'ginko'),
    typeOf: card => typeOf(scene.pieces[card]?.face as Card),
  }
}

function byHeart(sight: Sight<Diabolik>, scene: Scene): Likelihoods {
  const trail = beliefOf(sight, scene.area)
  return roughly(
    scene.area,
    eitherOf(scene, CRIMINALS, who => whereMaybe(trail, who)),
    trail.searched,
  )
}

function findable(sight: Sight<Diabolik>, scene: Scene, vague: number): Likelihoods {
  const book = bookOf(sight)
  // Both on one card are in one place.
  const apart = book.token.diabolik === book.token.eva ? (['diabolik'] as const) : CRIMINALS
  const odds = eitherOf(scene, apart, who => oddsIn(book, who))
  return vague === 0 ? odds : roughly(scene.area, odds, searchedIn(sight), vague)
}

/** Where there was an Investigate this round. */
function searchedIn({ heard }: Sight<Diabolik>): Set<number> {
  const searched = new Set<number>()
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i]
    if (event?.type === 'phaseBegan') break
    if (event?.type === 'investigated') searched.add(INDEX[event.at])
  }
  return searched
}

/** The chance that there is anybody to be found. */
function eitherOf(scene: Scene, all: readonly Criminal[], oddsOf: (who: Criminal) => Likelihoods): Likelihoods {
  const missed = new Float64Array(COUNT).fill(1)
  for (const who of all) {
    if (scene.onTheRun[who]) continue
    const odds = oddsOf(who)
    for (let i = 0; i < COUNT; i++) missed[i] = (missed[i] ?? 1) * (1 - (odds[i] ?? 0))
  }
  return missed.map(each => 1 - each)
}

const SHOWN: Partial<Record<SheetName, Secondary>> = {
  bloodIdol: 'amira',
  havelWatches: 'leopold',
  nightExpress: 'matteo',
  queenEsmeralda: 'juliana',
}

/** Where the next Clue can be worked on. */
function leadOf(scene: Scene, sheet: SheetScene): Lead[] {
  const clue = SHEET_RULES[sheet.name].clues[sheet.clues]
  if (sheet.done || !clue) return []
  const extra = SHOWN[sheet.name]
  const at =
    sheet.name === 'bankVan' && sheet.clues === 1
      ? scene.van
      : (sheet.clueAt ?? (sheet.clues === 2 && extra ? (scene.extras[extra] ?? null) : null))
  if (at === null) return []
  const price = clue.price ?? []
  // A Heist that is nearly done takes its Danger back (D-41), and its Clues with it.
  const urgent = sheet.by.length * 0.1
  return [{ letter: sheet.letter, at, price, missing: missing(scene, price).length, worth: TASTE.lead + urgent }]
}

function wantedFor(leads: readonly Lead[]): Map<CardType, number> {
  const wanted = new Map<CardType, number>()
  for (const { price } of leads) for (const type of price) wanted.set(type, 0.1)
  return wanted
}

/** What can be done at a Location with what is left of the turn, and from there later. */
export function siteWorth(hunt: Hunt, at: Location, searches: boolean): number {
  const { scene, who, here } = hunt
  let worth = searches ? TASTE.find * hunt.chance(at) : 0
  for (const each of runners(scene)) {
    const place = scene.places[each]
    if (place === null) continue
    const away = hops(scene.area, at, place)
    worth += away === 0 ? 0.25 + TASTE.fight : TASTE.near * TASTE.fade ** away
  }
  // Whoever stands beside them keeps them out of the Shadows, and so does whoever waits where they would flee to (D-36).
  if (runners(scene).length > 0)
    worth += TASTE.close * closing(scene, { post: { who, at } }, { post: { who, at: null } })
  // Nobody reads papers while the thief runs past the window.
  const busy = runners(scene).some(each => hops(scene.area, here ?? at, scene.places[each] ?? at) <= 2) ? 0.1 : 1
  if (isDetective(who))
    for (const lead of hunt.leads) {
      const away = hops(scene.area, at, lead.at)
      const rivals = scene.police.some(
        each => each.who !== who && isDetective(each.who) && hops(scene.area, each.at, lead.at) < away,
      )
      const ready = 1 / (1 + lead.missing)
      const share = rivals ? 0.4 : 1
      worth += busy * lead.worth * ready * (away === 0 ? 0.8 : share * TASTE.fade ** (away + 0.5))
    }
  return worth + towardsWorth(hunt, at)
}

/** Being near where somebody may be, the more the fewer others are. */
function towardsWorth({ scene, who, odds: get }: Hunt, at: Location): number {
  const odds = get()
  const far = hopsOf(scene.area)
  const row = INDEX[at] * COUNT
  let worth = 0
  for (let place = 0; place < COUNT; place++) {
    const chance = odds[place] ?? 0
    const away = far[row + place] ?? FADES.length
    if (chance < 0.01 || away >= FADES.length) continue
    let crowd = 1
    for (const each of scene.police) if (each.who !== who && (far[INDEX[each.at] * COUNT + place] ?? 0) <= away) crowd++
    worth += (chance * (FADES[away] ?? 0)) / crowd
  }
  return TASTE.towards * worth
}
const FADES = [0, 1, 2, 3].map(away => TASTE.fade ** away)

export function keepWorth({ scene, wanted, typeOf: type }: Hunt, card: PieceId): number {
  const kind = type(card)
  const copies = scene.hand.filter(each => each.type === kind).length
  return (TREASURED[scene.pieces[card]?.face as PoliceCard] ?? 0.05) + (wanted.get(kind) ?? 0) / Math.max(1, copies)
}
/** What is good to have when somebody is found. */
const TREASURED: Partial<Record<PoliceCard, number>> = {
  reinforcements: 0.4,
  interrogation: 0.3,
  siren: 0.3,
  frontPage: 0.3,
  roadblock: 0.25,
  roadWorks: 0.25,
  spikeStrip: 0.25,
  bloodhounds: 0.6,
  arrestWarrant: 0.3,
  flyingSquad: 0.35,
  helicopter: 0.35,
  bulletproofVest: 0.35,
  witness: 0.25,
  fingerprints: 0.35,
  phoneTap: 0.15,
  walkieTalkie: 0.2,
  archive: 0.2,
  specialTrain: 0.25,
  curfew: 0.2,
  briefing: 0.2,
  squadCar: 0.15,
}

function hasActed({ heard }: Sight<Diabolik>, who: Policeman): boolean {
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i]
    if (event?.type === 'phaseBegan') return false
    if (event?.type === 'turnEnded' && event.who === who) return true
  }
  return false
}
