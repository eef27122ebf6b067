import type { Scenario } from './state.ts'

/** What the canon leaves open; how these were found stands in notes.md. */

/** D-62. */
export const MAXIMUM: Readonly<Record<Scenario, number>> = { heists: 10, escape: 5 }
