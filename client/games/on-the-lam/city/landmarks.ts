import type { Tile } from '../../../../shared/games/on-the-lam/state.ts'
import { DOWNTOWN } from './downtown.ts'
import type { Landmark } from './landmark.ts'
import { SOUTH } from './south.ts'

/** What stands on each tile; no two are alike. */
export const LANDMARKS: Readonly<Record<Tile, Landmark>> = { ...DOWNTOWN, ...SOUTH }
