/** What a bot would do, for whoever plays against bots alone. */
export interface CounselWords {
  readonly title: string
  readonly busy: string
  readonly none: string
  /** How often may still be asked in this match. */
  left(times: number): string
  readonly spent: string
}
