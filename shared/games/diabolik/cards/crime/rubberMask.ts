import { isHidden } from '../../rules/questions.ts'
import type { CrimeRule } from './rule.ts'

/** D-7: lies next to the card that one stands on, for all to see; the Investigate itself heeds it. */
export const rubberMask: CrimeRule = {
  type: 'gadget',
  copies: 3,
  mask: true,
  targets: (state, who) => (isHidden(state, who) ? [{}] : []),
  stays: (state, who) => state.fugitives[who].card ?? state.hideout,
  play: () => {},
}
