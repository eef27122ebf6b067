import type { PieceId } from '../../../kernel/game.ts'
import { type Hold, type Side, type State, ZONES, type Zone } from '../state.ts'
import { cardsIn, dataOf, HOMES } from './table.ts'

/** C-5. */
export const MOST_SYNERGY = 4

/** C-14, C-35: the latest boost or hinder that stands, else what is printed. A loop: every view and preview asks for all. */
export function powerOf(state: State, card: PieceId): number {
  for (let at = state.holds.length - 1; at >= 0; at--) {
    const hold = state.holds[at] as Hold
    if (hold.target === card) return hold.power
  }
  return dataOf(state, card).power
}

/** C-5: linked cards in their own zone. */
export const synergyOf = (state: State, side: Side, zone: Zone): number =>
  synergyAmong(state, zone, cardsIn(state, side, zone))

function synergyAmong(state: State, zone: Zone, cards: readonly PieceId[]): number {
  let linked = 0
  for (const card of cards) if (HOMES[dataOf(state, card).group] === zone) linked++
  return Math.min(MOST_SYNERGY, linked)
}

/** C-1, C-42. */
function sidePower(state: State, side: Side): number {
  let sum = 0
  for (const zone of ZONES) {
    const cards = cardsIn(state, side, zone)
    sum += synergyAmong(state, zone, cards)
    for (const card of cards) sum += powerOf(state, card)
  }
  return sum
}

export const powers = (state: State): Record<Side, number> => ({
  dawn: sidePower(state, 'dawn'),
  dusk: sidePower(state, 'dusk'),
})

/** C-1: the side that would win if it were over; null is a tie. */
export function ahead(state: State): Side | null {
  const { dawn, dusk } = powers(state)
  if (dawn === dusk) return null
  return dawn > dusk ? 'dawn' : 'dusk'
}
