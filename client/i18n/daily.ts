import type { PuzzleKind } from '../games/puzzles.ts'

/** A position of each kind a day. Days are counted from one; `at` is in milliseconds since 1970. */
export interface DailyWords {
  readonly title: string
  readonly lead: string
  /** On the front page. */
  readonly invitation: string
  readonly kinds: Readonly<Record<PuzzleKind, string>>
  /** Above the tabs, for screen readers. */
  readonly which: string
  day(number: number, at: number): string
  /** Of a hundred. */
  score(points: number): string
  readonly how: string
  readonly share: string
  shared(kind: string, number: number, points: number): string
  readonly past: string
  readonly today: string
  readonly open: string
  /** What this device remembers. */
  kept(days: number, mean: number): string
  readonly failed: string
}
