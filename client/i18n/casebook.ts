/** The Casebook: how likely it is that somebody is somewhere, for whoever hunts them. */
export interface CasebookWords {
  readonly title: string
  readonly busy: string
  /** What it is made of, and who sees it. */
  readonly about: string
  /** Nobody whom it is about is hidden. */
  readonly nobody: string
  places(count: number): string
  /** Of what is less than one in a hundred. */
  readonly hardly: string
}
