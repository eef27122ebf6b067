import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolik } from '../types.ts'
import { criminal } from './criminal.ts'
import { detective } from './detective.ts'

/** Sensible on either side, and nobody's fool: it keeps the books that any player could keep. */
export const plain = (sight: Sight<Diabolik>, rng: Rng): number =>
  sight.seat === 'diabolik' || sight.seat === 'eva' ? criminal(sight, rng) : detective(sight, rng)
