import { ruleOf } from '../cards/index.ts'
import type { Question } from '../state.ts'
import { hitsOf } from './questions.ts'
import type { DiabolikTurn } from './turn.ts'
import { hit, throwDie } from './wounds.ts'

/** D-20: the answer to a `reroll`. */
export function settleRoll(turn: DiabolikTurn, question: Question & { type: 'reroll' }, again: boolean): void {
  const { state } = turn
  const { who, target, by } = question
  let { die } = question
  if (again) {
    state.abilities.push(who)
    die = throwDie(turn)
    turn.emit({ type: 'rerolled', who, die, hits: target ? hitsOf('detectives', die) : 0 })
  }
  if (target) hit(turn, target, hitsOf('detectives', die))
  else if (by !== '') ruleOf(by).rolled?.(turn, who, die)
}
