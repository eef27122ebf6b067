import { fallInLove, hold } from '../rules/holds.ts'
import { abilityOf, atHome, regulars, type StandingCard, standing } from '../rules/table.ts'
import { about } from '../rules/turn.ts'
import { type State, ZONES } from '../state.ts'
import type { AbilityRule } from './rule.ts'
import { among } from './verbs.ts'

/** Own cards, in whichever zone, whose ability is gone and would work there. */
export const exhausted = (state: State, { card: me, side }: Pick<StandingCard, 'card' | 'side'>) =>
  ZONES.flatMap(zone => regulars(state, side, zone)).filter(card => {
    const other = standing(state, card)
    return card !== me && state.spent.includes(card) && other && atHome(state, other)
  })

/** One of them gets its ability back and uses it at once; Sol stands at 0 while that card lives where it stands. */
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
