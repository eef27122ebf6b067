import type { PieceId } from '../../kernel/game.ts'
import type { Endgame, Player, SlotKind, Zone } from './state.ts'

export type Move =
  /** C-21. */
  | { readonly type: 'pledge'; readonly card: PieceId }
  /** C-7. Slots of one kind are alike, so the first free one is taken. `choice`: The Endgame's (C-17). */
  | {
      readonly type: 'play'
      readonly card: PieceId
      readonly zone: Zone
      readonly slot: SlotKind
      readonly choice?: Endgame
    }
  /** C-9. */
  | { readonly type: 'trade'; readonly card: PieceId; readonly take: PieceId }
  /** C-10. */
  | { readonly type: 'purge' }
  | { readonly type: 'pass' }
  /** One more object of an ability; with `zone`, where it goes. */
  | { readonly type: 'choose'; readonly card: PieceId; readonly zone?: Zone }
  | { readonly type: 'done' }
  /** Why See: into whose hand. */
  | { readonly type: 'peek'; readonly seat: Player }
  /** C-34; with `zone`, where Runaway runs to. From memory that is asked for afterwards, by a `choose`. */
  | { readonly type: 'save'; readonly card: PieceId; readonly zone?: Zone }
  | { readonly type: 'letDie' }
export type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>
