import type { Skill, Suspect } from './state.ts'

/** What the canon leaves open, settled by simulation: the figures and how they came about are in notes.md. */

/** L-30: 0 to 3, the same sum for everybody, each suspect's top as the canon says. */
export const SKILL_OF: Readonly<Record<Suspect, Readonly<Record<Skill, number>>>> = {
  boxer: { charm: 3, cover: 2, guts: 3, smarts: 1 },
  dame: { charm: 3, cover: 3, guts: 1, smarts: 2 },
  reporter: { charm: 1, cover: 3, guts: 2, smarts: 3 },
  ceo: { charm: 2, cover: 1, guts: 3, smarts: 3 },
}

/** L-30: what each is known for. */
export const TOP: Readonly<Record<Suspect, Skill>> = { boxer: 'guts', dame: 'charm', reporter: 'cover', ceo: 'smarts' }

/** L-34: copies of each kind of alibi. */
export const ALIBI_COPIES = 3
/** L-32: so many places searched with success, and all of them open again. */
export const PLACES_DONE = 6
/** L-34: copies of each play card. */
export const PLAY_COPIES = 2
