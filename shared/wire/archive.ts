import type { Outcome, Seat, Team } from '../kernel/game.ts'
import type { Listing } from './protocol.ts'

/* Matches that are over, as they are listed and remembered. */

/** A match in a list. How it ended, and after how long, is asked for apart: a page cannot give away what it has not. */
export interface PastMatch {
  /** For watching. */
  readonly key: string
  readonly game: string
  /** When it began, in milliseconds since 1970. */
  readonly played: number
  readonly chairs: Listing['chairs']
  /** It can still be watched. */
  readonly filmed: boolean
  /** How often it was watched; only where it is open to all. */
  readonly watched?: number
  /** Only for who played: their seats, and until when it is there, unless somebody keeps it. */
  readonly mine?: { readonly seats: readonly Seat[]; readonly kept: boolean; readonly until: number }
}

export interface PastPage {
  readonly matches: readonly PastMatch[]
  readonly more: boolean
}

export interface ArchivePage extends PastPage {
  /** Only with the first page. */
  readonly watched: readonly PastMatch[]
}

export interface MatchResult {
  readonly outcome: Outcome | null
  readonly rounds: number
}

/** What somebody is remembered for. */
export interface CaseFile {
  readonly name: string
  /** When the first match that is remembered ended. */
  readonly since: number | null
  readonly games: readonly GameRecord[]
}

export interface GameRecord {
  readonly game: string
  /** `seat` is the one they played most often. */
  readonly sides: readonly {
    readonly side: Team
    readonly seat: Seat
    readonly played: number
    readonly won: number
  }[]
  /** The best of each; with the key to the match as long as it is there. */
  readonly feats: readonly {
    readonly name: string
    readonly value: number
    readonly at: number
    readonly key: string | null
  }[]
}
