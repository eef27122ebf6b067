import type { PieceId } from '../../../kernel/game.ts'
import type { Banter } from '../banter.ts'
import type { Ability } from '../cards/abilities.ts'
import type { CardName, Gender, Nature } from '../cards/list.ts'
import type { AbilitySymbol } from '../cards/symbols.ts'
import type { Event, EventOf, Lost } from '../events.ts'
import type { FeatName } from '../feats.ts'
import type { Move, MoveOf } from '../move.ts'
import type { Preview, Reason } from '../shown.ts'
import type { Ending, Fate, Player, Side, SlotKind, Zone } from '../state.ts'
import type {
  CardWords,
  EndgameWords,
  Explained,
  ExtraGlyph,
  GroupWords,
  OptionWords,
  PieceWords,
  PlaceWords,
  TableWords,
} from './labels.ts'

/**
 * Everything that Diabolicards says in one language. A missing key is a type error. Sentences are in the third person
 * and the present tense and end with a full stop; buttons, names and labels do not. How a name takes its article or its
 * case is each catalogue's own affair: nothing outside puts names into sentences.
 */
export interface Words {
  readonly title: string
  readonly tagline: string
  /** What is remembered of matches: what it is, and how much of it. */
  readonly feats: Readonly<Record<FeatName, { readonly name: string; value(count: number): string }>>
  readonly seats: Readonly<Record<Player, { readonly name: string; readonly blurb: string }>>
  readonly sides: Readonly<Record<Side, string>>
  readonly zones: Readonly<Record<Zone, string>>
  readonly slots: Readonly<Record<SlotKind, string>>
  readonly groups: GroupWords
  readonly types: Readonly<Record<Nature, string>>
  readonly genders: Readonly<Record<Gender, string>>
  /** `blurb`: one or two dry sentences under the portrait. */
  readonly cards: CardWords
  /** A card inside a sentence: with a small article, or between quotation marks. */
  readonly inside: (card: CardName) => string
  readonly abilities: Readonly<Record<Ability, Explained>>
  readonly symbols: Readonly<Record<AbilitySymbol | ExtraGlyph, string>>
  /** What The Endgame is to do: part of a button. */
  readonly endgames: EndgameWords
  /** How it ended, as a sentence; who wins may be nobody. */
  readonly endings: Readonly<Record<Ending, (winners: readonly Player[]) => string>>

  /** One sentence (or two) of the log for every event. Faces are there only for those who may know them. */
  readonly log: { readonly [K in Event['type']]: (event: EventOf<K>) => string }
  /** Why an ability came to nothing, as part of a sentence of the log. */
  readonly lost: Readonly<Record<Lost, string>>
  /** What it is called when cards die at once. */
  readonly fates: Readonly<Record<Fate, string>>
  readonly asks: Asks
  /** A button for every move: a short imperative. What it promises comes after it from `preview`. */
  readonly moves: { readonly [K in Move['type']]: (move: MoveOf<K>, sees: Sees) => string }
  /** Over moves of one type where they are many; null: they say enough. */
  readonly kinds: Readonly<Record<Move['type'], string | null>>
  /** What a move promises, put straight behind its button, brackets and all: " (Dawn +8; dies: Reef)". */
  readonly preview: (preview: Preview, sees: Sees) => string
  readonly reasons: Readonly<Record<Reason, string>>
  /** Sentences in a row. */
  readonly sentences: (all: readonly string[]) => string
  /** Where the match stands, in a few words. */
  readonly status: (dawn: number, dusk: number, deck: number) => string
  readonly pieces: PieceWords
  readonly places: PlaceWords
  readonly table: TableWords
  readonly options: OptionWords
  /** Said to all with one click. */
  readonly banter: Readonly<Record<Banter, string>>
}

/** What the reader of a button or a question sees of the table. */
export interface Sees {
  /** What a card says; undefined: a card back. */
  readonly card: (card: PieceId) => CardName | undefined
  /** On which side of the mat it stands, where it does. */
  readonly side: (card: PieceId) => Side | undefined
  /** The card whose ability asks for something. */
  readonly asking: CardName | undefined
}

/** What is to be decided, asked of whoever decides. */
interface Asks {
  /** C-21. */
  readonly pledge: () => string
  readonly turn: (active: Player, extra: boolean) => string
  /** `chosen` so far, in number. */
  readonly choose: (card: CardName, ability: Ability, chosen: number) => string
  /** From memory: a Runaway was remembered. */
  readonly flee: (card: CardName) => string
  /** `memory`: nothing is pointed out (C-34). */
  readonly save: (by: CardName, victims: readonly CardName[], memory: boolean) => string
}
