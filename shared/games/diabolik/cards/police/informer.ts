import { isCriminal, isHidden, whereIs } from '../../rules/questions.ts'
import { tell } from '../../rules/turn.ts'
import { CRIMINALS } from '../../state.ts'
import type { CardRule } from '../rule.ts'
import { stepsFrom } from './questions.ts'

const STEPS_TO = { diabolik: 'stepsToDiabolik', eva: 'stepsToEva' } as const

/** How far one of them is, not where. */
export const informer: CardRule = {
  type: 'event',
  copies: 2,
  targets: state => CRIMINALS.filter(who => isHidden(state, who)).map(who => ({ who })),
  play(turn, by, { who }) {
    if (!(who && isCriminal(who))) return
    tell(turn, 'criminals', STEPS_TO[who], stepsFrom(turn.state, by, whereIs(turn.state, who)))
  },
}
