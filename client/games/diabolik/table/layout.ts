import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Criminal, Letter, Secondary } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikPiece, DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Pose, Spot, Vec } from '../../../stage/actors.ts'
import type { Insets } from '../../../stage/shots.ts'
import {
  angle,
  besideAt,
  CARD,
  extraAt,
  FIGURE,
  garageAt,
  handCard,
  heistAt,
  hideoutAt,
  isLocation,
  pileAt,
  pinAt,
  spaceAt,
  standAt,
  stationAt,
  type Way,
  wayOf,
} from './places.ts'

/** What the layout depends on beside the view. */
export interface Setting {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  /** The own seats. */
  readonly seats: readonly string[]
  /** The card or sheet that is being looked at. */
  readonly held: string | null
}

type Entry = readonly [id: string, piece: DiabolikPiece]
const THICK = 0.012
/** How far before the eye the hand is held. */
const REACH = 8
/** On the map figures stand in this order. */
const STANDING = ['criminal', 'detective', 'officer', 'extra', 'roadblock']

/** Where everything that can move belongs. */
export function layout(view: DiabolikView, setting: Setting): Spot[] {
  const way = wayOf(setting.width, setting.height)
  const entries = Object.entries(view.pieces)
  const cards = locationCards(entries, way)
  return [
    ...cards,
    ...figures(entries, cards, way),
    ...cars(entries, way),
    ...clues(entries, way),
    ...held(entries, setting, way),
    ...lying(entries, way),
  ]
}

/** Where a Location card lies; null: in the deck. */
function lies(place: string, way: Way): Pose | null {
  const [kind = '', who = '', space] = place.split(':')
  if (kind === 'track') return spaceAt(who as Criminal, Number(space), way)
  if (kind === 'heist') return heistAt(who as Letter, way)
  if (kind === 'extra') return extraAt(who as Secondary, way)
  return place === 'hideout' ? hideoutAt(way) : null
}

function locationCards(entries: readonly Entry[], way: Way): Spot[] {
  return entries.flatMap(([id, { kind, place }]): Spot[] => {
    const pose = kind === 'location' ? lies(place, way) : null
    return pose ? [{ ...pose, key: id, id, style: 'deal', from: pileAt('locations', way) }] : []
  })
}

/** On the map at a Location, on a Location card, or in the Station's box. */
function figures(entries: readonly Entry[], cards: readonly Spot[], way: Way): Spot[] {
  const standing = entries.filter(([, { kind }]) => STANDING.includes(kind))
  const size = FIGURE[way]
  return standing.flatMap(([id, piece]): Spot[] => {
    const here = standing
      .filter(([, { place }]) => place === piece.place)
      .sort(([, a], [, b]) => STANDING.indexOf(a.kind) - STANDING.indexOf(b.kind) || a.order - b.order)
    const index = here.findIndex(([each]) => each === id)
    if (isLocation(piece.place)) {
      const at = standAt(piece.place, index, here.length, way)
      return [{ key: id, id, style: 'hop', at, size }]
    }
    if (piece.place === 'station') return [{ key: id, id, style: 'hop', at: stationAt(piece.order - 2, way), size }]
    const card = cards.find(each => each.id === piece.place)
    if (!card) return []
    const [x, , z] = card.at
    const across = (index - (here.length - 1) / 2) * 0.9
    return [{ key: id, id, style: 'hop', at: [x + across, 0.05, z - 0.15], size: size * 0.92 }]
  })
}

function cars(entries: readonly Entry[], way: Way): Spot[] {
  return entries.flatMap(([id, { kind, place }]): Spot[] => {
    if (kind !== 'car') return []
    const at: Vec = isLocation(place) ? beside(place) : garageAt(way)
    return [{ key: id, id, style: 'glide', at, turn: [0, isLocation(place) ? 0.5 : 0.25, 0], size: FIGURE[way] }]
  })
}
/** A car stands before its Location, aside of the name. */
function beside(location: Location): Vec {
  const [x, , z] = pinAt(location)
  return [x + 1.5, 0.02, z + 0.5]
}

/** Markers of the next Clues stand on the map, beside the pin. */
function clues(entries: readonly Entry[], way: Way): Spot[] {
  return entries.flatMap(([id, { kind, place, order }]): Spot[] => {
    if ((kind !== 'clue' && kind !== 'trap') || !isLocation(place)) return []
    const [x, , z] = pinAt(place)
    return [{ key: id, id, style: 'hop', at: [x - 0.62, 0.03, z + 0.12 - order * 0.36], size: FIGURE[way] }]
  })
}

/** Hand cards that lie somewhere for all to see. */
function lying(entries: readonly Entry[], way: Way): Spot[] {
  const spots: Spot[] = []
  const lay = (id: string, pose: Pose): void => {
    spots.push({ ...pose, key: id, id, style: 'toss' })
  }
  for (const pile of ['crime:discards', 'police:discards'] as const) {
    const { at, size = 1 } = pileAt(pile, way)
    const cards = entries.filter(([, { place }]) => place === pile).sort(([, a], [, b]) => a.order - b.order)
    // What lies below the top two nobody sees.
    cards.slice(-2).forEach(([id], i) => {
      const tilt = ((Number(id) * 37) % 11) * 0.018 - 0.09
      lay(id, { at: [at[0], (Math.min(cards.length, 40) + i) * THICK, at[2]], turn: [-Math.PI / 2, 0, tilt], size })
    })
  }
  for (const spot of ['station', 'hideout', 'jaguar'] as const) {
    const beside = entries.filter(([, { place }]) => place === `beside:${spot}`)
    for (const [i, [id]] of beside.entries()) lay(id, besideAt(spot, i, way))
  }
  // Next to a Location card (D-7): half under it.
  const locations = locationCards(entries, way)
  for (const [id, { kind, place }] of entries) {
    const card = kind === 'crime' || kind === 'police' ? locations.find(each => each.id === place) : undefined
    if (card) lay(id, { at: [card.at[0] + 0.5, 0.01, card.at[2] + 0.7], turn: [-Math.PI / 2, 0, -0.2], size: 1.2 })
  }
  return spots
}

/** Units of a thing so far before the eye that make a pixel. */
const pixel = ({ width, height }: Setting, reach = REACH): number =>
  (2 * reach * Math.tan((angle(width, height).fov * Math.PI) / 360)) / height

/** The own hands at the lower edge, fanned, with what has been drawn or laid down beside them. */
function held(entries: readonly Entry[], setting: Setting, way: Way): Spot[] {
  const own = (place: string): boolean =>
    setting.seats.some(seat => place === `hand:${seat}` || place === `drawn:${seat}`)
  const cards = entries.filter(([, { place }]) => own(place)).sort(([, a], [, b]) => a.order - b.order)
  const unit = pixel(setting)
  const { width, height, insets } = setting
  const card = handCard(width, height)
  const gap = Math.min(card * 0.9, (width - insets.left - insets.right - card * 1.2) / Math.max(1, cards.length - 1))
  const floor = -height / 2 + insets.bottom
  return cards.map(([id, { kind }], i): Spot => {
    const off = i - (cards.length - 1) / 2
    const from = pileAt(kind === 'police' ? 'police' : 'crime', way)
    if (setting.held === id) {
      const big = Math.min(264, height * 0.42, width * 0.62)
      const near = pixel(setting, REACH - 0.5)
      const edge = width / 2 - big / 2 - 6
      const x = Math.max(-edge, Math.min(edge, off * gap))
      return {
        key: id,
        id,
        style: 'deal',
        from,
        at: [x * near, (floor + (big * CARD.height) / 2 + 6) * near, -REACH + 0.5],
        size: big * near,
        space: 'hand',
      }
    }
    const y = floor + card * (CARD.height * 0.5 - 0.34) - off * off * card * 0.012
    return {
      key: id,
      id,
      style: 'deal',
      from,
      at: [off * gap * unit, y * unit, -REACH + i * 0.03],
      turn: [0, 0, -off * 0.045],
      size: card * unit,
      space: 'hand',
    }
  })
}
