import type { AbilityRule } from './rule.ts'

/** While she lives no ability moves any card into, out of or within her zone: see `isStuck`. */
export const whyStick: AbilityRule = { passive: true }
