import { column, row } from '../../../shared/games/on-the-lam/board.ts'
import { SUSPECTS, type Suspect, TILES, type Tile } from '../../../shared/games/on-the-lam/state.ts'
import type { Pose, Vec } from '../../stage/actors.ts'
import type { Standing } from '../index.ts'

/** A tile of the city, in units of the table: wide, deep, and the streets between. */
export const TILE = { width: 4, depth: 3.5, street: 0.3, avenue: 1.12, thick: 0.3 } as const
const STEP = { x: TILE.width + TILE.street, z: TILE.depth + TILE.avenue } as const

/** The floor of a tile. */
export const FLOOR = TILE.thick / 2

/** How the table lies: with five tiles across, north to the left, or with three, north at the back. */
export type Way = 'across' | 'along'
export const wayOf = (width: number, height: number): Way => (width >= height ? 'across' : 'along')

export const isTile = (id: string): id is Tile => TILES.some(tile => tile === id)

/** The middle of a tile. */
export function tileAt(tile: Tile, way: Way): Vec {
  if (way === 'across') return [(row(tile) - 2) * STEP.x, 0, (1 - column(tile)) * STEP.z]
  return [(column(tile) - 1) * STEP.x, 0, (row(tile) - 2) * STEP.z]
}

/** Half the width and half the depth of the city. */
export const cityOf = (way: Way): { x: number; z: number } => {
  const [across, deep] = way === 'across' ? [5, 3] : [3, 5]
  return { x: (across * STEP.x - TILE.street) / 2, z: (deep * STEP.z - TILE.avenue) / 2 }
}

export const CARD = { width: 1, height: 736 / 512 } as const
/** Cards lie flat: face up, or back up. */
const FLAT: Vec = [-Math.PI / 2, 0, 0]

/** The four piles. */
export function pileAt(pile: 'alibis' | 'alibis:discards' | 'plays' | 'plays:discards', way: Way): Pose {
  const { x, z } = cityOf(way)
  const [thrown, second] = [pile.endsWith('discards') ? 1 : 0, pile.startsWith('plays') ? 1 : 0]
  if (way === 'across') return { at: [x + 1.15 + thrown * 1.6, 0, -z + 1.4 + second * 2.75], turn: FLAT, size: 1.42 }
  return { at: [x - 4.5 + second * 2.5 + thrown * 1.2, 0, -z - 1.15], turn: FLAT, size: 1.08 }
}

/** The file of somebody else at the table: name plate, the backs of the hand, the item. */
export function fileAt(index: number, way: Way): Vec {
  const { x, z } = cityOf(way)
  if (way === 'across') return [-x - 2.05, 0, -z + 1.3 + index * 3.05]
  return [-x + 1.25 + index * 2.65, 0, -z - 1.2]
}
/** Files lie smaller where there is less room. */
export const fileSize = (way: Way): number => (way === 'across' ? 1 : 0.74)

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
  return [x - 1.62, FLOOR + 0.012, z - 0.5 + SUSPECTS.indexOf(suspect) * 0.47]
}

/** Where the die comes to lie when somebody searches here. */
export function dieAt(tile: Tile, way: Way): Vec {
  const [x, , z] = tileAt(tile, way)
  return [x + 1.15, FLOOR + 0.36, z + 0.75]
}

/** The height of the buildings at the back that must be inside the picture. */
const SKYLINE = 1.9

/** Pixels at the bottom of the screen that the own hand takes. */
export const handRoom = (width: number, height: number): number => Math.round(handCard(width, height) * 1.06)

/** Width of a card in the own hand, in pixels. */
export const handCard = (width: number, height: number): number =>
  Math.round(Math.max(58, Math.min(150, width * 0.13, height * 0.165)))

export function camera(width: number, height: number): Standing {
  const way = wayOf(width, height)
  const { x, z } = cityOf(way)
  const side = way === 'across' ? 3.5 : 0.15
  const back = way === 'across' ? 0.2 : 2.0
  const points: Vec[] = [-x - side, x + side].flatMap((px): Vec[] => [
    [px, 0, z + 0.3],
    [px, way === 'across' ? SKYLINE : 0.3, -z - back],
  ])
  return {
    pitch: way === 'across' ? 0.92 : 1.08,
    yaw: 0,
    fov: way === 'across' ? 24 : 26,
    points,
    bottom: handRoom(width, height),
  }
}

/** Where the camera looks when it looks at something of the table that is no piece. */
export function anchor(id: string, width: number, height: number): Vec | null {
  const way = wayOf(width, height)
  if (isTile(id)) return tileAt(id, way)
  if (id === 'alibis' || id === 'alibis:discards' || id === 'plays' || id === 'plays:discards')
    return pileAt(id, way).at
  return null
}
