import type { AbilityRule } from './rule.ts'
import { killing, upToFour } from './verbs.ts'

/** Kills up to four enemies and up to four own cards in the zone. */
export const ultimateSacrifice: AbilityRule = killing((state, me, chosen) => [
  ...upToFour(state, me, chosen, 'enemy'),
  ...upToFour(state, me, chosen, 'own'),
])
