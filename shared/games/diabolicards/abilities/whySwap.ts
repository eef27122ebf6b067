import { swap } from '../rules/mat.ts'
import { isStuck, regulars } from '../rules/table.ts'
import type { AbilityRule } from './rule.ts'
import { among, enemies } from './verbs.ts'

/** One own and one enemy card of the zone change places; herself will do. */
export const whySwap: AbilityRule = {
  lost: (state, me) => (isStuck(state, me.zone) ? 'stuck' : enemies(state, me).length === 0 ? 'noTarget' : null),
  objects(state, me, chosen) {
    if (chosen.length === 0) return among(regulars(state, me.side, me.zone), [])
    return chosen.length === 1 ? among(enemies(state, me), []) : []
  },
  need: () => 1,
  use(turn, _, [own, enemy]) {
    if (own !== undefined && enemy !== undefined) swap(turn, own, enemy)
  },
}
