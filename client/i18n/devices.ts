import type { ConfirmWords } from './table.ts'

/** One seat with two screens, or one screen for all: where it is spoken of, it is fetched. */
export interface DeviceWords {
  /** A button: what this screen shows is filmed from now on. */
  readonly stream: string
  readonly streamHint: string
  readonly confirmStream: ConfirmWords
  /** What stands on a stage. */
  readonly safe: string
  readonly safeHint: string
  readonly pair: string
  /** How: with the camera, or at this address. */
  scan(address: string): string
  readonly qr: string
  /** For so many seconds. */
  goodFor(seconds: number): string
  /** Whoever looks on could be quicker than the own phone. */
  readonly beforeLive: string
  /** Then the phone shows the code, and it is typed here. */
  readonly live: string
  liveHint(address: string): string
  readonly phoneCode: string
  readonly letIn: string
  readonly showCode: string
  readonly newCode: string
  readonly here: string
  readonly gone: string
  readonly goneHint: string
  readonly pairAnother: string
  /** Codes of the table, and what is said there, are not shown on what is filmed. */
  readonly bare: string
  readonly bareHint: string
  readonly end: string
  readonly confirmEnd: ConfirmWords
  /** The phone that is paired. */
  readonly phone: {
    readonly title: string
    readonly lead: string
    readonly label: string
    readonly go: string
    readonly filmed: string
    /** Where it would be filmed, the code is shown here instead. */
    readonly knock: string
    readonly knockHint: string
    readonly pairing: string
    readonly waiting: string
    readonly waitingHint: string
    readonly hand: string
    readonly empty: string
    readonly map: string
    readonly table: string
    readonly larger: string
    readonly onward: string
  }
  readonly living: {
    readonly lead: string
    readonly scan: string
    readonly free: string
    readonly begin: string
    readonly beginHint: string
    /** On a phone: as soon as all are ready. */
    readonly anybody: string
  }
}
