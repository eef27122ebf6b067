import { highest } from '../../../kernel/bots.ts'
import type { Mind, Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { OnTheLam } from '../types.ts'
import { clever } from './clever.ts'
import { master } from './master.ts'
import { plain } from './plain.ts'

const MINDS: Record<Mind, (sight: Sight<OnTheLam>, rng: Rng) => readonly number[]> = { plain, clever, master }

export const weigh = (name: Mind, sight: Sight<OnTheLam>, rng: Rng): readonly number[] => MINDS[name](sight, rng)

export const bot = (name: Mind, sight: Sight<OnTheLam>, rng: Rng): number => highest(weigh(name, sight, rng))
