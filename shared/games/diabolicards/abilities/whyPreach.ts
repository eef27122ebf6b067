import type { AbilityRule } from './rule.ts'

/** While he lives, the next card played into his zone loses its ability: see `listens`. */
export const whyPreach: AbilityRule = {
  use({ state }, { card, zone }) {
    state.sermons.push({ zone, by: card })
  },
}
