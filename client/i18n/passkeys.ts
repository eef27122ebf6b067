/** Keeping a guest by passkeys: fetched where it is spoken of. */
export interface PasskeyWords {
  readonly title: string
  readonly hint: string
  readonly cannot: string
  readonly keep: string
  readonly back: string
  /** What coming back leaves: this device is somebody already. */
  leaves(name: string): string
  readonly most: string
  readonly mine: string
  made(at: number): string
  readonly remove: string
  /** The nth in the list. */
  removeThis(n: number, at: number): string
  readonly kept: string
  readonly removed: string
  done(name: string): string
  /** What a browser may answer. */
  readonly wrong: Readonly<Record<'cancelled' | 'already' | 'unfit' | 'failed', string>>
}
