import { column, row } from '../../../shared/games/on-the-lam/board.ts'
import { SUSPECTS, type Suspect, TILES, type Tile } from '../../../shared/games/on-the-lam/state.ts'
import type { Pose, Vec } from '../../stage/actors.ts'
import type { Standing } from '../index.ts'

/** A tile of the city, in units of the table: wide, deep, and the streets between. */
export const TILE = { width: 4, depth: 3.5, street: 0.3, avenue: 1.12, thick: 0.3 } as const
const STEP = { x: TILE.width + TILE.street, z: TILE.depth + TILE.avenue } as const

/** The floor of a tile. */
export const FLOOR = TILE.thick / 2

/**
 * How the table lies. Across: five tiles wide, north to the left, the files and piles before the city; wide: the same,
 * with room for them at its sides. Along: three tiles wide, north at the back.
 */
export type Way = 'wide' | 'across' | 'along'
export function wayOf(width: number, height: number): Way {
  if (width / height < 0.72) return 'along'
  return width / height < 1.62 ? 'across' : 'wide'
}

export const isTile = (id: string): id is Tile => TILES.some(tile => tile === id)

/** The middle of a tile. */
export function tileAt(tile: Tile, way: Way): Vec {
  if (way !== 'along') return [(row(tile) - 2) * STEP.x, 0, (1 - column(tile)) * STEP.z]
  return [(column(tile) - 1) * STEP.x, 0, (row(tile) - 2) * STEP.z]
}

/** Half the width and half the depth of the city. */
export const cityOf = (way: Way): { x: number; z: number } => {
  const [across, deep] = way === 'along' ? [3, 5] : [5, 3]
  return { x: (across * STEP.x - TILE.street) / 2, z: (deep * STEP.z - TILE.avenue) / 2 }
}

export const CARD = { width: 1, height: 736 / 512 } as const
/** Cards lie flat: face up, or back up. */
const FLAT: Vec = [-Math.PI / 2, 0, 0]

export const PILES = ['alibis', 'alibis:discards', 'plays', 'plays:discards'] as const
export type PileName = (typeof PILES)[number]

export function pileAt(pile: PileName, way: Way): Pose {
  const { x, z } = cityOf(way)
  const index = PILES.indexOf(pile)
  if (way === 'wide')
    return { at: [x + 1.15 + (index % 2) * 1.6, 0, -z + 1.4 + Math.floor(index / 2) * 2.75], turn: FLAT, size: 1.42 }
  // The two piles to draw from stand a little apart.
  const apart = Math.floor(index / 2) * 0.25
  if (way === 'across') return { at: [x - 5.9 + index * 1.62 + apart, 0, z + 1.75], turn: FLAT, size: 1.42 }
  return { at: [x - 4.15 + index * 1.2 + apart, 0, z + 1.45], turn: FLAT, size: 1.08 }
}

/** The file of somebody else at the table: name plate, the backs of the hand, the item. */
export function fileAt(index: number, count: number, way: Way): Vec {
  const { x, z } = cityOf(way)
  if (way === 'wide') return [-x - 2.05, 0, -z + 1.3 + index * 3.05]
  if (way === 'across') return [-x + 1.75 + index * (count > 3 ? 3.3 : 3.55), 0, z + 1.55]
  return [-x + (7.6 * (index + 0.5)) / Math.max(3, count), 0, z + 1.4]
}
/** Where there is more room, files lie larger. */
export const fileSize = (count: number, way: Way): number => (way === 'along' ? (count > 3 ? 0.58 : 0.78) : 1)

/** The compass rose lies where nothing else does; where north is at the back, nobody needs it. */
export function roseAt(way: Way): Pose | null {
  const { x, z } = cityOf(way)
  const turn: Vec = [-Math.PI / 2, 0, Math.PI / 2]
  if (way === 'wide') return { at: [x + 1.95, -0.43, z - 1.6], turn, size: 2.9 }
  if (way === 'across') return { at: [x - 8.45, -0.43, z + 1.65], turn, size: 2.3 }
  return null
}

/** Whose files lie beside the city: everybody's but the own. */
export const filed = (cast: readonly string[], seats: readonly string[]): Suspect[] =>
  SUSPECTS.filter(suspect => cast.includes(suspect) && !seats.includes(suspect))

/** Where the n-th of so many figures on a tile stands. */
export function standAt(tile: Tile, index: number, count: number, way: Way): Vec {
  const [x, , z] = tileAt(tile, way)
  const gap = Math.min(1.25, 3.1 / Math.max(1, count))
  return [
    x + (index - (count - 1) / 2) * gap + (count === 1 ? 0.1 : 0.18),
    FLOOR,
    z + 0.42 + (index % 2) * (count > 2 ? 0.22 : 0),
  ]
}

/** The stamp of a suspect who has searched a tile: a column along its left kerb. */
export function markAt(tile: Tile, suspect: Suspect, way: Way): Vec {
  const [x, , z] = tileAt(tile, way)
  return [x - 1.62, FLOOR + 0.012, z - 0.72 + SUSPECTS.indexOf(suspect) * 0.46]
}

/** Where the die comes to lie when somebody searches here. */
export function dieAt(tile: Tile, way: Way): Vec {
  const [x, , z] = tileAt(tile, way)
  return [x + 1.2, FLOOR + 0.41, z + 0.42]
}

/** The height of the buildings at the back that must be inside the picture. */
const SKYLINE = 2.5

/** Pixels at the bottom of the screen that the own hand takes. */
export const handRoom = (width: number, height: number): number => Math.round(handCard(width, height) * 1.16)

/** Width of a card in the own hand, in pixels. */
export const handCard = (width: number, height: number): number =>
  Math.round(Math.max(58, Math.min(142, width * 0.13, height * 0.158)))

/** How far beyond the city there is something to be seen: at the sides, and before it. */
const BEYOND: Readonly<Record<Way, { side: number; front: number; pitch: number; fov: number }>> = {
  wide: { side: 3.5, front: 0.3, pitch: 0.92, fov: 24 },
  across: { side: 0.5, front: 2.75, pitch: 0.95, fov: 24 },
  along: { side: 0.15, front: 2.5, pitch: 1.06, fov: 26 },
}

export function camera(width: number, height: number): Standing {
  const way = wayOf(width, height)
  const { x, z } = cityOf(way)
  const { side, front, pitch: least, fov } = BEYOND[way]
  // Where the picture is nearly as high as it is wide, a steeper look fills it.
  const pitch = way === 'across' ? Math.min(1.2, least + Math.max(0, 1.46 - width / height) * 0.42) : least
  const points: Vec[] = [-x - side, x + side].flatMap((px): Vec[] => [
    [px, 0, z + front],
    [px, SKYLINE, -z],
  ])
  return { pitch, yaw: 0, fov, points, bottom: handRoom(width, height) }
}

/** Where the camera looks when it looks at something of the table that is no piece. */
export function anchor(id: string, width: number, height: number): Vec | null {
  const way = wayOf(width, height)
  if (isTile(id)) return tileAt(id, way)
  const pile = PILES.find(each => each === id)
  return pile ? pileAt(pile, way).at : null
}
