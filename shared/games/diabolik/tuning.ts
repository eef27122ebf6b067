import type { Pairs, Scenario } from './state.ts'

/** What the canon leaves open; how these were found stands in notes.md. */

/** D-62: two players' Characters have fewer actions between them, and the Officers all of theirs. */
export const MAXIMUM: Readonly<Record<Scenario, Readonly<Record<Pairs, number>>>> = {
  heists: { joint: 10, apart: 12 },
  escape: { joint: 5, apart: 5 },
}
