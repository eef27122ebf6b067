import { highest } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolicards } from '../types.ts'
import { clever } from './clever.ts'
import { plain } from './plain.ts'

export const weigh = (name: 'plain' | 'clever', sight: Sight<Diabolicards>, rng: Rng): readonly number[] =>
  name === 'clever' ? clever(sight, rng) : plain(sight, rng)

export const bot = (name: 'plain' | 'clever', sight: Sight<Diabolicards>, rng: Rng): number =>
  highest(weigh(name, sight, rng))
