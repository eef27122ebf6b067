import { ruleOf } from '../cards/index.ts'
import type { Question } from '../state.ts'
import { hitsBy, strike } from './fight.ts'
import type { DiabolikTurn } from './turn.ts'
import { throwDie } from './wounds.ts'

/** D-20: the answer to a `reroll`. */
export function settleRoll(turn: DiabolikTurn, question: Question & { type: 'reroll' }, again: boolean): void {
  const { state } = turn
  const { who, target, by } = question
  let { die } = question
  if (again) {
    state.abilities.push(who)
    die = throwDie(turn)
    turn.emit({ type: 'rerolled', who, die, hits: target ? hitsBy(state, who, die) : 0 })
  }
  if (target) strike(turn, who, target, hitsBy(state, who, die))
  else if (by !== '') ruleOf(by).rolled?.(turn, who, die)
}
