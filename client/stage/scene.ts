import type { ThreeEvent } from '@react-three/fiber'
import { createContext, type RefObject, useContext, useMemo } from 'react'
import { create } from 'zustand'
import type { Piece, PieceId, View } from '../../shared/kernel/game.ts'
import type { Effect } from '../games/contract.ts'
import { useTable } from '../session/table.ts'
import type { Actors, Vec } from './actors.ts'
import type { Pixel, Spot } from './closer.ts'
import type { Rect } from './reading.ts'
import type { Insets, Shot } from './shots.ts'
import { NO_INSETS } from './shots.ts'

/** An effect while it lasts. */
export interface Running<E extends Effect = Effect> {
  readonly key: number
  readonly effect: E
}

interface SceneState {
  /** What the events played so far have done to the pieces; forgotten when the moment is installed. */
  readonly changes: Readonly<Record<PieceId, Partial<Piece>>>
  readonly effects: readonly Running[]
  /** What the pointer is on. */
  readonly hovered: { readonly id: string; readonly label: string } | null
  readonly width: number
  readonly height: number
  readonly insets: Insets
  /** What the pointer has taken out of the hand. */
  readonly dragged: string | null
  /** A dramatic shot: the place that fills the screen until the moment is over. */
  readonly closeUp: string | null
  /** A scene leads the camera. */
  readonly led: boolean
  readonly low: boolean
  /** The map from above, for planning. */
  readonly above: boolean
  /** The spot of the table that the camera has come close to, so that it can be read. */
  readonly near: Spot | null
  /** What is shown of a table that does not fit on the screen; null: what the game begins with. */
  readonly page: string | null
}

export const QUIET: SceneState = {
  changes: {},
  effects: [],
  hovered: null,
  dragged: null,
  width: 1600,
  height: 900,
  insets: NO_INSETS,
  closeUp: null,
  led: false,
  low: false,
  above: false,
  near: null,
  page: null,
}

/** What the stage shows beyond the view: the slow part of it. What moves in every frame is in the actors. */
export const useScene = create<SceneState>(() => QUIET)

/** Something is held up before the eye: it has no label, because it says everything itself. */
export const isHeldUp = ({ hovered }: Pick<SceneState, 'hovered'>): boolean => hovered?.label === ''

let effects = 0

/** Shows an effect until the answer is called. */
export function begin(effect: Effect): () => void {
  const key = ++effects
  useScene.setState(({ effects: all }) => ({ effects: [...all, { key, effect }] }))
  return () => useScene.setState(({ effects: all }) => ({ effects: all.filter(each => each.key !== key) }))
}

/** What lasts just now. The game on the stage began it, so it is of that game's kinds. */
export const useEffects = <E extends Effect>(): readonly Running<E>[] =>
  useScene(scene => scene.effects) as readonly Running<E>[]

/** Those of one kind. */
export const ofType = <E extends Effect, K extends E['type']>(
  effects: readonly Running<E>[],
  type: K,
): Running<Extract<E, { type: K }>>[] =>
  effects.filter((each): each is Running<Extract<E, { type: K }>> => each.effect.type === type)

/** A piece is shown as an event has left it. */
export function changePiece(id: PieceId, change: Partial<Piece>): void {
  useScene.setState(({ changes }) => ({ changes: { ...changes, [id]: { ...changes[id], ...change } } }))
}

const isWhole = (piece: Partial<Piece>): piece is Piece =>
  piece.kind !== undefined && piece.place !== undefined && piece.order !== undefined && piece.up !== undefined

/** What goes where nobody knows it any more is told so with an empty face: the old one must not be seen there. */
const faceless = ({ face: _, ...piece }: Piece): Piece => piece

export function changed(view: View, changes: SceneState['changes']): View {
  const ids = Object.keys(changes)
  if (ids.length === 0) return view
  const pieces = { ...view.pieces }
  for (const id of ids) {
    const piece = { ...pieces[id], ...changes[id] }
    // What was not there before is there when all of it has been told.
    if (isWhole(piece)) pieces[id] = piece.face === '' ? faceless(piece) : piece
  }
  return { ...view, pieces }
}

const EMPTY_VIEW: View = { pieces: {}, facts: {} }

/** The view as it lies on the table at this point of what is being played. */
export function useShown(): View {
  const view = useTable(({ moment }) => moment?.view ?? EMPTY_VIEW)
  const changes = useScene(scene => scene.changes)
  return useMemo(() => changed(view, changes), [view, changes])
}

/** Where the camera is, what it looks at, and its vertical field of view in degrees. */
export interface Gaze {
  readonly at: Vec
  readonly to: Vec
  readonly fov: number
}

/** Where the camera of those who look on is led, and whether that is cut to; no shot: where it stands by itself. */
export interface Led {
  readonly shot: Shot | null
  readonly cuts: boolean
}

export interface Grip {
  readonly id: string
  readonly name: string
  readonly pointer: number
  /** Of the page. */
  readonly from: Pixel
  at: Pixel
  /** What it is held over, by the name of choices. */
  over: string | null
}

/** What the parts of one stage share without going through React. */
export interface Stagecraft {
  /** Where words over the canvas hang: it outlives the canvas, which may have to be made anew. */
  readonly words: RefObject<HTMLDivElement | null>
  readonly actors: Actors
  /** A scene that leads the camera itself, frame by frame: null, and the camera stands where it belongs. */
  eye: (() => Gaze) | null
  /** Where somebody else leads the camera; `held`: they have it in hand. */
  take: Led | 'held' | null
  /** Is the camera under way? */
  travelling: boolean
  /** How much faster than life things are played, for what moves by itself. */
  pace: number
  /** Where on the canvas something is that no words may be laid over. */
  taken(): readonly Rect[]
  /** Leaves out the rest of what is being played. */
  skip(): void
  /** The last press was a finger's: it cannot hover, and covers what it is on. */
  touched: boolean
  /** What of the hand the pointer is down on, and holds once it has moved: by its own name, and by that of choices. */
  grip: Grip | null
  /** Comes close to what is to be seen there, or to where the match is; from close, goes back. */
  approach(at?: Pixel): void
  /** A finger is on something of this name: does the camera come close instead? */
  tapped(event: ThreeEvent<MouseEvent>, name: string): boolean
  /** Draws the table along by so many pixels, under a camera that is close. */
  slide(dx: number, dy: number): void
  /** Something has changed: draw it, with its shadow. */
  wake(): void
  /** Only the camera has moved: draw the same from there. */
  look(): void
}

export const StageContext = createContext<Stagecraft | null>(null)

export function useStage(): Stagecraft {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('not on a stage')
  return stage
}
