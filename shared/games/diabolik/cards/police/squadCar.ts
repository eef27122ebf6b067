import { whereIs } from '../../rules/questions.ts'
import { goDirectly } from '../../rules/shadows.ts'
import type { CardRule } from '../rule.ts'
import { within } from './questions.ts'

const REACH = 4

/** D-57: it is the Move, over roads of any kinds. */
export const squadCar: CardRule = {
  type: 'movement',
  copies: 3,
  isMove: true,
  targets(state, who) {
    const from = whereIs(state, who)
    return within(state, from, REACH)
      .filter(at => at !== from)
      .map(at => ({ at }))
  },
  play(turn, who, { at }) {
    if (at) goDirectly(turn, who, at)
  },
}
