import type { Seat, Team } from '../kernel/game.ts'
import type { Nose } from './crowd.ts'
import type { TablePhase } from './protocol.ts'

/*
 * What a table shows to those who film it: overlays and the clean feed, by a key that its host has made, and what the
 * desk says of them. A stream goes with its table to the rematch, so that its addresses are good for an evening.
 *
 *   POST   /api/tables/:key/stream                → Stream          host: as it is, or a new one
 *   POST   /api/desk/:desk          DeskChange    → DeskState       whoever has the key of the desk; ?do=scene:match …
 *                                                                   ?do=close: the host does not agree to open cards any more
 *   GET    /api/desk/:desk                        → Stream
 *   POST   /api/desk/:desk/revoke                 → {}              its addresses are none any more
 *   POST   /api/desk/:desk/renew                  → Stream          host: with another key of the desk, and no other is one
 *   GET    /api/desk/:desk/points                 → { id, name }[]  what of its table can be pointed at
 *   GET    /api/stream/:key                       → OnStream        ?lang=
 *   GET    /api/stream/:key/feed                  → OnStream, again and again (text/event-stream); ?lang=
 */

export const SCENES = ['auto', 'soon', 'match', 'between', 'end'] as const
export type SceneName = (typeof SCENES)[number]

/** A line that the commentator has drawn, in parts of the picture from 0 to 1: x, y, x, y … */
export interface Stroke {
  readonly colour: number
  readonly points: readonly number[]
}
export const MOST_STROKES = 40
export const MOST_NUMBERS = 240

/** What whoever sits at the desk has chosen. */
export interface DeskState {
  readonly scene: SceneName
  /** Whoever looks holds the picture that they have. */
  readonly paused: boolean
  /** Seconds, on top of how late the table is. */
  readonly delay: number
  /** What the crowd guesses. Who plays must not see it at their own desk unasked. */
  readonly heat: boolean
  /** A place or piece of the public table. */
  readonly spotlight: string | null
  readonly strokes: readonly Stroke[]
  /** The match before, by its key for watching. */
  readonly last: string | null
}
export const AT_FIRST: DeskState = {
  scene: 'auto',
  paused: false,
  delay: 0,
  heat: false,
  spotlight: null,
  strokes: [],
  last: null,
}
export const LONGEST_DELAY = 120

/** One of them, or a stroke more. */
export type DeskChange = Partial<Omit<DeskState, 'last'>> & { readonly stroke?: Stroke }

/** Letters of a key; ids and codes of tables are shorter. */
export const KEY_LENGTH = 20

export interface Stream {
  /** For all who look. */
  readonly key: string
  /** For whoever sits at the desk. */
  readonly desk: string
  /** Its table, for its host alone; to others the key for watching. */
  readonly table: string
  /** Whoever asks is its host. */
  readonly mine: boolean
  readonly state: DeskState
}

export interface StreamPerson {
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[]
  /** Null: a bot. */
  readonly name: string | null
  /** What of it everybody may see: “Alibi ?/5”. */
  readonly holding: string | null
  readonly deciding: boolean
  readonly won: boolean
}

/** All that an overlay shows, whole: the last that came is what is so. */
export interface OnStream {
  readonly game: string
  readonly title: string
  /** For watching, and for nothing else. */
  readonly watch: string
  readonly phase: TablePhase
  readonly scene: Exclude<SceneName, 'auto'>
  readonly round: number
  /** The score in one line. */
  readonly score: string | null
  readonly people: readonly StreamPerson[]
  /** Milliseconds left as this was sent, of so many. */
  readonly clock: { readonly left: number; readonly of: number } | null
  /** The last that happened. */
  readonly caption: string | null
  readonly outcome: string | null
  /** What many think, the most first: where, and which share of all. */
  readonly heat: readonly {
    readonly about: string
    readonly at: string
    readonly name: string
    readonly share: number
  }[]
  readonly noses: readonly Nose[]
  /** With open cards alone, and only where everybody at the table has agreed. */
  readonly hands:
    | readonly { readonly seat: Seat; readonly side: Team; readonly name: string; readonly cards: readonly string[] }[]
    | null
  /** They play once more. */
  readonly next: boolean
  readonly state: DeskState
}
