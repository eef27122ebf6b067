import { addEffect } from '../../rules/effects.ts'
import { policeAt } from '../../rules/questions.ts'
import { tell } from '../../rules/turn.ts'
import { around } from './around.ts'
import type { CrimeRule } from './rule.ts'

const LOST = -2

/** All Police at one Location: an Officer sleeps through the next turn, a Detective wakes late in it (D-11). */
export const sleepingGas: CrimeRule = {
  type: 'gadget',
  copies: 2,
  targets: (state, who) =>
    around(state, who)
      .filter(at => policeAt(state, at).length > 0)
      .map(at => ({ at })),
  play(turn, _, { at }) {
    if (at === undefined) return
    const sleepers = policeAt(turn.state, at)
    for (const of of sleepers) addEffect(turn, { type: 'actions', of, until: 'round', value: LOST })
    tell(turn, 'detectives', 'asleep', sleepers.length)
  },
}
