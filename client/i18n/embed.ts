/** What is said in a frame of somebody else's page, and where one is copied for it. Fetched where it is spoken of. */
export interface EmbedWords {
  /** Buttons. */
  readonly watch: string
  readonly play: string
  readonly pause: string
  readonly again: string
  readonly stop: string
  /** In a tab of its own. */
  readonly open: string
  /** Nobody has begun to play. */
  readonly notYet: string
  /** The picture, for those who do not see it. */
  readonly picture: string
  /** What is to be pasted into a page. */
  readonly copy: string
}
