import { layTrap } from '../../rules/traps.ts'
import { around } from './around.ts'
import type { CrimeRule } from './rule.ts'

/** D-3: everybody sees that one is laid, Criminals where. A second one in the same place would be wasted. */
export const trap: CrimeRule = {
  type: 'plan',
  copies: 2,
  targets: (state, who) =>
    around(state, who)
      .filter(at => !state.traps.includes(at))
      .map(at => ({ at })),
  play(turn, who, { at }) {
    if (at !== undefined) layTrap(turn, who, at)
  },
}
