import type { Skill, Suspect } from './state.ts'

/** What the canon leaves open, settled by simulation: the figures and how they came about are in notes.md. */

/** L-30: 0 to 3, the same sum for everybody, each suspect's top as the canon says. */
export const SKILL_OF: Readonly<Record<Suspect, Readonly<Record<Skill, number>>>> = {
  boxer: { charm: 2, cover: 2, guts: 3, smarts: 2 },
  dame: { charm: 3, cover: 2, guts: 2, smarts: 2 },
  reporter: { charm: 2, cover: 3, guts: 2, smarts: 2 },
  ceo: { charm: 2, cover: 2, guts: 2, smarts: 3 },
}

/** L-34: copies of each kind of alibi. */
export const ALIBI_COPIES = 3
/** L-34: copies of each play card. */
export const PLAY_COPIES = 2
