/** How a match is shown to whoever watches: how late, and whether with open cards. Fetched where it is spoken of. */
export interface BroadcastWords {
  /** A question to the host. */
  readonly watched: string
  late(rounds: number): string
  /** Both in one line. */
  seen(rounds: number): string
  readonly lateHint: string
  /** To whoever watches. */
  isLate(rounds: number): string
  /** A button: asks everybody at the table. */
  readonly ask: string
  /** What it means. */
  readonly askHint: string
  /** Who would have it so. */
  asked(names: readonly string[]): string
  readonly agree: string
  readonly decline: string
  /** A button: they are closed, or what one has said is taken back. */
  readonly close: string
  readonly takeBack: string
  /** While it is so. */
  readonly open: string
}
