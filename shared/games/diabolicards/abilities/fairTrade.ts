import type { AbilityRule } from './rule.ts'
import { among, enemies, kill, mortal, others } from './verbs.ts'

/** Kills one enemy in the zone and one other own card there; where there is none, himself. */
export const fairTrade: AbilityRule = {
  lost: (state, me) => (mortal(state, enemies(state, me)).length === 0 ? 'noTarget' : null),
  objects(state, me, chosen) {
    if (chosen.length === 0) return among(mortal(state, enemies(state, me)), [])
    return chosen.length === 1 ? among(mortal(state, others(state, me)), []) : []
  },
  need: () => 1,
  use: (turn, me, chosen) => kill(turn, me, chosen.length === 1 ? [...chosen, me.card] : chosen),
}
