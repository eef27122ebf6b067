import type { AbilityRule } from './rule.ts'

/** Cannot die, until all four are on the mat: see `isUnkillable`, and `follow` in `kills.ts`. */
export const whySplit: AbilityRule = { passive: true }
