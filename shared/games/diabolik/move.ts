import type { PieceId } from '../../kernel/game.ts'
import type { Location } from './map/locations.ts'
import type { RoadType } from './map/roads.ts'
import { type Criminal, type Figure, type Letter, type Officer, WATCHERS, type Watcher } from './state.ts'

/** `any`: a card let the Move mix kinds. */
export type RoadChoice = RoadType | 'any'

/** What a card or a Part is aimed at, in one step. Fields that play no part are absent. */
export interface Target {
  /** A Location chosen. */
  readonly at?: Location
  /** A figure chosen. */
  readonly who?: Figure
  /** A figure, marker or other word chosen. */
  readonly what?: string
  /** A card chosen: a Location card on the table, a card of the discards, of a hand. */
  readonly pick?: PieceId
  /** A road movement: where to, over which kind, and who would notice (joined by commas). */
  readonly to?: Location
  readonly road?: RoadChoice
  readonly seen?: string
}

export type Move =
  /** D-10: who acts next. */
  | { readonly type: 'activate'; readonly figure: Figure }
  /** In the open. */
  | { readonly type: 'move'; readonly to: Location; readonly road: RoadChoice }
  /** In the Shadows (D-30). `seen`: the watchers on the way, joined by commas (D-82). */
  | { readonly type: 'sneak'; readonly to: Location; readonly road: RoadChoice; readonly seen: string }
  /** D-36: back into the Shadows; `stay`: where one is. */
  | { readonly type: 'hide'; readonly to: Location; readonly road: RoadChoice | 'stay'; readonly seen: string }
  /** D-40. `pay`: cards, joined by commas. */
  | ({ readonly type: 'advance'; readonly letter: Letter; readonly pay: string } & Target)
  | { readonly type: 'fight'; readonly target: Figure }
  | { readonly type: 'heal' }
  | { readonly type: 'draw' }
  /** D-21: from the discards. */
  | { readonly type: 'pick'; readonly card: PieceId }
  | ({ readonly type: 'play'; readonly card: PieceId } & Target)
  | { readonly type: 'discard'; readonly card: PieceId }
  | { readonly type: 'exchange' }
  | { readonly type: 'investigate' }
  /** D-19. */
  | { readonly type: 'officer'; readonly officer: Officer; readonly pay: string }
  /** D-20: Ginko's step. */
  | { readonly type: 'step'; readonly to: Location; readonly pay: PieceId }
  | { readonly type: 'endTurn' }
  /** Answers. */
  | { readonly type: 'drive'; readonly who: Criminal }
  | { readonly type: 'onFoot' }
  | { readonly type: 'makeRoom'; readonly card: PieceId }
  | { readonly type: 'reroll' }
  | { readonly type: 'stand' }
  | { readonly type: 'redraw' }
  | { readonly type: 'keep' }
  | { readonly type: 'lay'; readonly card: PieceId }
  | { readonly type: 'laid' }
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
  | { readonly type: 'walk'; readonly to: Location }
export type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>

/** Who is named in a `seen`. */
export function watchersIn(seen: string): Watcher[] {
  const named = seen.split(',')
  return WATCHERS.filter(who => named.includes(who))
}
