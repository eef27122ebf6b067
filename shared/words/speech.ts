import type { Outcome, Piece, Seat, Team, Types, Viewer } from '../kernel/game.ts'

/** Something that can be chosen about a table before it is opened: a field of the game's options. */
export interface OptionChoice {
  readonly key: string
  readonly legend: string
  readonly hint: string
  readonly values: readonly {
    readonly value: string | number | boolean
    readonly label: string
    readonly hint: string
  }[]
  /** So many of the values, or none of them; without either, exactly one. */
  readonly many?: number
  /** Exactly so many of them, the usual ones to begin with. */
  readonly exactly?: number
  /** Asked only where another choice was made so. */
  readonly when?: { readonly key: string; readonly value: string | number | boolean }
}

/**
 * A game put into words in one language: all that the terminal and the plain table need to be played on. Told from
 * views, events and offers alone, so words cannot give away what those do not.
 */
export interface Speech<T extends Types = Types> {
  readonly title: string
  readonly tagline: string
  /** The words for a table like this one, where a game has others for another scenario. */
  at?(view: T['view']): Speech<T>
  seat(seat: Seat): string
  /** For which side a seat plays, where its name does not say so. */
  side?(seat: Seat): string
  /** What a side is called, where it is not called as its seat is. */
  team?(side: Team): string
  /** Something that is remembered of matches (`Game.feats`): what it is, and how much of it. */
  feat?(name: string, value: number): { readonly name: string; readonly value: string }
  /** One sentence of the log. */
  event(event: T['event']): string
  /** Said for its colour alone: it is there to be read, and whoever listens need not wait for it. */
  isAside?(event: T['event']): boolean
  /** What is being decided, asked of whoever decides. */
  ask(view: T['view']): string
  /**
   * Where the match stands besides its round, in a few words that are always in sight: for whoever has these seats, as far
   * as this view tells. Null: nothing to say.
   */
  status?(view: T['view'], seats?: readonly Seat[]): string | null
  /** What a seat has of what it takes to win, in a word or two beside its name, as far as this view tells. */
  holding?(view: T['view'], seat: Seat): string | null
  /** A heading over moves of one type, where they are many; null: they say enough. */
  kind?(type: string): string | null
  /** A button: a short imperative, with what `preview` says of it. */
  move(move: T['move'], view: T['view'], preview: unknown): string
  /** A number that moves of this type carry, by its field: it is asked for where there are many of them. */
  number?(type: string, field: string): string
  /** Fields of moves that say what comes of them: a move is about what its other fields name. */
  readonly consequences?: readonly string[]
  /** Why something that one might expect is not offered. */
  reasons(view: T['view'], seat: Seat): string[]
  /** The whole table, line by line, for somebody who cannot see it. */
  table(view: T['view'], viewer: Viewer): string[]
  outcome(outcome: Outcome): string
  /** All places of this table, also where nothing lies, in the order in which one goes through them. */
  places(view: T['view']): readonly string[]
  /** A label: what a place is called (what is none is given back), what a piece is as far as it can be seen. */
  place(place: string): string
  piece(piece: Piece): string
  /** What a place says of itself, beside its label. */
  about?(place: string): string | null
  /** What a piece does, where more is to be said of it than its label does. */
  detail?(piece: Piece): string | null
  /** What partners who may talk unheard can say to each other with one click. */
  signals?(): readonly string[]
  /** What one can say to all with one click beside what is said at every table; everybody reads it in their language. */
  phrases?(): Readonly<Record<string, string>>
  /** A kind of marker: what is drawn on it, and what it means. */
  marker?(kind: string): { readonly sign: string; readonly name: string }
  /** What can be chosen for a table of so many people, beyond who sits down. */
  choices?(players: number): readonly OptionChoice[]
}

/** The entry of a catalogue that goes with this record's type. */
export function say<R extends { type: string }, A extends unknown[]>(
  catalogue: { readonly [K in R['type']]: (record: Extract<R, { type: K }>, ...more: A) => string },
  record: R,
  ...more: A
): string {
  const entry = catalogue[record.type as R['type']] as (record: R, ...more: A) => string
  return entry(record, ...more)
}
