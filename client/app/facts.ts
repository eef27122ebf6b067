import type { Company } from '../../shared/wire/protocol.ts'
import type { Grammar } from '../../shared/words/grammar.ts'
import type { OptionChoice } from '../../shared/words/speech.ts'
import { type Chosen, isAsked, picksOf } from './choosing.ts'

export interface Fact {
  readonly key: string
  readonly legend: string
  readonly said: string
}

/** What was chosen about a table, in the game's words; `none` for what is left open. Its cast sits there to be seen. */
export const factsOf = (
  choices: readonly OptionChoice[],
  options: Company['options'],
  none: string,
  { list }: Grammar,
): Fact[] => {
  const chosen = (options ?? {}) as Chosen
  return choices
    .filter(choice => choice.exactly === undefined && isAsked(choice, chosen))
    .map(choice => {
      const picks = choice.many === undefined ? [chosen[choice.key]] : picksOf(choice, chosen)
      const labels = choice.values.filter(({ value }) => picks.includes(value)).map(({ label }) => label)
      return { key: choice.key, legend: choice.legend, said: list(labels) || none }
    })
}
