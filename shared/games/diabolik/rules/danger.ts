import { stow } from '../../../kernel/bag.ts'
import type { DangerReason } from '../events.ts'
import { CHARACTERS, type Ending, type Side } from '../state.ts'
import { handOf, LATE, maximumOf, sideOf } from './questions.ts'
import type { DiabolikTurn } from './turn.ts'

/** D-50, D-62, D-90. The first goal reached ends the game (D-85). */
export function moveDanger(turn: DiabolikTurn, by: number, why: DangerReason): void {
  const { state } = turn
  if (state.outcome || (by < 0 && state.round >= LATE)) return
  const to = Math.max(0, Math.min(maximumOf(state), state.danger + by))
  if (to === state.danger) return
  turn.emit({ type: 'dangerMoved', by: to - state.danger, to, why })
  state.danger = to
  if (to === maximumOf(state)) end(turn, 'detectives', 'danger')
}

export function end(turn: DiabolikTurn, side: Side, by: Ending): void {
  const { state } = turn
  if (state.outcome) return
  const winners = CHARACTERS.filter(who => sideOf(who) === side)
  state.outcome = { winners, by }
  // Nothing is left to answer; what lay there for it goes where it came from.
  for (const question of state.questions.splice(0)) {
    if (question.type === 'redraw') stow(turn, handOf(state, question.who), [question.card])
    if (question.type !== 'exchange') continue
    stow(turn, handOf(state, question.from), question.offered)
    stow(turn, handOf(state, question.to), question.back)
  }
  turn.emit({ type: 'ended', winners, by })
  turn.final()
}
