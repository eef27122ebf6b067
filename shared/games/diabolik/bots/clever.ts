import type { Mind, Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Diabolik } from '../types.ts'
import { criminal } from './criminal.ts'
import { detective } from './detective.ts'
import type { Style } from './hunt.ts'
import { isDetective } from './plain.ts'

/**
 * The Detectives follow all that is told; the Criminals plan the Parts for two. The clever ones know how often somebody is found; the
 * masters, what the Police will know.
 */
export const clever = (mind: Exclude<Mind, 'plain'>, sight: Sight<Diabolik>, rng: Rng): number[] =>
  isDetective(sight) ? detective(sight, rng, STYLES[mind]) : criminal(sight, rng, mind)

/**
 * So much of a chance is put next door, as by people who have followed it all but do not reckon to the last percent: found by trial,
 * so that the table is even between equal minds (notes.md). In Escape from Clerville the two Detectives have no Officers to help them.
 */
const VAGUE = { apart: 0.72, joint: 0.87, escape: 0 }
const STYLES: Record<'clever' | 'master', Style> = {
  clever: {
    vague: ({ facts }) => (facts.scenario === 'escape' ? VAGUE.escape : facts.joint ? VAGUE.joint : VAGUE.apart),
    clues: true,
    likeliestFirst: false,
  },
  master: { vague: () => 0, clues: true, likeliestFirst: true },
}
