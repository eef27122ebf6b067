import type { Steps } from './sql.ts'

/** What has become of a table: it has one entry more, is described otherwise, or somebody is not named there any more. */
export type News = { readonly entry: true } | { readonly saved: true } | { readonly unnamed: string }

/** A write, beside its steps. */
export interface About<T> {
  /** Whose it is: nobody waits for themselves, and what belongs to one is done in its order. */
  readonly of?: string
  /** Right after the commit, before anybody else hears of it. */
  done?(value: T): void
  /** For other processes. */
  readonly news?: readonly News[]
}

/** Those elsewhere who write to the same home. */
export interface Elsewhere {
  tell(table: string, news: readonly News[]): void
  /** Something may have been missed. */
  missed(): void
}

/** Where a store is at home: SQLite or PostgreSQL. */
export interface Home {
  /** This process, among those who share it. */
  readonly self: string
  /** Its own clock, in SQL and in milliseconds; null: nobody shares it. */
  readonly clock: string | null
  /** At the end of a SELECT whose rows are about to be changed by what it says: nobody else changes them meanwhile. */
  readonly locking: '' | ' FOR NO KEY UPDATE'
  /** What is known after one question. */
  read<T>(steps: () => Steps<T>): Promise<T>
  /** What is known after several, of one moment. */
  readWhole<T>(steps: () => Steps<T>): Promise<T>
  /** Steps that are done together with those of others, all or none; what fails for a reason of its own fails alone. */
  write<T>(steps: () => Steps<T>, about?: About<T>): Promise<T>
  hear(elsewhere: Elsewhere): void
  close(): Promise<void>
}
