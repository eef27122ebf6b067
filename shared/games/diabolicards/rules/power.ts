import type { PieceId } from '../../../kernel/game.ts'
import { type Hold, type Side, type State, ZONES, type Zone } from '../state.ts'
import { cardsIn, dataOf, HOMES, KINDS } from './table.ts'

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
export function synergyOf(state: State, side: Side, zone: Zone): number {
  let linked = 0
  for (const card of cardsIn(state, side, zone)) if (isLinked(state, card, zone)) linked++
  return Math.min(MOST_SYNERGY, linked)
}

const isLinked = (state: State, card: PieceId, zone: Zone): boolean => HOMES[dataOf(state, card).group] === zone

/** C-1, C-42. A loop without lists: it is asked before and after everything that is offered. */
function sidePower(state: State, side: Side): number {
  let sum = 0
  for (const zone of ZONES) {
    const field = state.mat[side][zone]
    let linked = 0
    for (const slot of KINDS)
      for (const card of field[slot]) {
        if (card === null) continue
        if (isLinked(state, card, zone)) linked++
        sum += powerOf(state, card)
      }
    sum += Math.min(MOST_SYNERGY, linked)
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
