import { type DuelAnswer, mostOf, scoreOf } from '../../../../shared/games/diabolicards/daily.ts'
import type { Solved } from '../../puzzle.ts'

export { Dueling as Puzzle } from './Dueling.tsx'

/** Power as a row of five: how much of the best play it was. */
export function solve(told: unknown, made: unknown): Solved {
  const [answer, play] = [told as DuelAnswer, made as number]
  const score = scoreOf(answer, play)
  const full = Math.floor(score / 20)
  return {
    score,
    signs: answer.worth[play] === mostOf(answer) ? '💥' : `${'🟪'.repeat(full)}${'⬛'.repeat(5 - full)}`,
  }
}
