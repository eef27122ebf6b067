import type { Move, Seat } from '../kernel/game.ts'
import type { Entry, Recorded } from '../kernel/history.ts'
import type { Snapshot } from '../kernel/match.ts'
import type { DecisionTime, TablePhase } from '../wire/protocol.ts'

/** A table as it is kept. `options` and `chairs` are whatever JSON the rooms put there. */
export interface Saved {
  readonly id: string
  /** No two tables have the same. */
  readonly code: string
  readonly game: string
  /** Of the rules that it is played by. */
  readonly version: number
  readonly options: unknown
  readonly seed: string
  /** What the commitment to the deal is made with (wire/deal.ts); null: there were none yet when the table was made. */
  readonly nonce: string | null
  readonly public: boolean
  readonly seconds: DecisionTime
  readonly phase: TablePhase
  /** A person's id. */
  readonly host: string
  readonly chairs: unknown
  readonly created: number
  /** When something was last written; the store sees to it. */
  readonly touched: number
}

/** What a list tells of a match without waking it. */
export interface Progress {
  readonly round: number
  /** Who has to decide; null: nobody has looked yet. */
  readonly due: readonly Seat[] | null
}

/** Whoever has the seed can look into every hand: nobody is given it who need not play. */
export type Described = Omit<Saved, 'seed' | 'nonce'>

/** A table among others. */
export interface Listed extends Described, Progress {
  /** Since when its rules are not in force any more. */
  readonly retired: number | null
}

/** `people` are all who have a chair there: `tablesOf` looks for them. */
export type Changes = Partial<Omit<Saved, 'id' | 'created' | 'touched'>> & { readonly people?: readonly string[] }

/** An entry in its place: `n` counts from 0, `at` is in milliseconds since 1970. */
export interface Written {
  readonly n: number
  readonly at: number
  readonly entry: Entry<Move>
}

/** A match at an entry's place: what comes before `n` need not be played again. */
export interface Remembered {
  readonly n: number
  readonly match: Snapshot
}

/** The time of one chair at a table of days, as it outlives the process. */
export interface KeptRun {
  readonly player: number
  /** Milliseconds; null: it has nothing to decide, or not in time any more. */
  readonly left: number | null
  /** So many runs in a row were played for its person. */
  readonly missed: number
}

/** What happens at a table at once: all of it is written, or none. */
export interface Deed {
  readonly entry?: Entry<Move>
  /** What came of the entry. The rules would tell it again; it is kept so that nobody has to wait for them. */
  readonly record?: Recorded
  readonly changes?: Changes
  readonly progress?: Progress | null
  readonly snapshot?: Remembered | null
  /** In place of those that were kept. */
  readonly runs?: readonly KeptRun[]
}

export interface Completion extends Required<Pick<Deed, 'progress' | 'snapshot'>> {
  /** How the clocks stand, at a table of days. */
  readonly runs?: readonly KeptRun[]
  /** Of every entry, for those that were written without. */
  readonly records?: readonly Recorded[]
}

/** A table with all that happened there. `record` is null in what older servers wrote. */
export interface Loaded {
  readonly saved: Saved
  readonly entries: readonly (Written & { readonly record: Recorded | null })[]
  readonly snapshot: Remembered | null
  /** None where time is not kept. */
  readonly runs?: readonly KeptRun[]
}

/** Where a table is written down. A write resolves when it is there to stay; one that fails has not happened (errors.ts). */
export interface Journal {
  /** Whoever writes says how many entries they know of: rejects with OutOfStep where there are more or fewer. */
  write(id: string, known: number, deed: Deed): Promise<Written | null>
  /** Adds what makes waking quick and lists right, unless the log has gone on. Changes nothing, and nobody is told. */
  complete(id: string, known: number, more: Completion): Promise<void>
  /** How many matches of this game somebody has played to the end, as far as it is remembered. */
  finished(person: string, game: string): Promise<number>
  /** Does `person` not want to meet `other`? */
  blocks(person: string, other: string): Promise<boolean>
}
