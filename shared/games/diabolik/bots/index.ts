import { highest } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolik } from '../types.ts'
import { clever } from './clever.ts'
import { detective } from './detective.ts'
import { gentle } from './gentle.ts'
import { isDetective, plain } from './plain.ts'

export const weigh = (name: 'plain' | 'clever', sight: Sight<Diabolik>, rng: Rng): readonly number[] =>
  name === 'plain' ? plain(sight, rng) : clever(sight, rng)

/** At a guided table the Detectives are gentle. */
export const bot = (name: 'plain' | 'clever', sight: Sight<Diabolik>, rng: Rng): number =>
  sight.view.facts.guided && isDetective(sight) ? gentle(sight, rng) : highest(weigh(name, sight, rng))

/** `clueless`: plain, but the Detectives never work on a Clue. It shows what Investigations are worth. */
export const trials = ['clueless'] as const
export const trial = (_name: string, sight: Sight<Diabolik>, rng: Rng): number =>
  highest(isDetective(sight) ? detective(sight, rng, { exact: false, clues: false }) : plain(sight, rng))
