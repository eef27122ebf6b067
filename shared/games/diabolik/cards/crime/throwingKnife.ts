import { hit } from '../../rules/wounds.ts'
import { around, policeIn } from './around.ts'
import type { CrimeRule } from './rule.ts'

/** D-57: "hit" is no Fight action. D-37: whoever throws it stays hidden, but everybody sees where the victim was. */
export const throwingKnife: CrimeRule = {
  type: 'gadget',
  copies: 2,
  targets: (state, who) => policeIn(state, around(state, who)).map(victim => ({ who: victim })),
  play(turn, _, { who: victim }) {
    if (victim !== undefined) hit(turn, victim, 1)
  },
}
