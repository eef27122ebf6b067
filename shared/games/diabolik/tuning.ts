import type { Options, Scenario } from './state.ts'

/** What the canon leaves open; how these were found stands in notes.md. */

/** D-62, by the number of players: two have fewer actions, and the Officers all of theirs. */
export const MAXIMUM: Readonly<Record<Scenario, Readonly<Record<Options['players'], number>>>> = {
  heists: { 2: 12, 3: 10, 4: 10 },
  escape: { 2: 5, 3: 5, 4: 5 },
}
