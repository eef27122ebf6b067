import { shift } from '../rules/mat.ts'
import { cardsIn, find, freeSlot, has, isStuck, otherSide } from '../rules/table.ts'
import type { CardsTurn } from '../rules/turn.ts'
import type { AbilityRule } from './rule.ts'

export const desertion: AbilityRule = { passive: true }

/** At the end of a turn he goes over to the other side, if it has more living cards in his zone, and room. */
export function desert(turn: CardsTurn): void {
  const { state } = turn
  const me = find(state, 'turncoat')
  if (!me || !has(state, me, 'desertion') || isStuck(state, me.zone)) return
  const to = otherSide(me.side)
  const outnumbered = cardsIn(state, to, me.zone).length > cardsIn(state, me.side, me.zone).length
  if (outnumbered && freeSlot(state, to, me.zone, 'regular') >= 0) shift(turn, me.card, to, me.zone)
}
