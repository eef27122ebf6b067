import { shift } from '../rules/mat.ts'
import { freeSlot, isStuck } from '../rules/table.ts'
import type { AbilityRule } from './rule.ts'
import { among, enemies } from './verbs.ts'

/** Takes an enemy card of the zone into a free slot of the own part of it (C-45). */
export const influence: AbilityRule = {
  lost(state, me) {
    if (isStuck(state, me.zone)) return 'stuck'
    if (enemies(state, me).length === 0) return 'noTarget'
    return freeSlot(state, me.side, me.zone, 'regular') < 0 ? 'noRoom' : null
  },
  objects: (state, me, chosen) => (chosen.length > 0 ? [] : among(enemies(state, me), chosen)),
  need: () => 1,
  use(turn, { side, zone }, chosen) {
    for (const card of chosen) shift(turn, card, side, zone)
  },
}
