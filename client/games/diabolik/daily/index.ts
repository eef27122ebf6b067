import { type HuntAnswer, scoreOf, type Verdict, verdictOf } from '../../../../shared/games/diabolik/daily.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Solved } from '../../puzzle.ts'

export { Hunting as Puzzle } from './Hunting.tsx'

const SIGNS: Readonly<Record<Verdict, string>> = { found: '🎯', best: '🟩', may: '🟨', never: '⬛' }

export function solve(told: unknown, made: unknown): Solved {
  const [answer, searched] = [told as HuntAnswer, made as readonly Location[]]
  return { score: scoreOf(answer, searched), signs: searched.map(at => SIGNS[verdictOf(answer, at)]).join('') }
}
