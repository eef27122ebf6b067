import type { AbilityRule } from './rule.ts'
import { enemies, isApex, killing } from './verbs.ts'

/** Kills one enemy Apex in the zone; lost if there is none or it is countered. */
export const antiApex: AbilityRule = killing(
  (state, me, chosen) => (chosen.length > 0 ? [] : enemies(state, me).filter(card => isApex(state, card))),
  () => 1,
)
