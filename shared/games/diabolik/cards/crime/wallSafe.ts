import { addEffect } from '../../rules/effects.ts'
import type { CrimeRule } from './rule.ts'

const PICKS = 2

/** D-7, D-21: next to the Hideout until so many picks there have been free of Danger. */
export const wallSafe: CrimeRule = {
  type: 'plan',
  copies: 1,
  targets: () => [{}],
  stays: () => 'hideout',
  play: (turn, _who, _target, card) =>
    addEffect(turn, { type: 'freePick', of: 'criminals', until: 'used', value: PICKS, card }),
}
