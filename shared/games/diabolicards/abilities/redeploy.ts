import { shift } from '../rules/mat.ts'
import { freeSlot, isStuck, regulars, type StandingCard } from '../rules/table.ts'
import { type State, ZONES } from '../state.ts'
import type { AbilityRule } from './rule.ts'

const ways = (state: State, { side }: StandingCard) => {
  const open = ZONES.filter(zone => !isStuck(state, zone))
  const roomy = open.filter(zone => freeSlot(state, side, zone, 'regular') >= 0)
  return open.flatMap(from =>
    regulars(state, side, from).flatMap(card =>
      roomy.filter(zone => zone !== from).map(zone => ({ type: 'choose' as const, card, zone })),
    ),
  )
}

/** Moves own cards between own zones, as many as one likes, each once. */
export const redeploy: AbilityRule = {
  lost(state, me) {
    if (ways(state, me).length > 0) return null
    return isStuck(state, me.zone) ? 'stuck' : 'noRoom'
  },
  objects: (state, me, chosen) => ways(state, me).filter(({ card }) => !chosen.includes(card)),
  each(turn, { side }, choice) {
    if (choice.type === 'choose' && choice.zone) shift(turn, choice.card, side, choice.zone)
  },
}
