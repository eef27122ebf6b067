import { fallInLove, hold } from '../rules/holds.ts'
import { abilityOf, atHome, type StandingCard, standing } from '../rules/table.ts'
import { about } from '../rules/turn.ts'
import type { State } from '../state.ts'
import type { AbilityRule } from './rule.ts'
import { among, others } from './verbs.ts'

/** Own cards of the zone whose ability is gone and would work here. */
const exhausted = (state: State, me: StandingCard) =>
  others(state, me).filter(card => {
    const other = standing(state, card)
    return state.spent.includes(card) && other && atHome(state, other)
  })

/** One of them gets its ability back and uses it at once; Sol stands at 0 while that card lives in the zone. */
export const solForSoul: AbilityRule = {
  lost: (state, me) => (exhausted(state, me).length === 0 ? 'noTarget' : null),
  objects: (state, me, chosen) => (chosen.length > 0 ? [] : among(exhausted(state, me), chosen)),
  need: () => 1,
  use(turn, me, chosen) {
    const { state } = turn
    for (const card of chosen) {
      const other = standing(state, card)
      const ability = other && abilityOf(state, other)
      if (!ability) continue
      state.spent = state.spent.filter(each => each !== card)
      turn.emit({ type: 'restored', ability, ...about(state, card) })
      hold(turn, card, me.card, 0)
    }
    fallInLove(turn)
  },
  next: ([card]) => card,
}
