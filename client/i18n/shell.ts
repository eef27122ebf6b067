import type { Level, RefusalReason } from '../../shared/wire/protocol.ts'

/** What stands on every page. */
export interface ShellWords {
  /** For whoever finds the page, or keeps it. */
  readonly description: string
  readonly skip: string
  readonly nav: {
    readonly label: string
    readonly home: string
    readonly tables: string
    readonly live: string
    readonly archive: string
    readonly rules: string
    readonly settings: string
  }
  /** The three pages of the archive. */
  readonly archive: { readonly label: string; readonly all: string; readonly yours: string; readonly file: string }
  readonly language: string
  readonly footer: { readonly notice: string; readonly owners: string; readonly credits: string }
  readonly loading: string
  readonly failed: { readonly title: string; readonly text: string; readonly retry: string }
  readonly notFound: { readonly title: string; readonly text: string }
  readonly backHome: string
  readonly close: string
  readonly cancel: string
  readonly copied: string
  /** The server did not answer. */
  readonly offline: string
  readonly refusals: Readonly<Record<RefusalReason, string>>
  readonly levels: Readonly<Record<Level, string>>
  /** A decision time; 0 is none. */
  /** To decide; from a day on in days. */
  seconds(seconds: number): string
  /** So much is left of it: days and hours, hours, or minutes. */
  left(seconds: number): string
  /** A name for a guest who has not given one. */
  guest(random: () => number): string
}

export const oneOf = (from: readonly string[], random: () => number): string =>
  from[Math.floor(random() * from.length)] ?? ''
