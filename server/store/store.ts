import type { Move } from '../../shared/kernel/game.ts'
import type { Entry } from '../../shared/kernel/history.ts'
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

/** A table among others. Whoever has the seed can look into every hand, so no listing is given it. */
export type Listed = Omit<Saved, 'seed'>

/** `people` are all who have a chair there: `tablesOf` looks for them. */
export type Changes = Partial<Omit<Saved, 'id' | 'created' | 'touched'>> & { readonly people?: readonly string[] }

/** An entry in its place: `n` counts from 0, `at` is in milliseconds since 1970. */
export interface Written {
  readonly n: number
  readonly at: number
  readonly entry: Entry<Move>
}

/** A table with all that happened there. */
export interface Loaded {
  readonly saved: Saved
  readonly entries: readonly Written[]
}

/** Told of what is committed after it began to follow: `load` and `follow` in one go miss nothing and hear nothing twice. */
export interface Follower {
  entry?(written: Written): void
  saved?(saved: Listed): void
}

/**
 * What outlives the process. Reading is synchronous and sees what is on disk. A write resolves when it is on disk; all
 * writes of one tick are one transaction, and where that fails all of them reject and none is to be seen anywhere.
 * A write that could not be done for a reason of its own (a code that is taken, no such table) rejects alone.
 */
export interface Store {
  create(table: Saved, people?: readonly string[]): Promise<void>
  save(id: string, changes: Changes): Promise<void>
  append(id: string, entry: Entry<Move>): Promise<Written>
  load(id: string): Loaded | null
  /** The id of the table with this code. */
  find(code: string): string | null
  /** Where this person has a chair and it is not over, last touched first. */
  tablesOf(person: string, limit?: number): Listed[]
  person(id: string): Person | null
  putPerson(person: Person): Promise<void>
  /** Has this person shown a token with a date? Whoever is new has no other. */
  isRenewed(person: string): boolean
  renew(person: string): Promise<void>
  /** `person` does not want to meet `other`, or does again. False: there are 500 already. */
  block(person: string, other: string, blocked: boolean): Promise<boolean>
  blocks(person: string, other: string): boolean
  follow(id: string, follower: Follower): () => void
  /** Deletes tables that never started or are over and were last touched before this moment; says how many. */
  forget(olderThan: number): Promise<number>
  /** Writes what is waiting, then closes. What is asked for later rejects. */
  close(): Promise<void>
}

export { openStore } from './sqlite.ts'
