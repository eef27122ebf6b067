/** Being called when it is one's turn: fetched where it is spoken of. */
export interface CallWords {
  readonly title: string
  readonly hint: string
  readonly start: string
  /** Of a browser that cannot. */
  readonly cannot: string
  /** The browser has been told not to ask. */
  readonly denied: string
  readonly failed: string
  readonly here: string
  /** On so many devices. */
  devices(count: number): string
  readonly quiet: string
  readonly from: string
  readonly to: string
  /** Of the day, as clocks show it. */
  hour(hour: number): string
  readonly stop: string
  readonly stopAll: string
  readonly stopped: string
}
