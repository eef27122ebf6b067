import type { Puzzle } from './puzzle.ts'

/** A position of each a day, by where they lie in public/daily (`npm run hunts`). */
export const PUZZLES = {
  hunt: { game: 'diabolik', days: 128, view: () => import('./diabolik/daily/index.ts') },
  duel: { game: 'diabolicards', days: 128, view: () => import('./diabolicards/daily/index.ts') },
} as const satisfies Readonly<Record<string, Puzzle>>
export type PuzzleKind = keyof typeof PUZZLES
export const KINDS = Object.keys(PUZZLES) as PuzzleKind[]
export const isKind = (kind: string): kind is PuzzleKind => Object.hasOwn(PUZZLES, kind)
