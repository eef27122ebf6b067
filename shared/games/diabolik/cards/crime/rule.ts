import type { PieceId } from '../../../../kernel/game.ts'
import type { Target } from '../../move.ts'
import { addEffect } from '../../rules/effects.ts'
import { drawCards } from '../../rules/hands.ts'
import type { DiabolikTurn } from '../../rules/turn.ts'
import type { CrimeType, Criminal, LastingEffect, Spot, State } from '../../state.ts'
import type { CardRule } from '../rule.ts'

/** A card that only Criminals have. */
export interface CrimeRule extends CardRule {
  readonly type: CrimeType
  targets(state: State, who: Criminal): readonly Target[]
  play(turn: DiabolikTurn, who: Criminal, target: Target, card: PieceId): void
  stays?(state: State, who: Criminal, target: Target): Spot | PieceId
}

/** A card that is nothing but effects, to be played at any time. */
export const lasting = (
  type: CrimeType,
  copies: number,
  effects: (who: Criminal) => readonly LastingEffect[],
): CrimeRule => ({
  type,
  copies,
  targets: () => [{}],
  play(turn, who) {
    for (const effect of effects(who)) addEffect(turn, effect)
  },
})

/** D-16: as far as the hand has room; there is some, as the card itself has left it. */
export const drawing = (type: CrimeType, copies: number, count: number): CrimeRule => ({
  type,
  copies,
  targets: () => [{}],
  play: (turn, who) => drawCards(turn, who, count),
})
