import type { Reaction } from '../../shared/wire/protocol.ts'

/** Where those who watch talk among themselves. Fetched where there is one. */
export interface GalleryWords {
  readonly title: string
  /** To who played, when it is over. */
  readonly past: string
  readonly empty: string
  /** Of what was just said by several, before the last of it. */
  several(count: number): string
  /** Beside a line: its author looked into hands. */
  readonly open: string
  /** What is written in: a field. */
  readonly write: string
  /** On a line of one's own. */
  readonly unsay: string
  /** Who will read it. */
  readonly openHint: string
  /** To who has no name yet. */
  readonly name: string
  readonly join: string
  /** To who plays there. */
  readonly seated: string
  readonly react: string
  readonly reactions: Readonly<Record<Reaction, string>>
  counted(reaction: string, count: number): string
}
