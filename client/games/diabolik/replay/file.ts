import type { Event } from '../../../../shared/games/diabolik/events.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { AREAS, type Area, locationsOf } from '../../../../shared/games/diabolik/map/roads.ts'
import { CRIMINALS, type Criminal } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { PieceId, View } from '../../../../shared/kernel/game.ts'
import { tableOf } from '../../../../shared/kernel/plain.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { eventsIn } from '../../shots.ts'
import { addSite, emptyNet, keep, link, type Net, placesOf, type Site } from './net.ts'

/** What they keep in their file: what each Location card in play may say, and those that were. */
export interface File {
  readonly area: Area
  readonly net: Net
  readonly cards: Map<PieceId, Site>
}
/** One step, with the table as it lay before it. */
export interface Step {
  readonly view: DiabolikView
  readonly events: readonly Event[]
  /** The cards that hidden Criminals stood on; null: On the Run. */
  readonly tokens: Readonly<Record<Criminal, Site | null>>
}

/** The card that a hidden Criminal stands on; null: On the Run. */
export function tokenIn({ cards }: File, { pieces }: DiabolikView, who: Criminal): Site | null {
  const place = pieces[who]?.place ?? ''
  return pieces[place]?.kind === 'location' ? (cards.get(place) ?? null) : null
}

/** A step that led from one shot to the next. */
export function stepAfter(file: File, before: Shot | undefined, shot: Shot | undefined): Step {
  const view = before?.view as DiabolikView
  return {
    view,
    events: shot ? eventsIn<Event>(shot) : [],
    tokens: tableOf(CRIMINALS, who => tokenIn(file, view, who)),
  }
}

/** Every Location of the area has its card somewhere. */
export function areaIn({ pieces }: Pick<View, 'pieces'>): Area {
  const cards = Object.values(pieces).filter(({ kind }) => kind === 'location').length
  return AREAS.find(each => locationsOf(each).length === cards) ?? 'state'
}

/** D-5: the Hideout and the Heists are none of the Locations that were drawn to be seen. */
export function opened({ pieces }: DiabolikView): File {
  const all = Object.entries(pieces)
  const locations = all.filter(([, { kind }]) => kind === 'location')
  const file: File = { area: areaIn({ pieces }), net: emptyNet(), cards: new Map() }
  const seen = all.flatMap(([, { kind, place }]) => (['clue', 'detective', 'extra'].includes(kind) ? [place] : []))
  for (const [card, { place }] of locations) if (place !== 'locations') bringIn(file, card)
  for (const site of file.cards.values()) keep(file.net, site, at => !seen.includes(at))
  return file
}

/** D-74: a card from the deck says nothing that another card in play says. */
export function bringIn(
  file: File,
  card: PieceId,
  leaving: readonly Site[] = [],
  places = locationsOf(file.area),
): Site {
  const site = addSite(file.net, places)
  for (const other of [...file.cards.values(), ...leaving]) link(file.net, site, other, (a, b) => a !== b)
  file.cards.set(card, site)
  return site
}

/** Each of these cards may now say what any of them said. */
export function mixed(file: File, cards: readonly PieceId[]): void {
  const places = new Set(cards.flatMap(card => [...placesOf(file.net, file.cards.get(card) as Site)]))
  for (const card of cards) file.cards.delete(card)
  for (const card of cards) bringIn(file, card, [], [...places])
}

/** A card that lies open is not found once more. */
export function exclude({ net }: File, site: Site, out: Location): void {
  if (placesOf(net, site).size > 1) keep(net, site, at => at !== out)
}

/** A Location drawn from the deck is under no card in play. */
export function drawn(file: File, out: Location): void {
  for (const site of file.cards.values()) exclude(file, site, out)
}

export const isOnTrack = ({ pieces }: DiabolikView, card: PieceId): boolean =>
  pieces[card]?.place.startsWith('track:') ?? false
