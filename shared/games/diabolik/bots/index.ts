import { highest } from '../../../kernel/bots.ts'
import type { Mind, Sight, Slips } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolik } from '../types.ts'
import { clever } from './clever.ts'
import { detective } from './detective.ts'
import { gentle } from './gentle.ts'
import type { Style } from './hunt.ts'
import { isDetective, plain } from './plain.ts'

export const weigh = (name: Mind, sight: Sight<Diabolik>, rng: Rng): readonly number[] =>
  name === 'plain' ? plain(sight, rng) : clever(name, sight, rng)

/** At a guided table the Detectives are gentle. */
export const bot = (name: Mind, sight: Sight<Diabolik>, rng: Rng): number =>
  sight.view.facts.guided && isDetective(sight) ? gentle(sight, rng) : highest(weigh(name, sight, rng))

/** A match has many decisions: with more mistakes nobody loses to a beginner. Found by trial (notes.md). */
export const slips: Slips = { of100: 16, tempting: 4 }

/** `clueless`: plain, but the Detectives never work on a Clue. It shows what Investigations are worth. */
export const trials = ['clueless'] as const
export const trial = (_name: string, sight: Sight<Diabolik>, rng: Rng): number =>
  highest(isDetective(sight) ? detective(sight, rng, CLUELESS) : plain(sight, rng))
const CLUELESS: Style = { vague: null, clues: false, likeliestFirst: false }
