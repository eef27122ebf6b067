import type { Move, Seat } from '../../shared/kernel/game.ts'
import type { Entry, Recorded } from '../../shared/kernel/history.ts'
import type { Snapshot } from '../../shared/kernel/match.ts'
import type { DecisionTime, Person, Phase } from '../../shared/wire/protocol.ts'

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
  readonly public: boolean
  readonly seconds: DecisionTime
  readonly phase: Phase
  /** A person's id. */
  readonly host: string
  readonly chairs: unknown
  readonly created: number
  /** When something was last written; the store sees to it. */
  readonly touched: number
}

/** What a list tells of a match without waking it. */
export interface Standing {
  readonly round: number
  /** Who has to decide; null: nobody has looked yet. */
  readonly due: readonly Seat[] | null
}

/** Whoever has the seed can look into every hand: nobody is given it who need not play. */
export type Described = Omit<Saved, 'seed'>

/** A table among others. */
export interface Listed extends Described, Standing {
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

/** What happens at a table at once: all of it is written, or none. */
export interface Deed {
  readonly entry?: Entry<Move>
  /** What came of the entry. The rules would tell it again; it is kept so that nobody has to wait for them. */
  readonly record?: Recorded
  readonly changes?: Changes
  readonly standing?: Standing | null
  readonly snapshot?: Remembered | null
}

export interface Completion extends Required<Pick<Deed, 'standing' | 'snapshot'>> {
  /** Of every entry, for those that were written without. */
  readonly records?: readonly Recorded[]
}

/** A table with all that happened there. `record` is null in what older servers wrote. */
export interface Loaded {
  readonly saved: Saved
  readonly entries: readonly (Written & { readonly record: Recorded | null })[]
  readonly snapshot: Remembered | null
}

/** Told of what is committed after it began to follow: `load` and `follow` in one go miss nothing and hear nothing twice. */
export interface Follower {
  entry?(written: Written): void
  saved?(saved: Listed): void
}

/** Moments: what was last touched, or retired, or seen before them is forgotten. */
export interface Cutoffs {
  /** Tables that are over, that never began, or that are retired. */
  readonly tables: number
  /** Matches that nobody goes on with. */
  readonly matches: number
  readonly guests: number
}

/**
 * What outlives the process. Reading is synchronous and sees what is on disk. A write resolves when it is on disk; all
 * writes of one tick are one transaction, and where that fails all of them reject and none is to be seen anywhere.
 * A write that could not be done for a reason of its own (a code that is taken, no such table) rejects alone.
 */
export interface Store {
  create(table: Saved, people?: readonly string[]): Promise<void>
  /** Whoever writes says how many entries they know of: rejects with OutOfStep where there are more or fewer. */
  write(id: string, known: number, deed: Deed): Promise<Written | null>
  /** Throws Damaged. */
  load(id: string): Loaded | null
  /** The table without its log. Throws Damaged. */
  table(id: string): Listed | null
  /** The id of the table with this code. */
  find(code: string): string | null
  /** Where this person has a chair and it is not over, last touched first. What cannot be read is left out. */
  tablesOf(person: string, limit?: number): Listed[]
  /** At how many tables that are not over this person has had a chair since then. */
  busy(person: string, since: number): number
  /** Running matches of which no list could tell how they stand. */
  unknown(): string[]
  /** Adds what makes waking quick and lists right, unless the log has gone on. Changes nothing, and nobody is told. */
  complete(id: string, known: number, more: Completion): Promise<void>
  /** Matches by other rules than these (versions by game) are retired, others are not; tables that wait go with the time. */
  retire(rules: Readonly<Record<string, number>>): Promise<number>
  person(id: string): Person | null
  putPerson(person: Person): Promise<void>
  /** They are about; `dated`: with a token that has a date, and from now on with no other. */
  seen(person: string, dated: boolean): Promise<void>
  /** Has this person shown a token with a date? Whoever is new has no other. */
  isRenewed(person: string): boolean
  /** `person` does not want to meet `other`, or does again. False: there are 500 already. */
  block(person: string, other: string, blocked: boolean): Promise<boolean>
  blocks(person: string, other: string): boolean
  follow(id: string, follower: Follower): () => void
  /** The last moment at which this store is known to have been in use. */
  lastKept(): number | null
  /** Moves the age of everything by so much, and keeps the present moment. */
  keepTime(now: number, leap: number): Promise<void>
  /** Deletes some of what is old, but none of these tables; says how many. 0: there is no more. */
  forget(cutoffs: Cutoffs, awake: ReadonlySet<string>): Promise<number>
  /** Can it be written to? */
  check(): Promise<boolean>
  /** Writes what is waiting, then closes. What is asked for later rejects. */
  close(): Promise<void>
}
