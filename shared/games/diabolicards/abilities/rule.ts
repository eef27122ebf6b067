import type { PieceId } from '../../../kernel/game.ts'
import type { Lost } from '../events.ts'
import type { MoveOf } from '../move.ts'
import type { StandingCard } from '../rules/table.ts'
import type { CardsTurn } from '../rules/turn.ts'
import type { State, Zone } from '../state.ts'

/** One more object of an ability. */
export type AbilityChoice = MoveOf<'choose'> | MoveOf<'peek'>

/**
 * What a card does. It is announced when the card is played; `begin` happens at once; then objects are chosen one by one
 * until there are none or the player is done; then it is used. `me` is the card, where it stands.
 */
export interface AbilityRule {
  /** It lies in wait and is not used when played, so it is not lost by being played in another zone either. */
  readonly passive?: true
  /** Why it comes to nothing. */
  lost?(state: State, me: StandingCard): Lost | null
  begin?(turn: CardsTurn, me: StandingCard): void
  /** What may be chosen next. */
  objects?(state: State, me: StandingCard, chosen: readonly PieceId[]): readonly AbilityChoice[]
  /** So many must still be chosen, as far as there are; else the player may be done (C-34). */
  need?(chosen: readonly PieceId[]): number
  /** It happens as soon as an object is chosen. */
  each?(turn: CardsTurn, me: StandingCard, choice: AbilityChoice): void
  use?(turn: CardsTurn, me: StandingCard, chosen: readonly PieceId[]): void
  /** Another card's ability is used next. */
  next?(chosen: readonly PieceId[]): PieceId | undefined
  /** Cheat death (C-14). Where it can go instead; empty: it cannot. */
  readonly save?: {
    ways(state: State, me: StandingCard): readonly (Zone | null)[]
    away(turn: CardsTurn, me: StandingCard, zone: Zone | null): void
  }
}
