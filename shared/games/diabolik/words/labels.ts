import type { PlayCard } from '../cards/names.ts'
import type { Location } from '../map/locations.ts'
import type { SheetName } from '../sheets/names.ts'
import type {
  Character,
  Criminal,
  Figure,
  Letter,
  Mark,
  Officer,
  Phase,
  Policeman,
  Roadblock,
  Secondary,
  Spot,
} from '../state.ts'

/** Labels. A card without a face lies face down. */
export interface PieceWords {
  readonly location: (at: Location | undefined) => string
  readonly crime: (card: PlayCard | undefined) => string
  readonly police: (card: PlayCard | undefined) => string
  readonly wound: string
  readonly jaguar: string
  /** Parts and Clues done so far; `done`: the Criminals have it. */
  readonly sheet: (sheet: SheetName, letter: Letter, parts: number, clues: number, done: boolean) => string
  readonly clue: (letter: Letter) => string
  /** D-31: the step led off the track, there. */
  readonly mark: (to: Mark['to']) => string
  /** Which of the two, where that is known. */
  readonly roadblock: (which: Roadblock | undefined) => string
  readonly trap: string
}

export type Fixed =
  | 'locations'
  | 'crime'
  | 'crime:discards'
  | 'police'
  | 'police:discards'
  | 'hideout'
  | 'station'
  | 'garage'
  | 'sheets'

/** Labels. A `space` is 0, 1 or 2: the first is the top one. */
export interface PlaceWords {
  readonly fixed: Readonly<Record<Fixed, string>>
  readonly heist: (letter: Letter) => string
  /** Beside the board, where somebody hides. */
  readonly extra: (who: Secondary) => string
  readonly track: (who: Criminal, space: number) => string
  /** The gap after that space. */
  readonly after: (who: Criminal, space: number) => string
  readonly hand: (who: Character) => string
  /** Drawn, and not in the hand yet. */
  readonly drawn: (who: Character) => string
  /** Laid down for an exchange. */
  readonly laid: (who: Character) => string
  readonly beside: (spot: Spot) => string
  /** No places, but named by moves, and asked for where a list is narrowed down: a sheet by its letter, and these words. */
  readonly letter: (letter: Letter) => string
  readonly loose: Readonly<Record<Loose, string>>
}

/** `stay`: D-36, or one does not change places; `swap`: one does; `nobody`: noticed by nobody. */
export type Loose = 'stay' | 'swap' | 'nobody'

/** Where a Criminal's token stands, In the Shadows: a track space, a Heist, the Hideout, with somebody in hiding. */
export type Shadow =
  | { readonly type: 'track'; readonly who: Criminal; readonly space: number }
  | { readonly type: 'heist'; readonly letter: Letter }
  | { readonly type: 'hideout' }
  | { readonly type: 'extra'; readonly who: Secondary }

/** The table in words, for somebody who cannot see it: one sentence (or two) a line. */
export interface TableWords {
  readonly round: (round: number, phase: Phase, danger: number, maximum: number) => string
  readonly turn: (acting: Figure, actions: number) => string
  /** Who has to decide, where it is not whoever has the turn. */
  readonly decides: (who: readonly Character[]) => string
  /** `at` where the reader knows it. */
  readonly inShadows: (who: Criminal, on: Shadow, at: Location | undefined) => string
  readonly onTheRun: (who: Criminal, at: Location, driving: boolean) => string
  readonly police: (who: Policeman, at: Location) => string
  /** Officers in the Police Station; never none. */
  readonly waiting: (who: readonly Officer[]) => string
  /** A track, space by space: null is empty, undefined a card face down. Not said of an empty track. */
  readonly track: (who: Criminal, spaces: readonly (Location | null | undefined)[]) => string
  /** D-31: where the steps after that space led, in their order. */
  readonly marks: (who: Criminal, after: number, to: readonly Mark['to'][]) => string
  /** `at`: the Heist Location where the reader knows it. `clueAt`: where the next Clue is, if there is a marker. */
  readonly sheet: (
    letter: Letter,
    sheet: SheetName,
    parts: number,
    clues: number,
    at: Location | undefined,
    clueAt: Location | undefined,
  ) => string
  readonly sheetDone: (letter: Letter, sheet: SheetName) => string
  readonly hideout: (at: Location | undefined) => string
  /** In the open; or in hiding, `at` undefined or where the reader knows it. */
  readonly extra: (who: Secondary | 'van', hidden: boolean, at: Location | undefined) => string
  readonly roadblock: (at: Location) => string
  /** For Criminals only; never none. */
  readonly traps: (at: readonly Location[]) => string
  /** Somebody's cards in number; with two players for both of a side, who share a hand. */
  readonly hand: (who: readonly Character[], cards: number, wounds: number) => string
  /** The reader's own cards, by name; may be none. */
  readonly cards: (cards: readonly PlayCard[]) => string
  readonly piles: (crime: number, crimeDiscards: number, police: number, policeDiscards: number) => string
  /** A card that stays next to something (D-7). `shadow`: next to that Location card. */
  readonly beside: (card: PlayCard, spot: Spot | Shadow) => string
}
