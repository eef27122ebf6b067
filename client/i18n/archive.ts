import type { ConfirmWords } from './table.ts'

/** Matches that are over, and what somebody is remembered for. Times are milliseconds since 1970. */
export interface ArchiveWords {
  readonly title: string
  readonly lead: string
  /** On the front page. */
  readonly shelf: string
  readonly whole: string
  readonly newest: string
  readonly watched: string
  readonly nothing: string
  readonly nothingWatched: string
  readonly yours: { readonly title: string; readonly lead: string; readonly nothing: string }
  readonly filter: { readonly legend: string; readonly all: string }
  readonly newer: string
  readonly older: string
  /** Spoken when a list has come. */
  listed(matches: number): string
  played(at: number): string
  views(count: number): string
  readonly watch: string
  /** There is no film of it. */
  readonly lost: string
  readonly result: {
    /** A button over what is covered, and one to cover it again. */
    readonly show: string
    readonly hide: string
    /** For screen readers: of which match, by game and date. */
    of(verb: string, game: string, at: number): string
  }
  readonly keep: {
    readonly button: string
    readonly kept: string
    until(at: number): string
  }
  readonly unname: { readonly button: string; readonly confirm: ConfirmWords; readonly done: string }
  readonly file: FileWords
}

/** The case file of whoever reads it. */
interface FileWords {
  readonly title: string
  readonly lead: string
  readonly subject: string
  readonly stamp: string
  readonly since: string
  date(at: number): string
  readonly played: string
  readonly won: string
  readonly rate: string
  readonly side: string
  readonly exhibits: string
  exhibit(letter: string): string
  readonly watch: string
  readonly print: string
  readonly nothing: string
  readonly play: string
}
