import type { GameEvent, PieceId } from '../../kernel/game.ts'
import type { Ability } from './cards/abilities.ts'
import type { CardName } from './cards/list.ts'
import type { Endgame, Ending, Fate, Player, Side, SlotKind, Zone } from './state.ts'

export type Faces = Readonly<Record<PieceId, CardName>>
interface Happening<K extends string> extends GameEvent {
  readonly type: K
  readonly faces?: Faces
}
/** About one card that everybody sees. */
interface Of<K extends string> extends Happening<K> {
  readonly card: PieceId
  readonly faces: Faces
}

export type Event =
  | (Happening<'pledged'> & { readonly seat: Player; readonly card: PieceId })
  | (Happening<'contractsOpened'> & { readonly cards: readonly PieceId[]; readonly faces: Faces })
  | (Happening<'turnBegan'> & { readonly seat: Player; readonly extra: boolean })
  | (Of<'played'> & { readonly seat: Player; readonly zone: Zone; readonly slot: SlotKind; readonly at: number })
  /** The ability is announced; `choice` is The Endgame's. */
  | (Of<'abilityUsed'> & { readonly ability: Ability; readonly choice?: Endgame })
  /** It does nothing: no target, no room, Why Stick, a sermon, the wrong zone. */
  | (Of<'abilityLost'> & { readonly ability: Ability; readonly why: Lost })
  /** `faces` shows the source as well. */
  | (Of<'held'> & { readonly by: PieceId; readonly power: 0 | 8 })
  | (Of<'released'> & { readonly by: PieceId })
  | (Happening<'killAnnounced'> & { readonly by: PieceId; readonly victims: readonly PieceId[]; readonly faces: Faces })
  | (Of<'ranAway'> & { readonly zone: Zone; readonly at: number })
  | Of<'dodged'>
  /** From memory: claimed, and nothing came of it. */
  | Of<'savedInVain'>
  /** Cards that die at once, with the reason; `died` follows for each. */
  | (Happening<'struckDown'> & { readonly why: Fate; readonly cards: readonly PieceId[]; readonly faces: Faces })
  | Of<'died'>
  /** From one slot to another: Redeploy, Influence, Why Swap, desertion. */
  | (Of<'moved'> & { readonly side: Side; readonly zone: Zone; readonly slot: SlotKind; readonly at: number })
  | (Happening<'sealed'> & { readonly zone: Zone })
  | (Happening<'drew'> & { readonly seat: Player; readonly card: PieceId })
  | (Happening<'handChanged'> & { readonly seat: Player; readonly cards: readonly PieceId[] })
  | (Of<'handShown'> & { readonly seat: Player })
  | (Of<'discarded'> & { readonly from: 'hand' | 'deck'; readonly seat?: Player })
  | (Happening<'traded'> & {
      readonly seat: Player
      readonly given: PieceId
      readonly taken: PieceId
      readonly faces: Faces
    })
  | (Happening<'purged'> & { readonly seat?: Player; readonly cards: readonly PieceId[]; readonly faces: Faces })
  | Happening<'contractsBanned'>
  | Happening<'contractsAllowed'>
  /** Discards go back into the deck. */
  | (Happening<'rewound'> & { readonly cards: readonly PieceId[] })
  | (Of<'restored'> & { readonly ability: Ability })
  | (Happening<'passed'> & { readonly seat: Player })
  | (Happening<'ended'> & {
      readonly winners: readonly Player[]
      readonly by: Ending
      readonly dawn: number
      readonly dusk: number
      /** Did the side that began win? */
      readonly first: 'won' | 'lost' | 'tied'
    })
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>

/** Why an ability came to nothing. */
export const LOST = ['noTarget', 'stuck', 'preached', 'elsewhere', 'noRoom'] as const
export type Lost = (typeof LOST)[number]
