import { moveDanger } from '../../rules/danger.ts'
import { discardCard } from '../../rules/hands.ts'
import { distinct, faceOf, handOf, isHidden, LATE } from '../../rules/questions.ts'
import { CRIMINALS } from '../../state.ts'
import type { CrimeRule } from './rule.ts'

/** Dear on purpose: Danger is what the Detectives win by (D-1). D-90: late in the game it no longer falls. */
export const scapegoat: CrimeRule = {
  type: 'plan',
  copies: 3,
  targets(state, who) {
    const believed = state.danger > 0 && state.round < LATE && CRIMINALS.every(each => isHidden(state, each))
    if (!believed) return []
    return distinct(state, handOf(state, who))
      .filter(card => faceOf(state, card) !== 'scapegoat')
      .map(pick => ({ pick }))
  },
  play(turn, who, { pick }) {
    if (pick === undefined) return
    discardCard(turn, who, pick)
    moveDanger(turn, -1, 'card')
  },
}
