import type { PieceId } from '../../../kernel/game.ts'
import type { Grammar } from '../../../words/grammar.ts'
import type { PlayCard } from '../cards/names.ts'
import type { DangerReason, Event, EventOf } from '../events.ts'
import type { FeatName } from '../feats.ts'
import type { Location } from '../map/locations.ts'
import type { RoadType } from '../map/roads.ts'
import type { Move, MoveOf } from '../move.ts'
import type { Preview } from '../preview.ts'
import type { MarkerKind } from '../rules/markers.ts'
import type { Reason } from '../rules/reasons.ts'
import type { ESCAPES, SHEETS, SheetName } from '../sheets/names.ts'
import type {
  Card,
  CardType,
  Character,
  Criminal,
  DieFace,
  EffectType,
  Figure,
  Letter,
  Phase,
  Secondary,
  Side,
} from '../state.ts'
import type { PieceWords, PlaceWords, TableWords } from './labels.ts'
import type { OptionWords } from './options.ts'

/**
 * Everything that Diabolik says in one language. A missing key is a type error. Sentences are in the third person and
 * the present tense and end with a full stop; buttons, names and labels do not. How a name takes its article or its
 * case is each catalogue's own affair: nothing outside puts names into sentences. A catalogue is asked for by scenario:
 * the Escape (D-58) has ways out where the whole game has Heists.
 */
export interface Words {
  readonly title: string
  readonly tagline: string
  /** What is remembered of matches: what it is, and how much of it. */
  readonly feats: Readonly<Record<FeatName, { readonly name: string; value(count: number): string }>>
  /** `name` as on the table ("Blue Officer 1"); `blurb` says in one or two sentences who that is. */
  readonly figures: Readonly<Record<Figure, Named>>
  readonly secondaries: Readonly<Record<Secondary | 'van', Named>>
  readonly sides: Readonly<Record<Side, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly locations: Readonly<Record<Location, string>>
  /** `any`: a card let the Move mix kinds. */
  readonly roads: Readonly<Record<RoadType | 'any', string>>
  readonly cardTypes: Readonly<Record<CardType, string>>
  /** What stands on the back of a card. */
  readonly backs: Readonly<Record<Back, string>>
  /** `text` says what the card does; `flavour` is one dry line under it. */
  readonly cards: Readonly<Record<PlayCard, { name: string; text: string; flavour: string }>>
  readonly sheets: Readonly<Record<Heist, SheetWords<Three>> & Record<Escape, SheetWords<One>>>
  /** A Part, a Clue or a way out on its sheet in one line, with its number, its condition, its price (maybe none) and what it does. */
  readonly stage: (kind: StageKind, number: number, stage: StageWords, price: readonly CardType[]) => string
  /** What a face of the Combat Die shows. */
  readonly die: Readonly<Record<DieFace, string>>
  /** What lasts for a while, as a sentence of its own. */
  readonly effects: Readonly<Record<EffectType, (effect: Lasting) => string>>
  /** Why the Danger Level moved, as part of a sentence of the log ("a new Clue"). */
  readonly dangers: Readonly<Record<DangerReason, string>>

  /** One sentence (or two) of the log for every event. Faces are there only for those who may know them. */
  readonly log: { readonly [K in Exclude<Event['type'], 'answered'>]: (event: EventOf<K>) => string }
  /** What somebody had to admit; `count` may be 0 or 1. */
  readonly answers: Readonly<Record<AnswerKind, (count: number) => string>>
  /** What is to be decided, asked of whoever decides. */
  readonly asks: Asks
  /** A button for every move: a short imperative. Sightings and odds come after it from `preview`. */
  readonly moves: { readonly [K in Move['type']]: (move: MoveOf<K>, sees: Sees) => string }
  /** Over moves of one type where they are many; null: they say enough. */
  readonly kinds: Readonly<Record<Move['type'], string | null>>
  /** What a move promises, put straight behind its button, brackets and all: " (Sighting: Ginko; Danger +1)". */
  readonly preview: (preview: Preview) => string
  /** Why something that one might expect is not offered. */
  readonly reasons: Readonly<Record<Reason, string>>
  /** How this language puts texts together. */
  readonly grammar: Grammar
  /** Where the match stands, in a few words. `heists`: completed, or ways out taken, of so many that win. */
  readonly status: (danger: number, maximum: number, heists: number, wanted: number) => string
  readonly pieces: PieceWords
  readonly places: PlaceWords
  readonly table: TableWords
  readonly options: OptionWords
  /** D-37: what Criminals can signal to each other, unheard, with one click. */
  readonly phrases: Readonly<Record<TeamPhrase, string>>
  /** What can be said to all: an answer to who wants to exchange cards. */
  readonly toAll: Readonly<Record<'doesNotFit', string>>
  /** What a marker on the map means. */
  readonly markers: Readonly<Record<MarkerKind, string>>
}

interface Named {
  readonly name: string
  readonly blurb: string
}

type Back = 'location' | 'crime' | 'police' | 'wound'
type Heist = (typeof SHEETS)[number]
type Escape = (typeof ESCAPES)[number]
/** `way`: the one Part of a way out (D-58), which has neither name nor number. */
export type StageKind = 'part' | 'clue' | 'way'

/** Conditions are imperatives or facts ("Be at the Heist Location."), effects what follows. Prices are not said here. */
export interface StageWords {
  readonly when: string
  readonly effect: string
}
type One = { readonly parts: readonly [StageWords]; readonly clues: readonly [] }
type Three = { readonly parts: Triple; readonly clues: Triple }
type Triple = readonly [StageWords, StageWords, StageWords]
/** `rule`: what the sheet brings with it besides Parts and Clues, or ''. */
type SheetWords<S> = { readonly name: string; readonly story: string; readonly rule: string } & S

export interface Lasting {
  readonly of: Figure | Side | 'jaguar'
  readonly value: number
}

/** The words that `answered` events carry. */
export const ANSWERS = [
  /** How many Locations away from the Detective they are. */
  'stepsToDiabolik',
  'stepsToEva',
  /** Criminals In the Shadows within two Locations of the Detective. */
  'nearby',
  /** 1: a card of a Shadows track was there; 0: none. */
  'overflown',
  /** Police whom Sleeping Gas has put to sleep. */
  'asleep',
] as const
export type AnswerKind = (typeof ANSWERS)[number]

/** What the reader of a button sees of the table. */
export interface Sees {
  /** What a card says; undefined: a card back. */
  readonly card: (card: PieceId) => Card | undefined
  /** Which Part (for Criminals) or Clue (for Detectives) of a sheet comes next. */
  readonly stage: (letter: Letter) => { readonly kind: StageKind; readonly sheet: SheetName; readonly number: number }
  /** Whose turn it is; null between turns. */
  readonly acting: Figure | null
}

interface Asks {
  readonly order: (phase: Phase) => string
  /** `at`: where that is, as far as the reader knows. */
  readonly turn: (acting: Figure, actions: number, at: Location | undefined) => string
  /** For one of these, or for the only one. */
  readonly jaguar: (who: readonly Criminal[]) => string
  /** Room for so many Wounds; one card is chosen at a time. */
  readonly wounds: (who: Character, count: number) => string
  readonly reroll: (die: DieFace) => string
  readonly redraw: () => string
  /** `answering`: the partner has laid down cards, or none, and waits. */
  readonly exchange: (partner: Character, answering: boolean) => string
  readonly way: (who: Secondary) => string
}

/** D-37. */
export const TEAM_PHRASES = [
  'meetMe',
  'comingToYou',
  'meetAtHideout',
  'keepAway',
  'youFirst',
  'meFirst',
  'readyForPart',
  'needCards',
  'distraction',
  'surrounded',
  'takeJaguar',
  'agreed',
] as const
type TeamPhrase = (typeof TEAM_PHRASES)[number]
