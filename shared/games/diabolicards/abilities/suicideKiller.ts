import type { AbilityRule } from './rule.ts'
import { FOUR, killing, upToFour } from './verbs.ts'

/** Kills as many own cards of the zone as there are, at most four (C-34). */
export const suicideKiller: AbilityRule = killing(
  (state, me, chosen) => upToFour(state, me, chosen, 'own'),
  chosen => FOUR - chosen.length,
)
