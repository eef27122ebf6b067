import type { PieceId } from '../../../kernel/game.ts'
import type { Figure, LastingEffect } from '../state.ts'
import { pileOf } from './hands.ts'
import { type DiabolikTurn, showing } from './turn.ts'

/** What lasts, and the cards that lie next to something for it. */

export const addEffect = (turn: DiabolikTurn, effect: LastingEffect): void => {
  turn.state.effects.push(effect)
}

export function endEffect(turn: DiabolikTurn, effect: LastingEffect): void {
  const { state } = turn
  state.effects = state.effects.filter(each => each !== effect)
  if (effect.card !== undefined) leave(turn, effect.card)
}

/** An effect that serves so many times. */
export function useUp(turn: DiabolikTurn, effect: LastingEffect, times: number): void {
  const { state } = turn
  if (effect.value <= times) endEffect(turn, effect)
  else state.effects[state.effects.indexOf(effect)] = { ...effect, value: effect.value - times }
}

export function endEffects(turn: DiabolikTurn, over: (effect: LastingEffect) => boolean): void {
  for (const effect of turn.state.effects.filter(over)) endEffect(turn, effect)
}

/** A turn is over, or does not come: so is whatever lasted to its end. */
export const endEffectsOfTurn = (turn: DiabolikTurn, figure: Figure): void =>
  endEffects(
    turn,
    ({ until, of }) => until === 'turn' && (of === figure || (of === 'jaguar' && turn.state.jaguar === figure)),
  )

/** D-7: a card that lay next to something is discarded. */
export function leave(turn: DiabolikTurn, card: PieceId): void {
  const { state } = turn
  const at = state.beside.findIndex(each => each.card === card)
  const lying = state.beside[at]
  if (!lying) return
  state.beside.splice(at, 1)
  state.effects = state.effects.filter(effect => effect.card !== card)
  turn.emit({ type: 'cardLeft', who: lying.by, card, faces: showing(state, [card]) })
  state[pileOf(lying.by)].discards.push(card)
}
