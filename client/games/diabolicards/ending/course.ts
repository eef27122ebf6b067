import { facts } from '../../../../shared/games/diabolicards/facts.ts'
import { diabolicards } from '../../../../shared/games/diabolicards/index.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import type { Diabolicards } from '../../../../shared/games/diabolicards/types.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { stepsOf } from '../../steps.ts'
import { type PlayedTurn, turnsOf } from './turns.ts'

export interface Course {
  readonly turns: readonly PlayedTurn[]
  /** How it stood in the end, as everybody sees it. */
  readonly view: DiabolicardsView
}

export function courseOf(log: Log<Diabolicards>): Course {
  const { first, steps } = stepsOf(diabolicards, log)
  const last = steps.at(-1)?.after ?? first
  const told = steps.map(({ before, after, events }) => ({ before: facts(before), after: facts(after), events }))
  return { turns: turnsOf(told), view: diabolicards.view(last, 'public') }
}
