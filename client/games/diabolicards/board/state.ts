import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { type Side, SLOTS, type SlotKind, ZONES, type Zone } from '../../../../shared/games/diabolicards/state.ts'
import { contractsOf, deckOf } from '../hud/status.ts'

/** The first free slot of a kind, where the next card goes (C-7); -1: none. */
export function freeSlot({ pieces }: DiabolicardsView, side: Side, zone: Zone, slot: SlotKind): number {
  const taken = new Set(Object.values(pieces).map(({ place }) => String(place)))
  return (
    Array.from({ length: SLOTS[slot] }, (_, i) => i).find(i => !taken.has(`mat:${side}:${zone}:${slot}:${i}`)) ?? -1
  )
}

/** C-18. */
export const sealedIn = ({ facts }: DiabolicardsView): Zone[] =>
  ZONES.filter(zone => facts.sealed.split(',').includes(zone))

/** What the signs in the middle row say: how the contracts stand, and whether the deck is nearly gone. */
export interface Signs {
  readonly contracts: 'banned' | 'cooling' | 'frozen' | null
  readonly few: boolean
}
/** C-8, C-12. */
const ENOUGH = 10
export function signsOf(view: DiabolicardsView): Signs {
  const how = contractsOf(view)
  const closed = how === 'contracted' || how === 'extraTurn'
  return {
    contracts: how === 'open' || view.facts.decision === 'pledge' ? null : closed ? 'cooling' : how,
    few: deckOf(view) < ENOUGH,
  }
}
