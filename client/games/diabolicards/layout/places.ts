import { pledgesOf, seatsOf, sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import {
  type Player,
  SIDES,
  type Side,
  SLOTS,
  type SlotKind,
  ZONES,
  type Zone,
} from '../../../../shared/games/diabolicards/state.ts'
import type { Pose, Vec } from '../../../stage/actors.ts'
import { growth } from '../../../stage/shots.ts'
import type { Standing } from '../../contract.ts'

/*
 * Where everything lies, in units of the table. The middle of the mat is at the origin, its print on y = 0, the table at
 * WOOD. A card on the mat is a tile, one wide; the own side is always near.
 */
export const WOOD = -0.35
export const TILE = { width: 1, height: 1.2 } as const
/** From one slot to the next. */
export const STEP = { x: 1.09, z: 1.26 } as const

/**
 * How the mat lies. Desk: three zones beside each other, the sides facing. Small screens show one page at a time: tall,
 * for phones held upright, a zone with its two sides facing, six slots wide; low, for phones held sideways, the own side
 * of a zone to the left, the other to the right. The middle row is a page of its own there.
 */
export type Format = 'desk' | 'low' | 'tall'
export function formatOf(width: number, height: number): Format {
  if (width / height < 1.15 && width < 900) return 'tall'
  return width < 760 || height < 480 ? 'low' : 'desk'
}
export const PAGES = [...ZONES, 'contracts'] as const
export type Page = (typeof PAGES)[number]
export const isPage = (id: string | null): id is Page => PAGES.some(each => each === id)
export const hasPages = (format: Format): boolean => format !== 'desk'
/** What is shown when nothing else is asked for. */
export const FIRST_PAGE: Page = 'hideout'

/** Whose side is near: that of the own seat, for those who look on the one that is named first. */
export const nearSide = (seats: readonly string[]): Side => (seats[0] ? sideOf(seats[0] as Player) : SIDES[0])

/** From one page to the next: on a desk zones lie side by side, on small screens out of each other's sight. */
const APART: Readonly<Record<Format, number>> = { desk: 4.72, low: 14, tall: 11 }
export const pageX = (page: Page, format: Format): number => (PAGES.indexOf(page) - 1) * APART[format]

/** The first row's middle from the mat's. */
const FIRST: Readonly<Record<Format, number>> = { desk: 1.35, low: 0, tall: 0.78 }

/** A slot of one side's part of a zone: so far to the right, so far from the mat's middle. */
function local(slot: SlotKind, at: number, format: Format): readonly [x: number, z: number] {
  const { x, z } = STEP
  if (slot === 'regular') return [((at % 4) - (format === 'tall' ? 2.5 : 1.5)) * x, Math.floor(at / 4) * z]
  // On an upright phone the other slots are beside the rows, else in a row of their own.
  if (format === 'tall') return slot === 'diabolical' ? [1.5 * x, 0] : [(1.5 + at) * x, z]
  return slot === 'diabolical' ? [-0.5 * x, 2 * z] : [(at === 0 ? -1.5 : 0.5) * x, 2 * z]
}

const FLAT: Vec = [-Math.PI / 2, 0, 0]
export const flat = (x: number, z: number, size = 1, y = 0.03): Pose => ({ at: [x, y, z], turn: FLAT, size })

/** A point of one side's part of a zone, `out` from the mat's middle. */
function pointOf(near: boolean, zone: Zone, [right, out]: readonly [number, number], format: Format): Vec {
  const x = pageX(zone, format) + right
  if (format === 'low') return [x + (near ? -2.36 : 2.36), 0.03, out - STEP.z]
  return [x, 0.03, (FIRST[format] + out) * (near ? 1 : -1)]
}

export const slotAt = (near: boolean, zone: Zone, slot: SlotKind, at: number, format: Format): Pose => ({
  at: pointOf(near, zone, local(slot, at, format), format),
  turn: FLAT,
})

/** The board with a zone's power, one to a side: as large as a tile, and in a place of its own beside the last slots. */
export const boardAt = (near: boolean, zone: Zone, format: Format): Vec =>
  pointOf(near, zone, format === 'tall' ? [2.5 * STEP.x, 0] : [1.5 * STEP.x, 2 * STEP.z], format)

/** All of one side's part of a zone: its middle, width and depth. */
export function fieldOf(near: boolean, zone: Zone, format: Format): { at: Vec; width: number; depth: number } {
  const rows = format === 'tall' ? 2 : 3
  const at = pointOf(near, zone, [0, ((rows - 1) / 2) * STEP.z], format)
  return { at, width: (format === 'tall' ? 6 : 4) * STEP.x + 0.14, depth: rows * STEP.z + 0.06 }
}

/** C-23: two contracts, the deck, two contracts; the discards at the end of the row. */
const MIDDLE: Readonly<Record<string, number>> = {
  'contract:0': -3.5,
  'contract:1': -2.2,
  deck: 0,
  'contract:2': 2.2,
  'contract:3': 3.5,
  discards: 5.75,
}
const MIDDLE_SMALL: Readonly<Record<string, readonly [number, number]>> = {
  'contract:0': [-1.75, -0.75],
  'contract:1': [-0.6, -0.75],
  'contract:2': [0.6, -0.75],
  'contract:3': [1.75, -0.75],
  deck: [-0.7, 0.75],
  discards: [0.7, 0.75],
}
export function middleAt(place: string, format: Format): Pose | null {
  if (!hasPages(format)) {
    const x = MIDDLE[place]
    return x === undefined ? null : flat(x, 0, 1.04)
  }
  const small = MIDDLE_SMALL[place]
  return small ? flat(pageX('contracts', format) + small[0], small[1], 1.1) : null
}

/** Signs stand on either side of the deck; on small screens before the ends of the contracts. */
export const signAt = (index: 0 | 1, format: Format): Vec =>
  hasPages(format) ? [pageX('contracts', format) + (index ? 1.95 : -1.95), 0.03, 0.75] : [index ? 1.1 : -1.1, 0.03, 0]

/** C-21: where a card that is laid down for the contracts will lie when all are turned up. */
export function pledgedAt(players: number, seat: Player, index: number, format: Format): Pose {
  const before = seatsOf(players).indexOf(seat) * pledgesOf(players)
  return middleAt(`contract:${before + index}`, format) ?? flat(0, 0)
}

interface Fan extends Pose {
  /** From one card to the next, as far as there is room. */
  readonly step: readonly [x: number, z: number]
}
/** Somebody else's hand, on the desk: an opponent's beside the mat, the partner's at the end of the middle row. */
export function fanAt(seat: Player, players: number, seats: readonly string[], format: Format): Fan {
  if (hasPages(format)) return { ...flat(pageX(FIRST_PAGE, format), -5, 0.001), step: [0, 0] }
  const near = nearSide(seats)
  const mine = sideOf(seat) === near
  const there = seatsOf(players).filter(each => !seats.includes(each) && (sideOf(each) === near) === mine)
  const first = there.indexOf(seat) === 0
  // Who looks on sees both hands of the near side: one behind the other.
  const one = there.length === 1
  if (mine) return { ...flat(-6, one ? 0 : first ? 0.34 : -0.34, one ? 0.66 : 0.5), step: [0.3, 0] }
  return { ...flat(first ? -7.75 : 7.75, -3, 0.66), step: [0.05, 0.34] }
}

/** Width of a card in the own hand, in pixels, and what the hand takes of the screen's bottom. */
export const handCard = (width: number, height: number): number =>
  Math.round(Math.max(58, Math.min(136 * growth(width, height), width * 0.15, height * 0.17)))
export const handRoom = (width: number, height: number): number => Math.round(handCard(width, height) * 1.06)

const VIEW: Readonly<Record<Format, { pitch: number; fov: number }>> = {
  desk: { pitch: 0.95, fov: 17 },
  low: { pitch: 1.3, fov: 22 },
  tall: { pitch: 1.3, fov: 22 },
}
export const angle = (width: number, height: number): { pitch: number; fov: number } => VIEW[formatOf(width, height)]

/** Pixels that the score and the pages' tabs take: on a desk it is beside the hand, for whoever holds none at the top. */
export const [STRIP, TABS, RAISED] = [36, 48, 14] as const
const ROOM: Readonly<Record<Format, (hand: number, times: number) => Pick<Standing, 'top' | 'bottom' | 'left'>>> = {
  desk: (hand, times) => (hand > 0 ? { bottom: Math.max(hand, 76 * times) } : { top: TABS * times }),
  low: hand => ({ bottom: hand, top: STRIP, left: TABS }),
  // A card that is picked stands out of the hand, below the tabs.
  tall: hand => ({ bottom: hand + (hand && RAISED) + TABS, top: STRIP }),
}

export function camera(width: number, height: number, seats: readonly string[], shown: string | null = null): Standing {
  const format = formatOf(width, height)
  const page = isPage(shown) ? shown : FIRST_PAGE
  const hand = seats.length > 0 ? handRoom(width, height) : 0
  return { ...VIEW[format], yaw: 0, points: corners(page, format), ...ROOM[format](hand, growth(width, height)) }
}

/** On small screens: a tile is so near that the name on it can be read. */
export const near = (width: number, height: number): number | null => (hasPages(formatOf(width, height)) ? 112 : null)

function corners(page: Page, format: Format): Vec[] {
  if (format === 'desk')
    return [
      [-7.25, 0, 4.6],
      [7.25, 0, 4.6],
      // The end of the world is seen over the far edge.
      [-7.25, 1.45, -4.7],
      [7.25, 1.45, -4.7],
    ]
  const x = pageX(page, format)
  const [wide, front, back] =
    page === 'contracts' ? [2.45, 1.6, -1.6] : format === 'tall' ? [3.35, 2.8, -2.8] : [4.65, 2.05, -2.05]
  return [-wide, wide].flatMap((off): Vec[] => [front, back].map((z): Vec => [x + off, 0, z]))
}

/** Slots of one kind are alike (C-7): the field of a kind is what one plays to. */
export const fieldId = (zone: Zone, slot: SlotKind): string => `field:${zone}:${slot}`

/** Where the camera looks, and words hang, at a place of the table. */
export function placeAt(id: string, near: Side, format: Format): Vec | null {
  const [area = '', a = '', b = '', c = '', d = '0'] = id.split(':')
  const zone = ZONES.find(each => each === (area === 'mat' ? b : ['field', 'ask'].includes(area) ? a : area))
  const kind = (Object.keys(SLOTS) as SlotKind[]).find(each => each === (area === 'mat' ? c : b))
  if (area === 'mat' && zone && kind) return slotAt(a === near, zone, kind, Number(d), format).at
  // The Endgame is asked for beside the zone that it may burn.
  if (area === 'field' && zone && kind === 'scorched' && format === 'desk')
    return slotAt(true, zone === 'hideout' ? 'campus' : 'hideout', 'regular', 1, format).at
  if (area === 'field' && zone && kind) return slotAt(true, zone, kind, kind === 'regular' ? 5 : 0, format).at
  // What hangs at a place hangs below it: this leaves both sides clear.
  if (zone) return [pageX(zone, format), 0, area === 'ask' && format === 'desk' ? -1.2 : 0]
  return middleAt(id, format)?.at ?? null
}

/** The page that shows a place; null: every page does. */
export function pageOf(place: string): Page | null {
  const zone = ZONES.find(each => place.split(':').includes(each))
  return zone ?? (place.startsWith('hand:') || place.startsWith('open:') ? null : 'contracts')
}
