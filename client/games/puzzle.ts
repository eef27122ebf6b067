import type { ComponentType } from 'react'
import type { Language } from '../../shared/words/index.ts'

/** What somebody made of a day's position: of a hundred points, and each of their choices as a sign that tells no more. */
export interface Solved {
  readonly score: number
  readonly signs: string
}

export interface PuzzleProps {
  /** As public/daily has them. */
  readonly position: unknown
  /** Null until somebody has answered: it is not even fetched before. */
  readonly answer: unknown
  /** What was answered on this device. */
  readonly made: unknown
  readonly language: Language
  readonly onAnswer: (made: unknown) => void
}

export interface Puzzle {
  /** Whose table it is. */
  readonly game: string
  /** So many positions there are; then they come again. */
  readonly days: number
  readonly view: () => Promise<{
    readonly Puzzle: ComponentType<PuzzleProps>
    solve(answer: unknown, made: unknown): Solved
  }>
}
