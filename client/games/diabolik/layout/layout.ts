import { type Criminal, LETTERS, type Letter, type Secondary } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Box } from '../../../kit/art/ink2d.ts'
import type { Placed, Pose, Vec } from '../../../stage/actors.ts'
import { CARD } from '../../../stage/geometry.ts'
import { beside, legible } from '../../../stage/hand.ts'
import { readable, readOf } from '../../../stage/reading.ts'
import { frame, project } from '../../../stage/shots.ts'
import { hands, type MapSetting, type PieceEntry, screenOf } from './hands.ts'
import { parkAt } from './parking.ts'
import {
  besideAt,
  camera,
  extraAt,
  FIGURE,
  type Format,
  formatOf,
  garageAt,
  heistAt,
  hideoutAt,
  isHandless,
  isLocation,
  isSmall,
  mapAt,
  pileAt,
  pinAt,
  SHEET,
  SIGNED,
  sheetAt,
  spaceAt,
  standAt,
  stationAt,
} from './places.ts'

const THICK = 0.012
/** On the map figures stand in this order. */
const STANDING = ['criminal', 'detective', 'officer', 'extra', 'roadblock']

/** Where everything that can move belongs. */
export function layout(view: DiabolikView, setting: MapSetting): Placed[] {
  const format = formatOf(setting.width, setting.height)
  const entries = Object.entries(view.pieces)
  const cards = locationCards(entries, format)
  const inHand = hands(view, setting)
  const open = [...lying(entries, format), ...sheets(entries, format)].filter(({ id }) => !setting.offered.includes(id))
  return [
    ...cards,
    ...figures(entries, cards, format),
    ...cars(entries, format, setting.names),
    ...clues(entries, format),
    ...inHand,
    ...open,
    ...open.filter(({ id }) => id === setting.held).map(spot => heldUp(spot, view, setting)),
  ]
}

/** What lies on the table and can be read is held up beside its place. */
function heldUp({ id, at, turn, size = 1 }: Placed, view: DiabolikView, setting: MapSetting): Placed {
  const { width, height, insets, seats } = setting
  const standing = camera(width, height, isHandless(view, seats) ? [] : seats)
  const screen = screenOf(setting)
  const bottom = insets.bottom + (standing.bottom ?? 0)
  const shot = frame(standing.points, standing, { ...screen, insets: { ...insets, bottom } })
  const { height: aspect } = view.pieces[id]?.kind === 'sheet' ? SHEET : CARD
  const corners = readable(id, at, size, size * aspect).corners.map(corner => project(corner, shot, screen))
  const [xs, ys] = [corners.map(({ x }) => x - width / 2), corners.map(({ y }) => height / 2 - y)]
  const place = { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) }
  const from = { at, size, ...(turn && { turn }) }
  const pose = beside(place, legible(screen, aspect), aspect, screen)
  return { ...pose, key: readOf(id), id: readOf(id), style: 'glide', from, aspect }
}

function sheets(entries: readonly PieceEntry[], format: Format): Placed[] {
  return entries.flatMap(([id, { kind, order }]): Placed[] => {
    const letter = LETTERS[order]
    return kind === 'sheet' && letter ? [{ ...sheetAt(letter, format), key: id, id, style: 'glide' }] : []
  })
}

/** On its way back into the deck: until it is in it, it lies on top. */
function pileTop(format: Format): Pose {
  const { at, ...pose } = pileAt('locations', format)
  return { ...pose, at: [at[0], 0.7, at[2]] }
}

/** Where a Location card lies; null: in the deck. */
function lies(place: string, format: Format): Pose | null {
  const [kind = '', who = '', space] = place.split(':')
  if (kind === 'track') return spaceAt(who as Criminal, Number(space), format)
  if (kind === 'heist') return heistAt(who as Letter, format)
  if (kind === 'extra') return extraAt(who as Secondary, format)
  if (place === 'back:locations') return pileTop(format)
  return place === 'hideout' ? hideoutAt(format) : null
}

function locationCards(entries: readonly PieceEntry[], format: Format): Placed[] {
  return entries.flatMap(([id, { kind, place }]): Placed[] => {
    const pose = kind === 'location' ? lies(place, format) : null
    return pose ? [{ ...pose, key: id, id, style: 'deal', from: pileAt('locations', format) }] : []
  })
}

/** On the map at a Location, on a Location card, or in the Station's box. */
export function figures(entries: readonly PieceEntry[], cards: readonly Placed[], format: Format): Placed[] {
  const standing = entries.filter(([, { kind }]) => STANDING.includes(kind))
  const size = FIGURE[format]
  return standing.flatMap(([id, piece]): Placed[] => {
    const here = standing
      .filter(([, { place }]) => place === piece.place)
      .sort(([, a], [, b]) => STANDING.indexOf(a.kind) - STANDING.indexOf(b.kind) || a.order - b.order)
    const index = here.findIndex(([each]) => each === id)
    if (isLocation(piece.place)) {
      const at = standAt(piece.place, index, here.length, format)
      // What was nowhere before, a Roadblock, drops.
      const spot: Placed = { key: id, id, style: 'hop', at, size }
      return [piece.kind === 'roadblock' ? { ...spot, from: { at: [at[0], 7, at[2]], size } } : spot]
    }
    if (piece.place === 'station') return [{ key: id, id, style: 'hop', at: stationAt(piece.order - 2, format), size }]
    const card = cards.find(each => each.id === piece.place)
    if (!card) return []
    const [[x, , z], wide] = [card.at, card.size ?? 1]
    // No larger than lets the card be seen under them, and so near that whatever is named behind it can be read.
    const [share, near] = isSmall(format) ? [0.62, -0.08] : [0.38, 0.24]
    const small = Math.min(size * 0.92, wide * share)
    const across = (index - (here.length - 1) / 2) * small
    return [{ key: id, id, style: 'hop', at: [x + across, 0.05, z + wide * near], size: small }]
  })
}

function cars(entries: readonly PieceEntry[], format: Format, names: readonly Box[]): Placed[] {
  const size = FIGURE[format]
  const taken = [...names]
  const driven = entries.filter(([, { kind }]) => kind === 'car').sort(([, a], [, b]) => a.order - b.order)
  return driven.map(([id, { place }]): Placed => {
    if (!isLocation(place)) return { key: id, id, style: 'glide', at: garageAt(format), turn: [0, 0.25, 0], size }
    const { at, box } = parkAt(place, taken, size)
    taken.push(box)
    return { key: id, id, style: 'glide', at: mapAt(at, 0.02), turn: [0, 0.35, 0], size }
  })
}

/** Markers of the next Clues, and what lies in wait, stand on the map beside the pin. */
export function clues(entries: readonly PieceEntry[], format: Format): Placed[] {
  const markers = entries.filter(([, { kind }]) => kind === 'clue' || kind === 'trap')
  const size = SIGNED[format]
  return markers.flatMap(([id, { place }]): Placed[] => {
    if (!isLocation(place)) return []
    const [x, , z] = pinAt(place)
    const index = markers.filter(([, other]) => other.place === place).findIndex(([each]) => each === id)
    return [{ key: id, id, style: 'hop', at: [x - size, 0.03, z + 0.1 - index * 0.95 * size], size }]
  })
}

/** Hand cards that lie somewhere for all to see. */
function lying(entries: readonly PieceEntry[], format: Format): Placed[] {
  const spots: Placed[] = []
  const lay = (id: string, pose: Pose): void => {
    spots.push({ ...pose, key: id, id, style: 'toss' })
  }
  for (const pile of ['crime:discards', 'police:discards'] as const) {
    const { at, size = 1 } = pileAt(pile, format)
    const cards = entries.filter(([, { place }]) => place === pile).sort(([, a], [, b]) => a.order - b.order)
    // What lies below the top two nobody sees.
    cards.slice(-2).forEach(([id], i) => {
      const tilt = ((Number(id) * 37) % 11) * 0.018 - 0.09
      lay(id, { at: [at[0], (Math.min(cards.length, 40) + i) * THICK, at[2]], turn: [-Math.PI / 2, 0, tilt], size })
    })
  }
  for (const spot of ['station', 'hideout', 'jaguar'] as const) {
    const beside = entries.filter(([, { place }]) => place === `beside:${spot}`)
    for (const [i, [id]] of beside.entries()) lay(id, besideAt(spot, i, format))
  }
  // Next to a Location card (D-7): half under it.
  for (const card of locationCards(entries, format)) {
    const beside = entries.filter(([, { kind, place }]) => (kind === 'crime' || kind === 'police') && place === card.id)
    for (const [i, [id]] of beside.entries()) {
      const at: Vec = [card.at[0] + 0.5 - i * 0.3, 0.01 - i * 0.002, card.at[2] + 0.7 + i * 0.3]
      lay(id, { at, turn: [-Math.PI / 2, 0, -0.2 - i * 0.2], size: 1.2 })
    }
  }
  return spots
}
