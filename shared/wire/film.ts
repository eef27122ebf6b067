import type { Fact, Outcome, Piece, PieceId, SeatSpec } from '../kernel/game.ts'
import type { Line, Listing } from './protocol.ts'

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
