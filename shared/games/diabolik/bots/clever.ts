import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolik } from '../types.ts'
import { criminal } from './criminal.ts'
import { detective } from './detective.ts'
import { isDetective } from './plain.ts'

/** The Detectives keep exact books of where the Criminals can be; the Criminals think of what comes of a Part, and of who is chased. */
export const clever = (sight: Sight<Diabolik>, rng: Rng): number[] =>
  isDetective(sight) ? detective(sight, rng, { exact: true, clues: true }) : criminal(sight, rng, true)
