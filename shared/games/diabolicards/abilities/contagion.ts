import { hold } from '../rules/holds.ts'
import type { AbilityRule } from './rule.ts'
import { among, others } from './verbs.ts'

/** One other own card of the zone stands at 0 while she lives there; where there is none, she herself until she leaves. */
export const contagion: AbilityRule = {
  objects: (state, me, chosen) => (chosen.length > 0 ? [] : among(others(state, me), chosen)),
  need: () => 1,
  use: (turn, me, [ill = me.card]) => hold(turn, me.card, ill, 0),
}
