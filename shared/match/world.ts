import type { Seed } from '../kernel/rng.ts'
import type { Think } from './bot.ts'
import type { Consult } from './casebook.ts'

/** All that a table needs of the world outside, beside what it writes to. */
export interface World {
  /** Milliseconds, which only ever go on. */
  now(): number
  /** Does it so many milliseconds later, unless the answer is called before. */
  after(milliseconds: number, work: () => void): () => void
  /** A seed that nobody can guess: for the bots’ own luck. */
  chance(): Seed
  /** Who thinks for bots, where that is not done in place. */
  readonly think?: Think
  /** Who works out what a Casebook says, in the same way. */
  readonly consult?: Consult
}
