import { LOCATIONS, type Location, type MapPoint, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import {
  type Character,
  type Criminal,
  LETTERS,
  type Letter,
  SECONDARIES,
  type Secondary,
} from '../../../../shared/games/diabolik/state.ts'
import type { Seat, View } from '../../../../shared/kernel/game.ts'
import type { Pose, Vec } from '../../../stage/actors.ts'
import { growth } from '../../../stage/shots.ts'
import type { Standing } from '../../contract.ts'
import { RAIL, spaceOn } from './rail.ts'

/*
 * Where everything lies, in units of the table. The map is in the middle, 30 by 21, its middle at the origin, its print
 * on y = 0; the wood of the table is at WOOD.
 */
export const WOOD = -0.5
const UNIT = 0.03
export const MAP = { width: 1000 * UNIT, depth: 700 * UNIT } as const

/**
 * How the table lies. Desk: boxes to the left of the map, piles to its right, tracks and sheets before it. Low, for
 * phones held sideways: everything beside the map. Tall, for phones held upright: the piles beside it, all else before
 * it in two rows; high, where there is room for it, before it in three.
 */
export type Format = 'desk' | 'low' | 'tall' | 'high'
export function formatOf(width: number, height: number): Format {
  if (width / height < 1.1 && width < 900) return width / height < 0.76 ? 'high' : 'tall'
  return width < 700 || height < 480 ? 'low' : 'desk'
}
/** A phone held upright. */
export const isUpright = (format: Format): boolean => format === 'tall' || format === 'high'
/** Names on the map cannot be read unless one comes nearer: what matters is named over the canvas. */
export const isSmall = (format: Format): boolean => format !== 'desk'

/** A point of the printed map. */
export const mapAt = ([x, y]: MapPoint, height = 0): Vec => [(x - 500) * UNIT, height, (y - 350) * UNIT]
export const isLocation = (id: string): id is Location => LOCATIONS.some(each => each === id)
export const pinAt = (location: Location): Vec => mapAt(SPOT[location])

/** Factor on figures and cars. A figure of size 1 is 2.9 high and stands on a base of radius 0.62. */
export const FIGURE: Readonly<Record<Format, number>> = { desk: 1, low: 1.15, tall: 1.15, high: 1.15 }

/** Factor on what is to be read on the map: signs with a letter in them, and names. */
export const SIGNED: Readonly<Record<Format, number>> = { desk: 1, low: 1.45, tall: 1.65, high: 1.6 }
export const NAMED: Readonly<Record<Format, number>> = { desk: 1, low: 1.5, tall: 1.8, high: 1.7 }

/** Where the n-th of so many figures at a Location stands: behind its pin, so that its name stays free. */
export function standAt(location: Location, index: number, count: number, format: Format): Vec {
  const [x, , z] = pinAt(location)
  const gap = Math.min(1.15, 3.4 / Math.max(1, count)) * FIGURE[format]
  return [x + (index - (count - 1) / 2) * gap, 0.06, z - 0.1 - (index % 2) * (count > 2 ? 0.5 : 0.18)]
}

/** A rectangle of the table: its middle, and how wide and deep it is. */
export interface Tray {
  readonly at: Vec
  readonly width: number
  readonly depth: number
}
export type TrayName = 'station' | 'garage' | 'hideout' | `track:${Criminal}` | `sheet:${Letter}` | 'piles' | 'extras'

const tray = (x: number, z: number, width: number, depth: number): Tray => ({ at: [x, 0, z], width, depth })

const DESK: Readonly<Record<TrayName, Tray>> = {
  station: tray(-17.6, -7.1, 4.4, 6.6),
  garage: tray(-17.6, -1.5, 4.4, 4),
  hideout: tray(-17.6, 4.9, 4.4, 8.2),
  piles: tray(17.6, -4.6, 4.4, 11.6),
  extras: tray(17.6, 5.4, 4.4, 7.8),
  'track:diabolik': tray(-15.1, 13.6, 9.2, 5.4),
  'track:eva': tray(-5.6, 13.6, 9.2, 5.4),
  'sheet:A': tray(2.7, 13.6, 6.5, 5.4),
  'sheet:B': tray(9.55, 13.6, 6.5, 5.4),
  'sheet:C': tray(16.4, 13.6, 6.5, 5.4),
}
const LOW: Readonly<Record<TrayName, Tray>> = {
  station: tray(-17.5, -10, 4.4, 3.2),
  garage: tray(-17.5, -6.95, 4.4, 2.6),
  hideout: tray(-17.5, -4, 4.4, 3),
  extras: tray(-17.5, 0.8, 4.4, 6.3),
  'track:diabolik': tray(-17.5, 5.75, 4.4, 3.3),
  'track:eva': tray(-17.5, 9.2, 4.4, 3.3),
  'sheet:A': tray(17.5, -9.75, 4.4, 3.7),
  'sheet:B': tray(17.5, -5.9, 4.4, 3.7),
  'sheet:C': tray(17.5, -2.05, 4.4, 3.7),
  piles: tray(17.5, 5.45, 4.4, 10.9),
}
const TALL: Readonly<Record<TrayName, Tray>> = {
  piles: tray(16.65, 0, 2.7, 21),
  'track:diabolik': tray(-10.9, 13.2, 8.2, 4.6),
  'track:eva': tray(-2.5, 13.2, 8.2, 4.6),
  'sheet:A': tray(4.4, 13.2, 5.3, 4.6),
  'sheet:B': tray(9.85, 13.2, 5.3, 4.6),
  'sheet:C': tray(15.3, 13.2, 5.3, 4.6),
  station: tray(-11.7, 17, 6.6, 2.6),
  garage: tray(-5.3, 17, 5.8, 2.6),
  hideout: tray(0.2, 17, 4.8, 2.6),
  extras: tray(10.4, 17, 15.2, 2.6),
}
const HIGH: Readonly<Record<TrayName, Tray>> = {
  'track:diabolik': tray(-10.4, 13.3, 9.4, 5),
  'track:eva': tray(-0.8, 13.3, 9.4, 5),
  piles: tray(9.6, 13.3, 11, 5),
  'sheet:A': tray(-10.1, 20.1, 9.9, 8.2),
  'sheet:B': tray(0, 20.1, 9.9, 8.2),
  'sheet:C': tray(10.1, 20.1, 9.9, 8.2),
  station: tray(-11.8, 25.9, 6.6, 2.9),
  garage: tray(-5.4, 25.9, 5.8, 2.9),
  hideout: tray(0.1, 25.9, 4.8, 2.9),
  extras: tray(8.9, 25.9, 12.4, 2.9),
}
const TRAYS = { desk: DESK, low: LOW, tall: TALL, high: HIGH } as const
export const trayOf = (name: TrayName, format: Format): Tray => TRAYS[format][name]

/** Cards lie flat. */
export { CARD } from '../../../stage/geometry.ts'

const FLAT: Vec = [-Math.PI / 2, 0, 0]
const flat = (at: Vec, size: number): Pose => ({ at, turn: FLAT, size })

const SPACE: Readonly<Record<Format, number>> = { desk: 1.9, low: 1.15, tall: 1.8, high: 2.05 }
/** A space of a Shadows track: three beside each other, and from the last back to the first. */
export function spaceAt(who: Criminal, space: number, format: Format): Pose {
  const { at, width } = trayOf(`track:${who}`, format)
  return flat([at[0] + (space - 1) * (width / 3.25), 0.02, at[2] + 0.1], SPACE[format])
}
/** Marks lie in the gap behind a space (D-31), so many at most beside each other before they overlap. */
const MARKS_APART = 0.66
export function gapAt(who: Criminal, after: number, index: number, count: number, format: Format): Vec {
  const { at, width, depth } = trayOf(`track:${who}`, format)
  const [x, , z] = spaceAt(who, after, format).at
  const apart = MARKS_APART * SIGNED[format]
  const off = (room: number): number => (index - (count - 1) / 2) * Math.min(apart, room / Math.max(1, count - 1))
  // Behind the last space it is the way back to the first, below the cards.
  if (after === 2) return [at[0] + off(width * 0.6), 0.04, at[2] + depth / 2 - 0.5]
  return [x + width / 6.5, 0.04 + index * 0.004, z + off(2.1)]
}

/** A Heist and Investigation sheet; its size is its width, whether it lies there or is held up. */
export const SHEET = { width: 1, height: 5.4 / 6.5 } as const
export function sheetAt(letter: Letter, format: Format): Pose {
  const { at, width } = trayOf(`sheet:${letter}`, format)
  return flat([at[0], 0.03, at[2]], width)
}
/** The Location card of a Heist, in the upper right corner of its sheet: what is to be done next stands below it. */
export function heistAt(letter: Letter, format: Format): Pose {
  const { at, width, depth } = trayOf(`sheet:${letter}`, format)
  if (isSmall(format)) return flat([at[0] + width * 0.35, 0.05, at[2] - depth / 2 + width * 0.19], width * 0.226)
  return flat([at[0] + width / 2 - 1, 0.05, at[2] - depth / 2 + 1.35], 1.6)
}
export function hideoutAt(format: Format): Pose {
  const { at } = trayOf('hideout', format)
  return isSmall(format) ? flat([at[0], 0.02, at[2]], 1.5) : flat([at[0], 0.02, at[2] + 0.2], 1.9)
}
/** The Location card of a hidden Secondary Character. */
export function extraAt(who: Secondary, format: Format): Pose {
  const { at } = trayOf('extras', format)
  const index = SECONDARIES.indexOf(who)
  if (isUpright(format)) return flat([at[0] + (index - 2) * 2.3, 0.02, at[2] - 0.16], 1.35)
  const [x, down] = [at[0] + (index % 2 === 0 ? -1.08 : 1.08), Math.floor(index / 2)]
  return format === 'low'
    ? flat([x, 0.02, at[2] - 2.26 + down * 2.1], 1.1)
    : flat([x, 0.02, at[2] - 2.3 + down * 2.5], 1.45)
}
/** Cards that lie next to something (D-7). */
export function besideAt(spot: 'station' | 'hideout' | 'jaguar', index: number, format: Format): Pose {
  const { at, width, depth } = trayOf(spot === 'jaguar' ? 'garage' : spot, format)
  return flat([at[0] - width / 2 + 0.85 + index * 0.95, 0.06 + index * 0.012, at[2] + depth / 2 - 0.95], 1.15)
}
/** Cards laid down to be exchanged, as those see them who may not read them: at the front edge of the map. */
export function laidAt(who: Character, index: number): Pose {
  const side = who === 'diabolik' || who === 'ginko' ? -1 : 1
  return flat([side * (1 + index * 1.3), 0.06, MAP.depth / 2 - 1.2], 1.2)
}
/** Where a figure in the Police Station's box stands, and the Jaguar in its own. */
export function stationAt(index: number, format: Format): Vec {
  const { at } = trayOf('station', format)
  if (isUpright(format)) return [at[0] + (index - 1.5) * 1.5, 0.06, at[2] + 0.4]
  const [first, step] = format === 'low' ? [-0.2, 1.2] : [-0.95, 1.65]
  return [at[0] + (index % 2 === 0 ? -0.95 : 0.95), 0.06, at[2] + first + Math.floor(index / 2) * step]
}
export const garageAt = (format: Format): Vec => trayOf('garage', format).at

export const PILES = ['police', 'police:discards', 'crime', 'crime:discards', 'locations'] as const
export type PileName = (typeof PILES)[number]
export function pileAt(pile: PileName, format: Format): Pose {
  const { at } = trayOf('piles', format)
  const index = PILES.indexOf(pile)
  if (format === 'high') return flat([at[0] + (index - 2) * 2.13, 0, at[2] - 0.2], 1.95)
  if (format === 'tall') return flat([at[0], 0, at[2] - 8.6 + index * 4.15], 2.1)
  return flat([at[0] + (index % 2 === 0 ? -1.1 : 1.1), 0, at[2] - 3.8 + Math.floor(index / 2) * 3.5], 1.9)
}

export { RAIL }

/** Width of a card in the own hand, in pixels, and what the hand takes of the screen's bottom. */
export const handCard = (width: number, height: number): number =>
  Math.round(Math.max(60, Math.min(132 * growth(width, height), width * 0.13, height * 0.15)))
export const handRoom = (width: number, height: number): number => Math.round(handCard(width, height) * 1.1)

/** The first game has no cards but Wounds. */
export const isHandless = ({ facts, pieces }: View, seats: readonly Seat[]): boolean =>
  facts.scenario === 'escape' &&
  Object.values(pieces).every(({ place }) => !seats.some(seat => place === `hand:${seat}`))

/** What the stage's own buttons take there, for whoever has no hand. */
const TOOLS = 60

const VIEW: Readonly<Record<Format, { pitch: number; fov: number }>> = {
  desk: { pitch: 0.93, fov: 26 },
  low: { pitch: 1, fov: 26 },
  tall: { pitch: 1.2, fov: 22 },
  high: { pitch: 1.25, fov: 18 },
}
export const angle = (width: number, height: number): { pitch: number; fov: number } => VIEW[formatOf(width, height)]

/** How far the table reaches, and what share of it behind the map. */
const REACH: Readonly<Record<Format, { left: number; right: number; front: number; behind: number }>> = {
  desk: { left: -19.9, right: 19.9, front: 16.4, behind: 0.75 },
  low: { left: -19.8, right: 19.8, front: 11, behind: 0.75 },
  tall: { left: -15.2, right: 18.2, front: 18.4, behind: 1 },
  high: { left: -15.2, right: 15.2, front: 27.5, behind: 1 },
}

export function camera(width: number, height: number, seats: readonly string[]): Standing {
  const format = formatOf(width, height)
  const { left, right, front, behind } = REACH[format]
  const points: Vec[] = [
    [left, 0, front],
    [right, 0, front],
    [left * behind, 1.7, -13],
    [right * behind, 1.7, -13],
  ]
  return {
    ...VIEW[format],
    yaw: 0,
    points,
    bottom: seats.length > 0 ? handRoom(width, height) : TOOLS * growth(width, height),
  }
}

/** On small screens names are printed so small: a unit of so many pixels makes their letters as high as fourteen. */
export const NEAR = 27
export const near = (width: number, height: number): number | null => (isSmall(formatOf(width, height)) ? NEAR : null)

/** The map alone, from above. */
export function above(width: number, height: number, seats: readonly string[]): Standing {
  const [x, z] = [MAP.width / 2 + 0.2, MAP.depth / 2 + 0.2]
  const points = [-x, x].flatMap((px): Vec[] => [-z, z].map((pz): Vec => [px, 0, pz]))
  return {
    pitch: 1.45,
    yaw: 0,
    fov: 26,
    points,
    bottom: seats.length > 0 ? handRoom(width, height) : TOOLS * growth(width, height),
  }
}

/** Where the camera looks when it looks at something of the table that is no piece. */
export function anchor(id: string, width: number, height: number): Vec | null {
  const format = formatOf(width, height)
  if (isLocation(id)) return pinAt(id)
  const danger = /^danger(?::(\d+) of (\d+))?$/.exec(id)
  if (danger)
    return danger[1] === undefined ? RAIL.at : [spaceOn(+danger[1], Number(danger[2])).at, RAIL.at[1], RAIL.at[2]]
  const pile = PILES.find(each => each === id)
  if (pile) return pileAt(pile, format).at
  const letter = LETTERS.find(each => id === each || id === `sheet:${each}` || id === `heist:${each}`)
  if (letter) return trayOf(`sheet:${letter}`, format).at
  // A space of a track is where its track is, a hidden Secondary Character's card where all of them are.
  const tray = id.replace(/^(track:\w+):\d+$/, '$1').replace(/^extra:.*/, 'extras')
  return tray in DESK ? trayOf(tray as TrayName, format).at : null
}
