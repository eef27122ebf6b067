import { tableOf } from '../../../kernel/plain.ts'
import { type Compass, type Skill, type Suspect, TILES, type Tile, WAYS } from '../state.ts'

const COLUMNS = 3

/** L-3. */
export const START: Readonly<Record<Suspect, Tile>> = { boxer: 'gym', dame: 'hotel', reporter: 'press', ceo: 'office' }

export interface Search {
  readonly skill: Skill
  readonly need: number
}
/** L-2: what a search takes; the three tiles of the middle row have nothing to search. */
export const SEARCHES: Readonly<Partial<Record<Tile, Search>>> = {
  office: { skill: 'smarts', need: 5 },
  lounge: { skill: 'guts', need: 5 },
  press: { skill: 'cover', need: 5 },
  spoon: { skill: 'cover', need: 5 },
  pictures: { skill: 'charm', need: 6 },
  casino: { skill: 'smarts', need: 5 },
  factory: { skill: 'guts', need: 6 },
  alley: { skill: 'cover', need: 6 },
  deli: { skill: 'charm', need: 5 },
  hotel: { skill: 'charm', need: 5 },
  bank: { skill: 'smarts', need: 6 },
  gym: { skill: 'guts', need: 5 },
}
export const SEARCHABLE: readonly Tile[] = TILES.filter(tile => SEARCHES[tile])

const STEPS: Readonly<Record<Compass, readonly [number, number]>> = {
  north: [0, -1],
  south: [0, 1],
  east: [1, 0],
  west: [-1, 0],
}
/** L-10: whoever cannot go on turns round. */
export const OPPOSITE: Readonly<Record<Compass, Compass>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
}

export const column = (tile: Tile): number => TILES.indexOf(tile) % COLUMNS
export const row = (tile: Tile): number => Math.floor(TILES.indexOf(tile) / COLUMNS)

const tileAt = (x: number, y: number): Tile | null => (x < 0 || x >= COLUMNS ? null : (TILES[y * COLUMNS + x] ?? null))

/** The next tile that way, or null at the edge of the city. */
export function onward(from: Tile, way: Compass): Tile | null {
  const [dx, dy] = STEPS[way]
  return tileAt(column(from) + dx, row(from) + dy)
}

/** Orthogonally adjacent tiles (L-6). */
export const NEIGHBOURS: Readonly<Record<Tile, readonly Tile[]>> = tableOf(TILES, tile =>
  WAYS.map(way => onward(tile, way)).filter(next => next !== null),
)

/** L-8, L-41: the tile one step closer; straight when in line, else diagonally. */
export function towards(from: Tile, to: Tile): Tile {
  const x = column(from) + Math.sign(column(to) - column(from))
  const y = row(from) + Math.sign(row(to) - row(from))
  return tileAt(x, y) ?? from
}

/** Steps that the police need, diagonals allowed. */
export const policeDistance = (from: Tile, to: Tile): number =>
  Math.max(Math.abs(column(from) - column(to)), Math.abs(row(from) - row(to)))

/** Tiles within so many orthogonal steps, the start included, crossing only what `open` lets through. */
export function within(from: Tile, steps: number, open: (tile: Tile) => boolean): Map<Tile, number> {
  const far = new Map([[from, 0]])
  for (const [tile, distance] of far) {
    if (distance === steps || (distance > 0 && !open(tile))) continue
    for (const next of NEIGHBOURS[tile]) if (!far.has(next)) far.set(next, distance + 1)
  }
  return far
}

/** Steps on foot from anywhere to anywhere; the station can be reached but not crossed (L-17). */
const WALKS = tableOf(TILES, from => within(from, TILES.length, tile => tile !== 'station'))
export const walkDistance = (from: Tile, to: Tile): number => WALKS[from].get(to) ?? TILES.length
