import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolik } from '../types.ts'
import { plain } from './plain.ts'

/** There is no cleverer one yet. */
export const bot = (_name: 'plain' | 'clever', sight: Sight<Diabolik>, rng: Rng): number => plain(sight, rng)
