import type { Guess } from './crowd.ts'
import type { Person } from './protocol.ts'

/* What watchers said and guessed: kept with a table, beside the match's log and no part of it. */

export type AudienceBody =
  /** In the gallery; `open`: with open cards before them, so that others are told when the match is over. */
  | { readonly type: 'said'; readonly text: string; readonly open: boolean }
  /** Has seen open cards. */
  | { readonly type: 'looked' }
  | ({ readonly type: 'guess' } & Guess)
export type AudienceType = AudienceBody['type']

/** Characters of a body, as JSON. */
export const LONGEST_BODY = 1000

/** `n` is its place in that log, `at` when it was written (milliseconds since 1970). */
export interface AudienceEntry {
  readonly n: number
  readonly at: number
  readonly by: Person
  readonly body: AudienceBody
}
