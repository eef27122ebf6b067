import type { Tile } from '../../../../../shared/games/on-the-lam/state.ts'
import type { Landmark } from './landmark.ts'
import { MIDDLE } from './middle.ts'
import { NORTH } from './north.ts'
import { SOUTH } from './south.ts'

/** What stands on each tile; no two are alike. */
export const LANDMARKS: Readonly<Record<Tile, Landmark>> = { ...NORTH, ...MIDDLE, ...SOUTH }
