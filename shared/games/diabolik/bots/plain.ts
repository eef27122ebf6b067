import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolik } from '../types.ts'
import { criminal } from './criminal.ts'
import { detective } from './detective.ts'

export const isDetective = ({ seat }: Sight<Diabolik>): boolean => seat === 'ginko' || seat === 'morrigan'

/** Sensible on either side, and nobody's fool: it keeps the books that any player could keep. */
export const plain = (sight: Sight<Diabolik>, rng: Rng): number[] =>
  isDetective(sight) ? detective(sight, rng) : criminal(sight, rng)
