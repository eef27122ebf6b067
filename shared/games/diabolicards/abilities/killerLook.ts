import type { AbilityRule } from './rule.ts'
import { killing, upToFour } from './verbs.ts'

/** Kills up to four enemies in the zone. */
export const killerLook: AbilityRule = killing((state, me, chosen) => upToFour(state, me, chosen, 'enemy'))
