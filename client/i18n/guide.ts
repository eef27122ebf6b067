/** The guided first match, and the rules reference. */
export interface GuideWords {
  readonly label: string
  readonly gotIt: string
  /** A button: from now on things are explained as they happen. */
  readonly start: string
  readonly leave: string
  readonly resume: string
  readonly more: string
  /** How far: lesson 3 of 14. */
  progress(seen: number, all: number): string

  readonly rules: {
    title(game: string): string
    readonly contents: string
    readonly search: string
    found(sections: number): string
    readonly nothing: string
    readonly print: string
    readonly link: string
    readonly none: string
  }
}
