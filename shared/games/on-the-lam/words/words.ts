import type { PieceId } from '../../../kernel/game.ts'
import type { FeatName } from '../feats.ts'
import type { Odds } from '../preview.ts'
import type { Reason } from '../rules/reasons.ts'
import type {
  Alibi,
  Card,
  Compass,
  Decision,
  Ending,
  Event,
  EventOf,
  Item,
  Move,
  MoveOf,
  PlayCard,
  Skill,
  Suspect,
  Tile,
} from '../state.ts'
import type { LamFacts, Spot } from '../view.ts'

/** What a card says, as far as the reader may know; undefined: a card back. */
export type Reads = (card: PieceId) => Card | undefined

/** Whoever makes a move: a card of theirs is their own, and their item lies open (L-46). Undefined: nobody in particular. */
export interface Mover {
  readonly seat?: Suspect | undefined
  readonly item?: Item | undefined
}

/** Everything that On the Lam says in one language. A missing key is a type error. */
export interface Words {
  readonly title: string
  readonly tagline: string
  /** What is remembered of matches: what it is, and how much of it. */
  readonly feats: Readonly<Record<FeatName, { readonly name: string; value(count: number): string }>>
  /** `role` is how sentences speak of them ("the Boxer" without its article), `name` is on the card. */
  readonly suspects: Readonly<Record<Suspect, { role: string; name: string; blurb: string }>>
  /** Asked of whoever opens a table that is not for all of them. */
  readonly cast: { readonly name: string; readonly text: string }
  readonly skills: Readonly<Record<Skill, string>>
  readonly ways: Readonly<Record<Compass, string>>
  readonly tiles: Readonly<Record<Tile, string>>
  readonly keepers: Readonly<Record<KeptTile, Keeper>>
  readonly alibis: Readonly<Record<Alibi, string>>
  /** `text` says what the card does; `flavour` is one dry line under it. */
  readonly cards: Readonly<Record<PlayCard, { name: string; text: string; flavour: string }>>
  /** What is printed on a play card to say which kind it is. */
  readonly cardKinds: Readonly<Record<'item' | 'incident', string>>
  /** One sentence for the log for every event, in the third person and the present tense. */
  readonly log: { readonly [K in Event['type']]: (event: EventOf<K>) => string }
  /** What is to be decided, asked of the one who decides. */
  readonly asks: Readonly<Record<Decision['type'], (facts: Pick<LamFacts, 'die' | 'left'>) => string>>
  /** A button for every move: a short imperative. */
  readonly moves: { readonly [K in Move['type']]: (move: MoveOf<K>, reads: Reads, mover: Mover) => string }
  /** Why something that one might expect is not offered. */
  readonly reasons: Readonly<Record<Reason, string>>
  readonly endings: Readonly<Record<Ending, string>>
  /** How far somebody is: so many of the five; null: nobody but they can know. */
  readonly alibi: (own: number | null) => string
  /** What a search promises, put straight behind the button that leads to it, brackets and all: " (… 4 in 6)". */
  readonly odds: (odds: Odds) => string
  /** Labels. A card without a face lies face down. */
  readonly pieces: {
    readonly police: string
    readonly alibi: (card: Alibi | undefined) => string
    readonly play: (card: PlayCard | undefined) => string
    /** A mark on a tile: this suspect has searched it. */
    readonly searched: (suspect: Suspect) => string
  }
  readonly places: Readonly<Record<Spot, string>> & {
    readonly hand: (suspect: Suspect) => string
    readonly item: (suspect: Suspect) => string
  }
  /** The table in words, for somebody who cannot see it: one sentence a line. */
  readonly table: {
    readonly round: (round: number, active: Suspect) => string
    readonly police: (at: Tile) => string
    /** Somebody at the table: where, how many alibi cards, which item. At the station without a card: in custody. */
    readonly suspect: (suspect: Suspect, at: Tile, cards: number, item: PlayCard | undefined) => string
    /** The reader's own cards; may be none. */
    readonly hand: (suspect: Suspect, cards: readonly Alibi[]) => string
    /** How many of them are the reader's own, out of five. */
    readonly own: (count: number) => string
    /** What the reader is good at: every skill with its number. */
    readonly skills: (skills: Readonly<Record<Skill, number>>) => string
    /** Where the reader is about to act, and what it takes there (L-18). */
    readonly here: (tile: KeptTile) => string
    /** Tiles that the reader cannot search for now. None: never searched, or all twelve are open again (L-32). */
    readonly searched: (tiles: readonly Tile[]) => string
    readonly piles: (alibis: number, plays: number) => string
    /** Alibi cards by whose they are; may be none. */
    readonly discards: (alibis: Readonly<Record<Suspect, number>>, plays: number) => string
    /** Where somebody else than the one whose turn it is has to decide. */
    readonly decides: (suspect: Suspect) => string
  }
}

/** Somebody keeps every tile but the station. */
export type KeptTile = Exclude<Tile, 'station'>

export interface Keeper {
  readonly name: string
  /** What it takes there, as an instruction: the tile's own sentence (L-18). */
  readonly task: string
  /** Said to whoever comes in to search, or to trade. */
  readonly lines: readonly [string, string, string]
  /** Said when the search succeeds, or the trade is done. */
  readonly yields: string
  /** Said when it fails, or there is no trade. */
  readonly refuses: string
}
