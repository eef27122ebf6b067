import { KEEPERS, keep } from '../rules/holds.ts'
import { dataOf, regulars, type StandingCard, standing } from '../rules/table.ts'
import type { Side } from '../state.ts'
import type { AbilityRule } from './rule.ts'
import { among, countOn, FOUR } from './verbs.ts'

/** Up to four a side stand at 8 or 0 while the source lives; who comes later fills up (C-44). */
export function keeping(ability: keyof typeof KEEPERS, sides: (me: StandingCard) => readonly Side[]): AbilityRule {
  const { kind, power } = KEEPERS[ability]
  return {
    begin({ state }, me) {
      const most = (side: Side) => (sides(me).includes(side) ? FOUR : 0)
      state.choices[me.card] = { left: { dawn: most('dawn'), dusk: most('dusk') }, met: [] }
    },
    objects: (state, me, chosen) =>
      sides(me).flatMap(side => {
        if (countOn(state, chosen, side) >= FOUR) return []
        const fit = regulars(state, side, me.zone).filter(card => dataOf(state, card).kind === kind)
        return among(fit, chosen)
      }),
    use(turn, me, chosen) {
      for (const card of chosen) {
        const target = standing(turn.state, card)
        if (target) keep(turn, me.card, target, power)
      }
    },
  }
}
