import type { PieceId, Sight } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'
import type { Location } from '../map/locations.ts'
import { type Area, neighboursOf } from '../map/roads.ts'
import {
  CRIMINALS,
  type Criminal,
  DETECTIVES,
  type Figure,
  SECONDARIES,
  type Secondary,
  WATCHERS,
  type Watcher,
} from '../state.ts'
import type { Diabolik } from '../types.ts'
import type { DiabolikView } from '../view.ts'
import { certain, even, type Guard, type Likelihoods, rule } from './odds.ts'
import { COUNT, type Gear, INDEX, locationAt, USUAL } from './reach.ts'

/** How the next hidden movement goes: by road, or as a card has it. */
type Means = 'road' | 'sewers' | 'train' | 'shuffle'

/** What anybody at the table can follow, step by step. Places are numbers, -1 being nowhere on the map. */
export interface Trail {
  readonly area: Area
  /** What each Location card in play may say. */
  readonly cards: Map<PieceId, Likelihoods>
  readonly token: Record<Criminal, PieceId>
  /** On the Run: where. */
  readonly open: Record<Criminal, number>
  /** On whose track a card lies. */
  readonly tracks: Map<PieceId, Criminal>
  readonly posts: Record<Watcher, number>
  readonly extras: Map<Secondary, PieceId>
  /** Secondary Characters and the van, on the map. */
  readonly shown: Map<Secondary | 'van', number>
  readonly heists: Map<string, PieceId>
  /** The Heists' and the Hideout's cards, in play from the start. */
  readonly first: readonly PieceId[]
  /** For the next movement. */
  readonly gear: Record<Criminal, Gear>
  /** How far Moves reach at most, to the end of the next turn. */
  readonly cap: Record<Criminal, number>
  readonly means: Record<Criminal, Means>
  /** Turbos lying by the car; who has just got out of it. */
  turbos: number
  drove: Criminal | null
  /** Where there was an Investigate this round. */
  readonly searched: Set<number>
  /** Does a Spike Strip lie by the car? */
  strip: boolean
  /** Who asked last, by card or Clue, and about which Location. */
  asker: Figure
  asked: Location | null
  /** What a card says that has been in play from the start. */
  readonly start: Likelihoods
}

export function begin({ view, heard }: Pick<Sight<Diabolik>, 'view' | 'heard'>, area: Area): Trail {
  const { pieces } = view
  const posts = Object.fromEntries(WATCHERS.map(who => [who, -1])) as Record<Watcher, number>
  for (const who of DETECTIVES) {
    const at = firstPlace(heard, who) ?? pieces[who]?.place
    posts[who] = INDEX[at as Location]
  }
  const start = even(area)
  for (const who of DETECTIVES) rule(start, posts[who])
  // Whoever is on the road from the start (nobody says where that was, but those who walk come from somewhere).
  const travellers = SECONDARIES.flatMap((who): [Secondary, number][] => {
    const at = firstStep(heard, who) ?? pieces[who]?.place
    const index = heard.some(each => each.type === 'extraHidden' && each.who === who)
      ? undefined
      : INDEX[at as Location]
    return index === undefined ? [] : [[who, index]]
  })
  for (const [, at] of travellers) rule(start, at)
  const heists = new Map<string, PieceId>()
  let hideout = ''
  for (const id in pieces) {
    const place = pieces[id]?.place ?? ''
    if (place === 'hideout') hideout = id
    else if (place.startsWith('heist:')) heists.set(place.slice(6), id)
  }
  return {
    area,
    cards: new Map(),
    token: { diabolik: hideout, eva: hideout },
    open: { diabolik: -1, eva: -1 },
    tracks: new Map(),
    posts,
    extras: new Map(),
    shown: new Map<Secondary | 'van', number>([['van', INDEX.clerville], ...travellers]),
    heists,
    first: [hideout, ...heists.values()],
    gear: { diabolik: USUAL, eva: USUAL },
    cap: { diabolik: USUAL.cap, eva: USUAL.cap },
    searched: new Set(),
    strip: false,
    means: { diabolik: 'road', eva: 'road' },
    turbos: 0,
    drove: null,
    asker: 'ginko',
    asked: null,
    start,
  }
}

/** What lies on the table is surer than what was followed. */
export function lookAt(trail: Trail, { pieces }: DiabolikView): void {
  for (const who of CRIMINALS) {
    const place = pieces[who]?.place ?? ''
    const card = pieces[place]
    trail.open[who] = card?.kind === 'location' ? -1 : INDEX[place as Location]
    if (card?.kind !== 'location') continue
    trail.token[who] = place
    if (card.up && card.face) trail.cards.set(place, certain(INDEX[card.face.slice(1) as Location]))
  }
  for (const who of WATCHERS) trail.posts[who] = INDEX[pieces[who]?.place as Location] ?? -1
}

/** Nobody says where the Detectives begin, but whoever moves comes from somewhere. */
function firstPlace(heard: readonly Event[], who: Figure): Location | null {
  for (const event of heard) if (event.type === 'moved' && event.who === who) return event.from
  return null
}

function firstStep(heard: readonly Event[], who: Secondary): Location | null {
  for (const event of heard) if (event.type === 'walked' && event.who === who) return event.from
  return null
}

/** What a card in play may say. */
export function oddsOf(trail: Trail, card: PieceId): Likelihoods {
  const found = trail.cards.get(card)
  if (found) return found
  const odds = trail.start.slice()
  trail.cards.set(card, odds)
  return odds
}

/** Where a Criminal may be. */
export const whereMaybe = (trail: Trail, who: Criminal): Likelihoods =>
  trail.open[who] >= 0 ? certain(trail.open[who]) : oddsOf(trail, trail.token[who])

/** D-74: a Location drawn or turned up elsewhere is under no other card. */
export function exclude(trail: Trail, at: number, but: PieceId = ''): void {
  rule(trail.start, at)
  for (const [card, odds] of trail.cards) if (card !== but) rule(odds, at)
}

export function guardOf({ posts }: Trail): Guard {
  const watchers = new Uint8Array(COUNT)
  const barred = new Uint8Array(COUNT)
  for (let i = 0; i < WATCHERS.length; i++) {
    const who = WATCHERS[i] as Watcher
    const at = posts[who]
    if (at < 0) continue
    watchers[at] = (watchers[at] ?? 0) | (1 << i)
    if (who === 'roadblockA' || who === 'roadblockB') barred[at] = 1
  }
  return { watchers, barred }
}

/** Is one of the Police so many steps away at most? */
export function nearPolice({ area, posts }: Trail, steps: 0 | 1, at: number): boolean {
  const here = (place: number): boolean => WATCHERS.some(who => posts[who] === place)
  return here(at) || (steps > 0 && neighboursOf(area, locationAt(at)).some(({ to }) => here(INDEX[to])))
}
