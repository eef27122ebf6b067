import { shift } from '../rules/mat.ts'
import { freeSlot, isStuck } from '../rules/table.ts'
import { about } from '../rules/turn.ts'
import { ZONES } from '../state.ts'
import type { AbilityRule } from './rule.ts'

/** The first time it would die, it moves to another own zone with a free slot instead (C-36). */
export const runaway: AbilityRule = {
  passive: true,
  save: {
    ways(state, me) {
      if (isStuck(state, me.zone)) return []
      return ZONES.filter(
        zone => zone !== me.zone && !isStuck(state, zone) && freeSlot(state, me.side, zone, 'regular') >= 0,
      )
    },
    away(turn, { card, side }, zone) {
      if (zone === null) return
      const { state } = turn
      state.spent.push(card)
      shift(turn, card, side, zone, ({ at }) => turn.emit({ type: 'ranAway', zone, at, ...about(state, card) }))
    },
  },
}
