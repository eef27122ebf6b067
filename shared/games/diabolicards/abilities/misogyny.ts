import { hold } from '../rules/holds.ts'
import { dataOf, type StandingCard } from '../rules/table.ts'
import type { State } from '../state.ts'
import type { AbilityRule } from './rule.ts'
import { among, enemies, FOUR } from './verbs.ts'

const women = (state: State, me: StandingCard) =>
  enemies(state, me).filter(card => dataOf(state, card).gender === 'female')

/** Up to four enemy females in the zone stand at 0 while both remain. */
export const misogyny: AbilityRule = {
  lost: (state, me) => (women(state, me).length === 0 ? 'noTarget' : null),
  objects: (state, me, chosen) => (chosen.length < FOUR ? among(women(state, me), chosen) : []),
  use(turn, me, chosen) {
    for (const card of chosen) hold(turn, me.card, card, 0)
  },
}
