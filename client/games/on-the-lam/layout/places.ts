import { column, row } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { SUSPECTS, type Suspect, TILES, type Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { Pose, Vec } from '../../../stage/actors.ts'
import { growth } from '../../../stage/shots.ts'
import type { Standing } from '../../contract.ts'

/** A tile of the city, in units of the table: wide, deep, and the streets between. */
export const TILE = { width: 4, depth: 3.5, street: 0.3, thick: 0.3 } as const

/** The floor of a tile. */
export const FLOOR = TILE.thick / 2

/**
 * How the table lies. Across: five tiles wide, north to the left, the files and piles before the city; wide: the same,
 * with room for them at its sides. On small screens signs stand for names and the piles lie beside the hand: low is
 * five tiles wide, along three, with north at the back; high is the same with room for tiles of their full depth, and
 * named has room for their names as well.
 */
export type Format = 'wide' | 'across' | 'low' | 'along' | 'high' | 'named'
/** Pixels in which three tiles have names that can be read. */
const NAMED = 520
export function formatOf(width: number, height: number): Format {
  if (width >= 700 && height >= 480) return width / height < 1.62 ? 'across' : 'wide'
  if (width / height < 0.78) return width < NAMED ? 'high' : 'named'
  return width / height < 1.15 ? 'along' : 'low'
}
export const isSmall = (format: Format): boolean => format === 'low' || isUpright(format)
/** Three tiles wide, five deep. */
export const isUpright = (format: Format): boolean => ['along', 'high', 'named'].includes(format)
/** Signs stand for names. */
export const isSigned = (format: Format): boolean => isSmall(format) && format !== 'named'

interface Build {
  /** Of a tile, and of the avenue behind it. */
  readonly depth: number
  readonly avenue: number
  /** Factors on the height of buildings and on figures. */
  readonly tall: number
  readonly figure: number
}
export const BUILD: Readonly<Record<Format, Build>> = {
  wide: { depth: TILE.depth, avenue: 1.12, tall: 1, figure: 1 },
  across: { depth: TILE.depth, avenue: 1.12, tall: 1, figure: 1 },
  low: { depth: 3.3, avenue: 0.62, tall: 0.8, figure: 0.9 },
  along: { depth: 2.42, avenue: 0.3, tall: 0.66, figure: 0.74 },
  high: { depth: 3.2, avenue: 0.5, tall: 0.8, figure: 0.9 },
  named: { depth: 3.2, avenue: 0.5, tall: 0.68, figure: 0.9 },
}
/** Factor on what lies within a tile, from front to back. */
export const deepOf = (format: Format): number => BUILD[format].depth / TILE.depth

const stepOf = (format: Format): { x: number; z: number } => ({
  x: TILE.width + TILE.street,
  z: BUILD[format].depth + BUILD[format].avenue,
})

export const isTile = (id: string): id is Tile => TILES.some(tile => tile === id)

/** The middle of a tile. */
export function tileAt(tile: Tile, format: Format): Vec {
  const step = stepOf(format)
  if (!isUpright(format)) return [(row(tile) - 2) * step.x, 0, (1 - column(tile)) * step.z]
  return [(column(tile) - 1) * step.x, 0, (row(tile) - 2) * step.z]
}

/** Half the width and half the depth of the city. */
export const cityOf = (format: Format): { x: number; z: number } => {
  const [across, deep] = isUpright(format) ? [3, 5] : [5, 3]
  const step = stepOf(format)
  return { x: (across * step.x - TILE.street) / 2, z: (deep * step.z - BUILD[format].avenue) / 2 }
}

/** Cards lie flat: face up, or back up. */
const FLAT: Vec = [-Math.PI / 2, 0, 0]

export const PILES = ['alibis', 'alibis:discards', 'plays', 'plays:discards'] as const
type PileName = (typeof PILES)[number]

export function pileAt(pile: PileName, format: Format): Pose {
  const { x, z } = cityOf(format)
  const index = PILES.indexOf(pile)
  if (format === 'wide')
    return { at: [x + 1.15 + (index % 2) * 1.6, 0, -z + 1.4 + Math.floor(index / 2) * 2.75], turn: FLAT, size: 1.42 }
  // The two piles to draw from stand a little apart.
  const apart = Math.floor(index / 2) * 0.25
  if (format === 'across') return { at: [x - 5.9 + index * 1.62 + apart, 0, z + 1.75], turn: FLAT, size: 1.42 }
  // Alibis to the left of the hand, play cards to its right, what is drawn from at the edge.
  const { size, front } = format === 'along' ? { size: 1.02, front: 1.32 } : { size: 1.3, front: 1.55 }
  const inwards = x - size * (0.62 + (index % 2) * 1.14)
  return { at: [index < 2 ? -inwards : inwards, 0, z + front], turn: FLAT, size }
}

/** The file of somebody else at the table: name plate, the backs of the hand, the item. Small screens have no room. */
export function fileAt(index: number, count: number, format: Format): Vec {
  const { x, z } = cityOf(format)
  if (format === 'wide') return [-x - 2.05, 0, -z + 1.3 + index * 3.05]
  return [-x + 1.65 + index * (count > 3 ? 3.16 : 3.55), 0, z + 1.55]
}

/** The compass rose lies where nothing else does. */
export function roseAt(format: Format): Pose {
  const { x, z } = cityOf(format)
  const turn: Vec = [-Math.PI / 2, 0, Math.PI / 2]
  if (format === 'wide') return { at: [x + 1.95, -0.43, z - 1.6], turn, size: 2.9 }
  if (format === 'across') return { at: [x - 7.56, -0.43, z + 1.65], turn, size: 1.85 }
  if (format === 'low') return { at: [-x + 4.35, -0.43, z + 1.5], turn, size: 2 }
  const aside = format === 'along' ? 3.02 : 4
  return { at: [-x + aside, -0.43, z + 1.3], turn: [-Math.PI / 2, 0, 0], size: 1.35 }
}

/** Whose files lie beside the city: everybody's but the own. */
export const filed = (cast: readonly string[], seats: readonly string[]): Suspect[] =>
  SUSPECTS.filter(suspect => cast.includes(suspect) && !seats.includes(suspect))

/** Where the n-th of so many figures on a tile stands. */
export function standAt(tile: Tile, index: number, count: number, format: Format): Vec {
  const [x, , z] = tileAt(tile, format)
  const gap = Math.min(1.25 * BUILD[format].figure, 3.1 / Math.max(1, count))
  return [
    x + (index - (count - 1) / 2) * gap + (count === 1 ? 0.1 : 0.18),
    FLOOR,
    z + (format === 'along' ? 0.14 : 0.42) + (index % 2) * (count > 2 ? 0.22 : 0) * deepOf(format),
  ]
}

/** The stamp of a suspect who has searched a tile: along its left kerb; on shallow tiles along both. */
export function markAt(tile: Tile, suspect: Suspect, format: Format): Vec {
  const [x, , z] = tileAt(tile, format)
  const index = SUSPECTS.indexOf(suspect)
  if (format === 'along') return [x + (index < 2 ? -1.64 : 1.64), FLOOR + 0.012, z - 0.2 + (index % 2) * 0.5]
  return [x - 1.62, FLOOR + 0.012, z - 0.72 + index * 0.46]
}

/** Where the die comes to lie when somebody searches here. */
export function dieAt(tile: Tile, format: Format): Vec {
  const [x, , z] = tileAt(tile, format)
  return [x + 1.2, FLOOR + 0.41, z + (format === 'along' ? 0.05 : 0.3)]
}

/** The height of the buildings at the back that must be inside the picture. */
const SKYLINE = 2.5

/** Pixels at the bottom of the screen that the own hand takes. */
export const handRoom = (width: number, height: number): number => Math.round(handCard(width, height) * 1.16)

/** Pixels above the city that a phone held upright leaves free, for what a place takes. */
const TASK = 46

/** Width of a card in the own hand, in pixels. */
export const handCard = (width: number, height: number): number =>
  Math.round(Math.max(60, Math.min(142 * growth(width, height), width * 0.13, height * 0.158)))

/** Width of the own file, in pixels. */
export const ownFile = (width: number, height: number): number => Math.round(212 * growth(width, height))

/** Pixels at the sides of the hand that are taken: by the piles on small screens, on others by the own file. */
export const besideHand = (width: number, height: number): { readonly left: number; readonly right: number } => {
  const format = formatOf(width, height)
  if (!isSmall(format)) return { left: ownFile(width, height) + 18, right: 0 }
  const pile = width * (isUpright(format) ? 0.19 : 0.15)
  return { left: pile, right: pile }
}

/** How far beyond the city there is something to be seen: at the sides, and before it with and without a hand. */
const BEYOND: Readonly<Record<Format, { side: number; front: number; bare: number; pitch: number; fov: number }>> = {
  wide: { side: 3.5, front: 0.3, bare: 0.6, pitch: 0.92, fov: 24 },
  across: { side: 0.5, front: 2.75, bare: 2.9, pitch: 0.95, fov: 24 },
  low: { side: 0.35, front: 0.4, bare: 2.7, pitch: 1, fov: 24 },
  along: { side: 0.3, front: 0.3, bare: 2.2, pitch: 1.17, fov: 26 },
  high: { side: 0.1, front: 0.4, bare: 2.6, pitch: 1.17, fov: 20 },
  named: { side: 0.1, front: 0.4, bare: 2.6, pitch: 1.17, fov: 20 },
}

/** From where the camera looks, whoever looks. */
export function angle(width: number, height: number): { pitch: number; fov: number } {
  const format = formatOf(width, height)
  const { pitch, fov } = BEYOND[format]
  // Where the picture is nearly as high as it is wide, a steeper look fills it.
  return { pitch: format === 'across' ? Math.min(1.2, pitch + Math.max(0, 1.46 - width / height) * 0.42) : pitch, fov }
}

/** How far figures lean back, so that they are seen from above without turning into slivers. */
export const leanOf = (width: number, height: number): number => angle(width, height).pitch - 0.5

export function camera(width: number, height: number, seats: readonly string[]): Standing {
  const format = formatOf(width, height)
  const { x, z } = cityOf(format)
  const { side, front, bare } = BEYOND[format]
  const holds = seats.length > 0
  const points: Vec[] = [-x - side, x + side].flatMap((px): Vec[] => [
    [px, 0, z + (holds ? front : bare)],
    [px, SKYLINE * BUILD[format].tall, -z],
  ])
  const top = holds && format === 'along' ? TASK : 0
  return { ...angle(width, height), yaw: 0, points, bottom: holds ? handRoom(width, height) : 0, top }
}

/** On small screens: a tile is so near that its signs can be read. */
export const near = (width: number, height: number): number | null => (isSmall(formatOf(width, height)) ? 56 : null)

/** Where the camera looks when it looks at something of the table that is no piece. */
export function anchor(id: string, width: number, height: number): Vec | null {
  const format = formatOf(width, height)
  if (isTile(id)) return tileAt(id, format)
  const pile = PILES.find(each => each === id)
  return pile ? pileAt(pile, format).at : null
}
