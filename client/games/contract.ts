import type { ComponentType, ReactElement } from 'react'
import type { GameEvent, Move, Piece, PieceId, Seat, View } from '../../shared/kernel/game.ts'
import type { Log } from '../../shared/kernel/history.ts'
import type { Creation, Line } from '../../shared/wire/protocol.ts'
import type { Language } from '../../shared/words/index.ts'
import type { Cover } from '../kit/art/posters.ts'
import type { SoundName } from '../kit/sound/index.ts'
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
  /** Nobody holds cards in this match: the camera need not leave room for them. */
  isHandless?(view: View): boolean
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
  /** Where the match is just now: whoever looks on is led there a little. */
  matters?(view: View): string | null
  /** Where a place of the board is; null: nowhere that a camera could look at. */
  anchor(id: string, width: number, height: number): readonly [number, number, number] | null
  /** What a choice can be clicked at beside what its move names: `search` at the die, `draw` at the pile. */
  targets?(move: Move, view: View): readonly string[]
  /** How much an event is worth, of an own step or somebody else's; without it, all are scenes. */
  weigh?(event: GameEvent, own: boolean): Weight
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
/** What all effects have; what each needs besides is its game's to say (`play/effects.ts`). */
export interface Effect {
  readonly type: string
  readonly at: string
}

/** A lesson of the guided first match: explained when it first happens. The words are in the game's guide catalogue. */
export interface Lesson {
  readonly id: string
  readonly when: (now: {
    view: View
    lines: readonly Line[]
    seats: readonly Seat[]
    choices: readonly Move[]
  }) => boolean
  /** Lessons that must have been read before. */
  readonly after?: readonly string[]
  /** The section of the reference that says more. */
  readonly section?: string
  /** The place or piece that it is about. */
  readonly focus?: (now: { view: View; seats: readonly Seat[] }) => string | null
}

export interface LessonWords {
  readonly title: string
  readonly text: string
  /** What it means for this reader just now, said before the rest. */
  readonly reader?: (now: { view: View; seats: readonly Seat[] }) => string
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
  /** What it shows, for whoever does not see it. */
  readonly alt: string
  /** On the page, in pixels; it is made smaller where there is less room. */
  readonly width: number
  readonly height: number
  /** Asked for when it comes into sight: what it is drawn with is fetched then. */
  draw(): Promise<HTMLCanvasElement>
}

export interface ClientGame {
  table?(): Promise<TableModule>
  lessons?(): Promise<readonly Lesson[]>
  lessonWords?(language: Language): Promise<Readonly<Record<string, LessonWords>>>
  /** The table of one click, where it is not the usual one for as many as the game takes. */
  readonly atOnce?: Pick<Creation, 'players' | 'options'>
  /** The table of the guided first match, where it is not the usual one. */
  readonly firstMatch?: Pick<Creation, 'players' | 'options'>
  reference?(language: Language): Promise<readonly Section[]>
  /** What really happened, told when a match is over and its log is open to all. */
  ending?(log: Log, language: Language): Promise<ReactElement>
  /** The cover on the newsstand. */
  cover?(): Promise<Cover>
  /** Draws a seat's head and shoulders: 512 by 512, nothing behind them. */
  portrait?(): Promise<(ctx: CanvasRenderingContext2D, seat: Seat) => void>
}
