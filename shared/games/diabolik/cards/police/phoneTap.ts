import { isHidden, whereIs } from '../../rules/questions.ts'
import { tell } from '../../rules/turn.ts'
import { CRIMINALS } from '../../state.ts'
import type { CardRule } from '../rule.ts'
import { stepsFrom } from './questions.ts'

const RANGE = 2

/** How many are near, not who. */
export const phoneTap: CardRule = {
  type: 'resource',
  copies: 2,
  targets: state => (CRIMINALS.some(criminal => isHidden(state, criminal)) ? [{}] : []),
  play(turn, who) {
    const { state } = turn
    const near = CRIMINALS.filter(
      criminal => isHidden(state, criminal) && stepsFrom(state, who, whereIs(state, criminal)) <= RANGE,
    )
    tell(turn, 'criminals', 'nearby', near.length)
  },
}
