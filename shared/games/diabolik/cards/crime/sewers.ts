import { isHidden, neighbours, whereIs } from '../../rules/questions.ts'
import { sneakTo, stepTo } from '../../rules/shadows.ts'
import type { CrimeRule } from './rule.ts'

/** "Move 1 Location" (D-57, D-64), but noticed by nobody: the card wins over D-81. */
export const sewers: CrimeRule = {
  type: 'movement',
  copies: 4,
  targets: (state, who) => neighbours(state, whereIs(state, who)).map(({ to }) => ({ to })),
  play(turn, who, { to }) {
    if (to === undefined) return
    if (isHidden(turn.state, who)) sneakTo(turn, who, to, [])
    else stepTo(turn, who, to)
  },
}
