import type { AbilityRule } from './rule.ts'

/** Its player takes another usual turn after this one. */
export const turntable: AbilityRule = {
  use({ state }) {
    state.extra = true
  },
}
