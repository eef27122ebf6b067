import type { PieceId } from '../../../kernel/game.ts'
import { type Side, type State, ZONES, type Zone } from '../state.ts'
import { cardsIn, dataOf, HOMES } from './table.ts'

/** C-5. */
export const MOST_SYNERGY = 4

/** C-14, C-35: the latest boost or hinder that stands, else what is printed. */
export const powerOf = (state: State, card: PieceId): number =>
  state.holds.findLast(({ target }) => target === card)?.power ?? dataOf(state, card).power

/** C-5: linked cards in their own zone. */
export function synergyOf(state: State, side: Side, zone: Zone): number {
  const linked = cardsIn(state, side, zone).filter(card => HOMES[dataOf(state, card).group] === zone)
  return Math.min(MOST_SYNERGY, linked.length)
}

/** C-1, C-42. */
function sidePower(state: State, side: Side): number {
  let sum = 0
  for (const zone of ZONES) {
    sum += synergyOf(state, side, zone)
    for (const card of cardsIn(state, side, zone)) sum += powerOf(state, card)
  }
  return sum
}

export const powers = (state: State): Record<Side, number> => ({
  dawn: sidePower(state, 'dawn'),
  dusk: sidePower(state, 'dusk'),
})
