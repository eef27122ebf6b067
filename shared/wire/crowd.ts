import type { Question } from '../kernel/game.ts'

/** What somebody who looks on thinks: of this, that. */
export interface Guess {
  /** See Question. */
  readonly key: string
  readonly about: string
  readonly choice: string
}

/** What came out of a guess. */
interface GuessResult extends Guess {
  readonly points: number
}

interface Settled {
  readonly key: string
  readonly about: string
  readonly truth: string
  /** How many guessed, and how many of them were right. */
  readonly guesses: number
  readonly right: number
}

/** Somebody who found out much, once the match is over. */
export interface Nose {
  readonly name: string
  readonly points: number
  /** From 1; the same for the same points. */
  readonly rank: number
}

/** The same for all who may guess. */
export interface CrowdMessage {
  /** Belongs to the moment with the same `seq`: nobody is told of it before they have been shown that. */
  readonly seq: number
  readonly question: Question | null
  /** How many chose what, of each: when nobody can choose any more. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>> | null
  /** What has come out, oldest first. */
  readonly settled: readonly Settled[]
  /** The best, when the match is over. */
  readonly noses: readonly Nose[]
}

/** One's own. */
export interface OwnGuesses {
  readonly seq: number
  /** By what it is about: of the question that is asked. */
  readonly guess: Readonly<Record<string, string>>
  readonly results: readonly GuessResult[]
  readonly points: number
  /** When the match is over. */
  readonly rank: number | null
  /** Has seen open cards: guesses no more in this match. */
  readonly barred: boolean
}

export type Title = 'bloodhound' | 'pointer' | 'sniffer' | 'cold'

/** What a nose is called. */
export function titleOf({ rank, points }: Pick<Nose, 'rank' | 'points'>): Title {
  if (points === 0) return 'cold'
  if (rank === 1) return 'bloodhound'
  return rank <= 3 ? 'pointer' : 'sniffer'
}
