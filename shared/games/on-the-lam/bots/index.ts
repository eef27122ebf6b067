import { highest } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { OnTheLam } from '../types.ts'
import { clever } from './clever.ts'
import { plain } from './plain.ts'

export const weigh = (name: 'plain' | 'clever', sight: Sight<OnTheLam>, rng: Rng): readonly number[] =>
  name === 'clever' ? clever(sight, rng) : plain(sight, rng)

export const bot = (name: 'plain' | 'clever', sight: Sight<OnTheLam>, rng: Rng): number =>
  highest(weigh(name, sight, rng))
