import type { Fact, Move, Outcome, Piece, PieceId, Seat, SeatSpec, View } from '../kernel/game.ts'
import type { Level, Line, Listing } from './protocol.ts'

/* What a film is made of, on disk, in a file and on the wire: see shared/match/film.ts. */

/** Of films, counted up whenever a page of before could not play them. */
export const FORM = 1

/** What is different from the moment before; null: it is there no more. */
export interface Change {
  readonly pieces?: Readonly<Record<PieceId, Piece | null>>
  readonly facts?: Readonly<Record<string, Fact | null>>
}

/** One step, or a step taken back, as the viewer was told it. */
export interface Frame extends Change {
  readonly seq: number
  readonly round: number
  readonly lines: readonly Line[]
}

/** What is known of a film before any of it is seen. */
export interface FilmHead {
  readonly film: typeof FORM
  readonly game: string
  /** Of the rules that were played by. */
  readonly version: number
  readonly options: unknown
  readonly seats: readonly SeatSpec[]
  /** Whose eyes: see `viewersOf`. */
  readonly viewer: string
}

export interface Film extends FilmHead {
  /** The first shows the table as it was laid: nothing has happened yet. */
  readonly frames: readonly Frame[]
  readonly outcome: Outcome | null
}

/** What a bot makes of a decision that somebody had to take: its own figures, null for what it would never do. */
export interface Advice {
  readonly seat: Seat
  /** How the table looked from there. */
  readonly view: View
  readonly moves: readonly Move[]
  readonly previews: readonly unknown[]
  readonly worth: readonly (number | null)[]
  /** What it would have done. */
  readonly best: number
  /** What was done; null: somebody else was quicker, or it was taken back. */
  readonly made: number | null
}

/** A decision that cost something: by a bot's figures, what was best beside what was done. `at`: steps before it. */
export interface Costly {
  readonly at: number
  readonly round: number
  readonly seat: Seat
  readonly view: View
  readonly made: { readonly move: Move; readonly preview: unknown }
  readonly best: { readonly move: Move; readonly preview: unknown }
  readonly cost: number
}

/** A film is handed out up to a round ahead: what a page does not have it cannot give away. */
export interface FilmPart {
  readonly head: FilmHead
  /** When it was played. */
  readonly played: number
  readonly chairs: Listing['chairs']
  readonly frames: readonly Frame[]
  /** There is more to come. */
  readonly more: boolean
  /** Only with the last of it. */
  readonly outcome: Outcome | null
}

/** Where a match that is over is to go on from, at a table of its own. */
export interface Branching {
  /** After so many steps. */
  readonly at: number
  /** Sit down on this chair. */
  readonly player: number
  /** Bots of this level on all others, and go on at once; without it, others may come. */
  readonly quick?: Level
}
