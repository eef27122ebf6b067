import { found, itemHelp, searchAt } from './rules/questions.ts'
import type { Move, Skill, State, Suspect } from './state.ts'

/** What a search promises: skill and number, what the suspect brings, and the chance to find anything, in sixths. */
export interface Odds {
  readonly skill: Skill
  readonly need: number
  readonly plus: number
  readonly sixths: number
}

const DIE = [1, 2, 3, 4, 5, 6] as const

/** The odds of searching where a move leads, before it is made. From what lies open on the table. */
export function preview(state: State, seat: Suspect, move: Move): Odds | null {
  const tile = move.type === 'walk' ? move.to : state.people[seat].at
  if (move.type !== 'walk' && move.type !== 'search' && move.type !== 'useItem') return null
  const search = searchAt(state, seat, tile)
  if (!search) return null
  const { skill, need, plus } = search
  if (move.type !== 'useItem') return { skill, need, plus, sixths: sixths(plus, need) }
  const die = state.decision.type === 'rolled' ? state.decision.die : 0
  const help = itemHelp(state, seat, tile, die)
  if (help?.type !== 'bonus') return { skill, need, plus, sixths: sixths(plus, need) }
  return { skill, need, plus: plus + help.plus, sixths: found(die + plus + help.plus, need) > 0 ? 6 : 0 }
}

const sixths = (plus: number, need: number): number => DIE.filter(die => found(die + plus, need) > 0).length
