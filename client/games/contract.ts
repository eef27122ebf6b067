import type { ComponentType, ReactElement } from 'react'
import type { GameEvent, Move, Piece, PieceId, Seat, View } from '../../shared/kernel/game.ts'
import type { Log } from '../../shared/kernel/history.ts'
import type { Shot } from '../../shared/match/film.ts'
import type { Creation, Line } from '../../shared/wire/protocol.ts'
import type { Language } from '../../shared/words/index.ts'
import type { Speech } from '../../shared/words/speech.ts'
import type { Cover } from '../kit/art/posters.ts'
import type { SoundName } from '../kit/sound/index.ts'
import type { HandPart, Holding } from '../stage/hand.ts'
import type { Readable } from '../stage/reading.ts'
import type { Weight } from '../stage/tempo.ts'

/** A game's own 3D table, loaded when it is sat down at. `E` are the effects it shows, `S` the sounds it makes. */
export interface TableModule<E extends Effect = Effect, S extends SoundName = SoundName> {
  /** Everything inside the canvas: board, pieces, lights. Reads `useTable`; is given poses and camera by the stage. */
  readonly Table: ComponentType
  /** Over the canvas, under the HUD: weather, wipes. Must not take the pointer. */
  readonly Overlay?: ComponentType
  /** Words, fonts and drawings are there when it resolves; the stage waits for it. */
  prepare?(language: Language): Promise<void>
  /**
   * How the camera stands when nothing happens: the angle, and what must be inside the picture of whoever sits there. On
   * a screen that the table does not fit on, it shows one page of it.
   */
  camera(width: number, height: number, seats: readonly Seat[], page: string | null): Standing
  /** Where each hand is held that one looks into: its part of the lower edge. Who has several is told whose each is. */
  hands?(view: View, setting: Holding): readonly (HandPart & { readonly seat: Seat })[]
  /** Whoever sits there holds no cards: the camera need not leave room for them. */
  isHandless?(view: View, seats: readonly Seat[]): boolean
  /**
   * On a screen too small for what is printed on the table: how many pixels a unit of it must have to be read. Then one can
   * come closer, with a tap, a button and a key.
   */
  near?(width: number, height: number): number | null
  /** A tap on a thing reads it, however small it is: only one beside them comes closer. */
  readonly tapReads?: boolean
  /** The same from above, for whoever plans: a game that has it gets a button and a key for it. */
  above?(width: number, height: number, seats: readonly Seat[]): Standing
  /** The places of the board, for whoever would rather go by their names: a game that has them gets a list. */
  places?(view: View): readonly string[]
  /** Where the question that is put now is asked; `hand`: over the own hand; null: in the list of moves alone. */
  asks?(view: View): string | null
  /** Is an answer named by the question, beside what has been picked? Others are given by pointing. Without it all are. */
  named?(move: Move, picked: readonly string[]): boolean
  /** What a choice promises is shown on the table itself: the question need not say it. */
  readonly promises?: boolean
  /** Where the match is just now: whoever wants to see it from close is taken there. */
  matters?(view: View): string | null
  /** Where a place of the board is; null: nowhere that a camera could look at. */
  anchor(id: string, width: number, height: number): readonly [number, number, number] | null
  /** What must be read on the table: words that hang over it keep off. */
  reads?(view: View, width: number, height: number): readonly Readable[]
  /** What a choice can be clicked at beside what its move names: `search` at the die, `draw` at the pile. */
  targets?(move: Move, view: View): readonly string[]
  /** How much an event is worth, of an own step or somebody else's; without it, all are scenes. */
  weigh?(event: GameEvent, own: boolean): Weight
  /** What is worth seeing, for those who look on; fetched by them alone. */
  directing?(): Promise<Directing>
  /** How an event is played. Resolves when the next may begin; an event without an answer needs no playing. */
  play?(event: GameEvent, stage: Playing<E, S>): Promise<void> | undefined
}

/** What an event is played with. */
export interface Playing<E extends Effect = Effect, S extends SoundName = SoundName> {
  readonly view: View
  /** How much faster than life it is played: for what runs by itself while somebody waits. */
  readonly pace: number
  /** Resolves after so many milliseconds of stage time; at once when the player skips. */
  wait(milliseconds: number): Promise<void>
  sound(name: S): void
  /** What the game's Table shows while it lasts: a balloon, a splat, a die. */
  effect(effect: E): () => void
  /** Shows a piece as the event leaves it, before the moment is installed: it goes there by itself. */
  move(piece: PieceId, change: Partial<Piece>): void
  /** A turn is over, and what was said in it. */
  hush(): void
  /** Cuts to a place, and back when the moment is installed; to '', back at once. */
  closeUp(place: string): void
}
/** Pitch and yaw in radians, the vertical field of view in degrees. */
export interface Standing {
  readonly pitch: number
  readonly yaw: number
  readonly fov: number
  readonly points: readonly (readonly [number, number, number])[]
  /** Pixels at the edges that the own hand takes, and what the game itself lays over the canvas. */
  readonly bottom?: number
  readonly top?: number
  readonly left?: number
}
/** How a broadcast shows something: all of the table, a part of it, what lies there to be read, two, or one from close. */
export type Framing = 'wide' | 'part' | 'flat' | 'two' | 'close'

/** Something worth seeing for whoever looks on. Games say what; which of it is shown, and when, the stage's director. */
export interface Cue {
  /** Places and pieces that must be in the picture; those that are nowhere do without. */
  readonly subjects: readonly string[]
  readonly framing: Framing
  /** 1 in passing, 2 worth a cut, 3 nobody may miss it: the match waits for the camera. 0 is the table at rest. */
  readonly weight: 0 | 1 | 2 | 3
  /** A scene of the game's own leads the camera meanwhile. */
  readonly led?: true
  /** What is looked at when it is over: a face. */
  readonly after?: Cue
}

/** From where a framing looks: how steep, how much beside and above each subject, in units of the table. */
export interface Setup {
  readonly pitch: number
  readonly reach: number
  readonly height: number
  /** Without it, a little towards the middle of the table. */
  readonly yaw?: number
}

/** What a game shows to those who look on. */
export interface Directing {
  readonly setups: Readonly<Record<Exclude<Framing, 'wide'>, Setup>>
  /** What is to be seen of an event as it begins, on the table as it was before; null: nothing of its own. */
  event(event: GameEvent, view: View): Cue | null
  /** What is about to matter while somebody thinks; null: the whole table. */
  rest(view: View): Cue | null
  /** What somebody at this seat looks at, and from where; nothing: the whole table. */
  seat(seat: Seat, view: View): Setup & { readonly subjects: readonly string[] }
}
/** What all effects have; what each needs besides is its game's to say (`play/effects.ts`). */
export interface Effect {
  readonly type: string
  readonly at: string
}

/** What somebody at the table has before them: all that a lesson may go by. */
export interface Reading {
  readonly view: View
  readonly lines: readonly Line[]
  readonly seats: readonly Seat[]
  readonly choices: readonly Move[]
}
type Looking = Pick<Reading, 'view' | 'seats'>

/** A lesson of the guided first match: explained when it first happens. The words are in the game's guide catalogue. */
export interface Lesson {
  readonly id: string
  readonly when: (now: Reading) => boolean
  /** Can this match bring it to this reader? Others are not counted. */
  readonly fits?: (now: Looking) => boolean
  /** Lessons that must have been read before. */
  readonly after?: readonly string[]
  /** The section of the reference that says more. */
  readonly section?: string
  /** The place or piece that it is about. */
  readonly focus?: (now: Reading) => string | null
}

/** The same for everybody, or as it is for this reader just now. */
export type Sentence = string | ((now: Reading) => string)

export interface LessonWords {
  readonly title: string
  readonly text: Sentence
  /** What it means for this reader just now, said before the rest. */
  readonly reader?: (now: Looking) => string
  /** What to do next, in one sentence. */
  readonly next: Sentence
}

/** A section of the players' rules reference; `id` is what links point at. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly drawings?: readonly Drawing[]
}

/** Something of the table, shown where it is explained. */
export interface Drawing {
  /** The paragraph that it stands at. */
  readonly at: number
  /** What it shows, for whoever does not see it; nothing, where what stands beside it says so. */
  readonly alt: string
  /** On the page, in pixels; it is made smaller where there is less room. */
  readonly width: number
  readonly height: number
  /** Asked for when it comes into sight: what it is drawn with is fetched then. */
  draw(): Promise<HTMLCanvasElement>
}

/** A moment worth finding again. `kind` has its words in the game's replay catalogue. */
export interface Chapter {
  /** Index into the shots. */
  readonly at: number
  readonly kind: string
  readonly seat?: Seat
}

export interface Replaying {
  /** What a replay's slider marks, from what this viewer was told: the shots so far, so that nothing later is given away. */
  chapters(shots: readonly Shot[]): readonly Chapter[]
  /** How a chapter is called. */
  words(language: Language): Promise<Readonly<Record<string, string>>>
  /** Through whose eyes the Reveal looks: see `viewersOf`. */
  readonly needs: readonly string[]
  /** What was hidden, told with everything open; `at` is the shot that is looked at, and nothing later is told. */
  readonly Reveal?: ComponentType<RevealProps>
}
export interface RevealProps {
  /** By viewer: those that it needs. */
  readonly films: Readonly<Record<string, readonly Shot[]>>
  readonly at: number
  readonly language: Language
}

/** A mark that lies at a place, over the table, for those who look on. */
export interface LayerMark {
  readonly at: string
  /** The how-manieth of those that it is about: each has a shape of its own, and not only a colour. */
  readonly suit: number
  /** It can be there, it can be nowhere else, it is there; many think so, or whoever looks does. */
  readonly kind: 'may' | 'must' | 'is' | 'heat' | 'own'
  /** How many think so, or how likely it is, as a share of the most. */
  readonly weight?: number
  /** So many times in a hundred: written beside it, but for none. */
  readonly percent?: number
}

/** What is laid over the table, and the same in words. */
export interface Layer {
  readonly marks: readonly LayerMark[]
  readonly says: readonly { readonly title: string; readonly text: string }[]
}

/** What everybody could know by now, worked out from what was shown to all. */
export interface Knowing {
  /** After one of these shots; what comes later is not looked at. */
  after(shots: readonly Shot[], at: number, speech: Speech, language: Language): Layer
}

/** What those who look on are asked to guess (`Game.crowd`), in words. */
export interface GuessWords {
  readonly title: string
  /** Until when it can be said. */
  readonly hint: string
  /** Which of the questions it was, where there are several in a match. */
  asked(key: string): string | null
  ask(about: string, speech: Speech): string
  choice(choice: string, speech: Speech): string
}

/** What a game has for those who look on. */
export interface LookingOn {
  /** A layer over the table. */
  knowing?(): Promise<Knowing>
  guessing?(language: Language): Promise<GuessWords>
}

/** A picture of the board as one seat knows it, and where on it its places are, from 0 to 1. */
export interface ScreenMap {
  readonly canvas: HTMLCanvasElement
  readonly spots: Readonly<Record<string, readonly [number, number]>>
}

/** What a screen without a stage is drawn with. */
export interface ScreenArt {
  /** A thing of one's own as it is printed; null: it is told in words. */
  face(piece: Piece): HTMLCanvasElement | null
  map?(view: View): Promise<ScreenMap>
}

export interface ClientGame {
  table?(): Promise<TableModule>
  lessons?(): Promise<readonly Lesson[]>
  lessonWords?(language: Language): Promise<Readonly<Record<string, LessonWords>>>
  /** The table of one click, where it is not the usual one for as many as the game takes. */
  readonly atOnce?: Pick<Creation, 'players' | 'options'>
  reference?(language: Language): Promise<readonly Section[]>
  /** What really happened, told when a match is over and its log is open to all. */
  ending?(log: Log, language: Language): Promise<ReactElement>
  /** What a replay has beside the table. */
  replaying?(): Promise<Replaying>
  /** What a phone shows that is the screen of a seat. */
  screen?(language: Language, view: View): Promise<ScreenArt>
  /** The cover on the newsstand. */
  cover?(): Promise<Cover>
  /** Draws a seat's head and shoulders: 512 by 512, nothing behind them. */
  portrait?(): Promise<(ctx: CanvasRenderingContext2D, seat: Seat) => void>
}
