/** The table on the screen, around the stage. */
export interface TableWords {
  readonly title: string
}
