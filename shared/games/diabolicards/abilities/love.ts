import type { AbilityRule } from './rule.ts'

/** Stands at 8 while the partner lives in the same zone, on either side: see `holds.ts`, where lovers meet. */
export const love: AbilityRule = { passive: true }
