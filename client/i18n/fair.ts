import type { Verdict } from '../session/verdict.ts'

/** Of the deal of a match: that it is fixed, and how to check that when it is over. Fetched with what checks it. */
export interface FairWords {
  /** While the match runs: the server is bound. */
  readonly fixed: string
  readonly fixedHint: string
  readonly copyCommitment: string
  readonly verdict: Readonly<Record<Verdict, string>>
  /** How much had been played when this device came by the commitment. */
  since(steps: number): string
  /** A button. */
  readonly how: string
  /** What was hashed, and that the line below must print the commitment. */
  readonly method: string
  /** What it proves and what not. */
  readonly limits: string
  readonly commitment: string
  readonly command: string
  readonly copyCommand: string
  readonly game: string
  readonly rules: string
  readonly options: string
  readonly seed: string
  readonly nonce: string
  /** Playing the whole match again from what was opened. */
  readonly replay: {
    /** A button. */
    readonly start: string
    readonly hint: string
    readonly running: string
    done(steps: number): string
    broken(step: number): string
    /** The rules are not in force any more. */
    readonly retired: string
    readonly failed: string
  }
}
