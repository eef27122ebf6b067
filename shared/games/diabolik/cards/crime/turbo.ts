import { addEffect } from '../../rules/effects.ts'
import { isHidden } from '../../rules/questions.ts'
import { takeJaguar } from '../../rules/shadows.ts'
import type { CrimeRule } from './rule.ts'

/** Comes with the car for whoever needs it now (D-35), and stays there for good: every driver has the use of it (D-7). */
export const turbo: CrimeRule = {
  type: 'movement',
  copies: 2,
  targets: () => [{}],
  stays: () => 'jaguar',
  play(turn, who, _target, card) {
    const { state } = turn
    addEffect(turn, { type: 'reach', of: 'jaguar', until: 'used', value: 1, card })
    if (state.jaguar === null && !isHidden(state, who)) takeJaguar(turn, who)
  },
}
