import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolik } from '../index.ts'

export const plain = (sight: Sight<Diabolik>, rng: Rng): number => rng.int(sight.moves.length)
