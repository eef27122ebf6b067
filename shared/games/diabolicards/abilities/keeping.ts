import { KEEPERS, type Keeping, keep } from '../rules/holds.ts'
import { dataOf, otherSide, regulars, type StandingCard, standing } from '../rules/table.ts'
import type { Choices, Side, State } from '../state.ts'
import type { AbilityRule } from './rule.ts'
import { among, countOn, FOUR } from './verbs.ts'

/** Up to four a side stand at 8 or 0 while the source lives; who comes later fills up (C-44). */
export function keeping(ability: Keeping): AbilityRule {
  const { kind, power, enemies } = KEEPERS[ability]
  const sides = ({ side }: StandingCard): readonly Side[] => (enemies ? [otherSide(side), side] : [side])
  const fitting = (state: State, { zone }: StandingCard, side: Side) =>
    regulars(state, side, zone).filter(card => dataOf(state, card).kind === kind)
  return {
    begin({ state }, me) {
      const left: Choices['left'] = {}
      for (const side of sides(me)) left[side] = FOUR
      state.choices[me.card] = { left, met: [] }
    },
    objects: (state, me, chosen) =>
      sides(me).flatMap(side => (countOn(state, chosen, side) >= FOUR ? [] : among(fitting(state, me, side), chosen))),
    use(turn, me, chosen) {
      const { state } = turn
      for (const card of chosen) {
        const target = standing(state, card)
        if (target) keep(turn, me.card, target, power)
      }
      const spared = sides(me).flatMap(side => fitting(state, me, side).filter(card => !chosen.includes(card)))
      state.choices[me.card]?.met.push(...spared)
    },
  }
}
