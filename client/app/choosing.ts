import type { OptionChoice } from '../../shared/words/speech.ts'

/* What somebody chooses about a table before it is opened. */

export type Chosen = Readonly<Record<string, unknown>>

/** Is this asked at all, given what has been chosen so far? */
export const isAsked = ({ when }: OptionChoice, chosen: Chosen): boolean => !when || chosen[when.key] === when.value

export const picksOf = ({ key }: OptionChoice, chosen: Chosen): readonly unknown[] => {
  const value = chosen[key]
  return Array.isArray(value) ? value : []
}

/** Some, but not enough: neither a choice nor none. */
export const isHalf = (choices: readonly OptionChoice[], chosen: Chosen): boolean =>
  choices.some(choice => {
    const { length } = picksOf(choice, chosen)
    return choice.many !== undefined && isAsked(choice, chosen) && length > 0 && length < choice.many
  })

/** What is picked once this is ticked. Of exactly so many, whoever comes takes the place of the one who came first. */
export function ticked(choice: OptionChoice, chosen: Chosen, value: unknown): readonly unknown[] {
  const picks = picksOf(choice, chosen)
  if (choice.exactly === undefined)
    return picks.includes(value) ? picks.filter(each => each !== value) : [...picks, value]
  if (picks.includes(value)) return picks
  const stay = picks.slice(1)
  return choice.values.flatMap(each => (each.value === value || stay.includes(each.value) ? [each.value] : []))
}

const isOffered = (choice: OptionChoice, chosen: Chosen): boolean => {
  if (choice.exactly !== undefined) return picksOf(choice, chosen).length === choice.exactly
  return choice.many !== undefined || choice.values.some(({ value }) => value === chosen[choice.key])
}

/** What was chosen and can still be: with more chairs or fewer, other things are asked. */
export const fitting = (choices: readonly OptionChoice[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(([key]) => choices.some(choice => choice.key === key && isOffered(choice, chosen))),
  )
