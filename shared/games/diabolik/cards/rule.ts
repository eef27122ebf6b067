import type { PieceId } from '../../../kernel/game.ts'
import type { Target } from '../move.ts'
import type { DiabolikTurn } from '../rules/turn.ts'
import type { CardType, Character, Detective, DieFace, Spot, State } from '../state.ts'

/** One Crime or Police card. A card that is only numbers is a row made by a function; a card with a sentence is a file. */
export interface CardRule {
  readonly type: CardType
  readonly copies: number
  /** All ways to play it now, from what `who` knows; [{}] where there is nothing to aim; [] where it cannot be played. */
  targets(state: State, who: Character): readonly Target[]
  /** Its effects. The card has been told of and put away, or where it stays. */
  play(turn: DiabolikTurn, who: Character, target: Target, card: PieceId): void
  /** D-7: where it stays face up instead of being discarded; the id of a Location card is possible. */
  stays?(state: State, who: Character, target: Target): Spot | PieceId
  /** D-57: it says "take a Move action": counts as the Move. */
  readonly isMove?: boolean
  /** Lying at a Location card, it saves whoever stands there from being exposed, once. */
  readonly mask?: boolean
  /** D-55: two players leave it out. */
  readonly partners?: boolean
  /** For a card that rolls with `rollFor`: what follows from the die. */
  rolled?(turn: DiabolikTurn, who: Detective, die: DieFace): void
}
