import type { Language } from '../words/index.ts'

/*
 * Being called when it is one's turn at a table of days, by Web Push.
 *
 *   GET  /api/notices                  → Notices   how this guest is called
 *   POST /api/notices      Subscribing → Notices   from now on also on this device, with these wishes
 *   POST /api/notices/off  { endpoint? } → Notices on this device no more; without it nowhere
 */

/** Hours of the day, from one to the other over midnight; nobody is called then. */
export interface Quiet {
  readonly from: number
  readonly to: number
}
export const USUAL_QUIET: Quiet = { from: 22, to: 8 }

export interface Wishes {
  readonly language: Language
  /** As `Intl` calls it. */
  readonly zone: string
  /** Null: at any hour. */
  readonly quiet: Quiet | null
}

export interface Notices {
  /** By which a browser knows that it is this server which calls. */
  readonly key: string
  readonly devices: number
  /** Null: they are called nowhere. */
  readonly wishes: Wishes | null
}

/** Where a browser is reached, and with what it is spoken to so that nobody in between can read it. */
export interface Address {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
export interface Subscribing extends Address, Wishes {}

/** What a device is told, and shows on a locked screen: nothing that anybody holds. */
export interface Call {
  readonly title: string
  readonly body: string
  readonly path: string
  /** A newer one with the same takes its place. */
  readonly tag: string
}
