import type { ConfirmWords } from './table.ts'

/** Matches that this device hosts itself, and a page that is kept for when there is no network. */
export interface SoloWords {
  /** On the front page, where no server answers. */
  readonly away: { readonly title: string; readonly text: string }
  /** The same, on a page that never had a server. */
  readonly alone: SoloWords['away']
  /** A list of those that run, and a link to those that are over. */
  readonly running: string
  readonly past: string
  /** At a table. */
  readonly here: string
  readonly hereHint: string
  /** In the archive. */
  readonly over: string
  readonly overHint: string
  /** A link: to films in files. */
  readonly file: string
  readonly forget: string
  readonly confirmForget: ConfirmWords
  /** A new version of the page. */
  readonly fresh: { readonly text: string; readonly now: string }
}
