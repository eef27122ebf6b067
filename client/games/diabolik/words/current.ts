import type { Scenario } from '../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { spoken } from '../../../kit/table/prepare.ts'
import { useTable } from '../../../session/table.ts'

const { theWords: both, speak } = spoken<Readonly<Record<Scenario, Words>>>()

export { speak }

export const scenarioNow = (): Scenario =>
  useTable.getState().moment?.view.facts.scenario === 'escape' ? 'escape' : 'heists'

/** What everything is called in the scenario that is played. */
export const theWords = (): Words => both()[scenarioNow()]
