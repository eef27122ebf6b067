/** What is said of matches that are being played, to those who would watch one. Fetched where it is spoken of. */
export interface LiveWords {
  readonly title: string
  readonly lead: string
  readonly filter: { readonly legend: string; readonly all: string }
  listed(matches: number): string
  /** Where nothing is played, or nothing of this game. */
  readonly nothing: string
  readonly nothingOf: string
  readonly play: string
  readonly archive: string
  /** Seen as it happens. */
  readonly now: string
  /** One match in the window of the front page. */
  readonly featured: {
    readonly live: string
    readonly film: string
    /** Buttons: in a small picture right there, on a page of its own, and no more. */
    readonly here: string
    readonly whole: string
    readonly stop: string
    /** The picture, for those who do not see it. */
    picture(title: string): string
  }
  /** When a match that one watched is over. */
  readonly next: {
    readonly title: string
    /** To the same people's next match, by itself. */
    rematch(seconds: number): string
    readonly go: string
    readonly stay: string
  }
}
