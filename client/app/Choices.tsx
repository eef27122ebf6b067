import type { Choice } from '../../shared/words/speech.ts'
import { useWords } from '../i18n/index.ts'
import { Choose } from './Choose.tsx'

export type Chosen = Readonly<Record<string, unknown>>

/** Is this asked at all, given what has been chosen so far? */
const isAsked = ({ when }: Choice, chosen: Chosen): boolean => !when || chosen[when.key] === when.value

const picksOf = ({ key }: Choice, chosen: Chosen): readonly unknown[] => {
  const value = chosen[key]
  return Array.isArray(value) ? value : []
}

/** Some, but not enough: neither a choice nor none. */
export const isHalf = (choices: readonly Choice[], chosen: Chosen): boolean =>
  choices.some(choice => {
    const { length } = picksOf(choice, chosen)
    return choice.many !== undefined && isAsked(choice, chosen) && length > 0 && length < choice.many
  })

interface Choosing {
  readonly choices: readonly Choice[]
  readonly chosen: Chosen
  readonly choose: (key: string, value: unknown) => void
}

/** What a game lets one choose about a table, with its usual choices made. */
export function Choices({ choices, chosen, choose }: Choosing) {
  return choices
    .filter(choice => isAsked(choice, chosen))
    .map(choice =>
      choice.many === undefined ? (
        <One key={choice.key} choice={choice} chosen={chosen} choose={choose} />
      ) : (
        <Many key={choice.key} choice={choice} chosen={chosen} choose={choose} />
      ),
    )
}

type Each = Omit<Choosing, 'choices'> & { readonly choice: Choice }

function One({ choice: { key, legend, hint, values }, chosen, choose }: Each) {
  const now = values.find(({ value }) => value === chosen[key])
  return (
    <Choose
      legend={legend}
      values={values.map(({ value }) => value)}
      value={now?.value ?? ''}
      say={each => values.find(({ value }) => value === each)?.label}
      hint={now?.hint ?? hint}
      choose={value => choose(key, value)}
    />
  )
}

function Many({ choice, chosen, choose }: Each) {
  const { create } = useWords().lobby
  const { key, legend, values, many = 0 } = choice
  const picks = picksOf(choice, chosen)
  const toggle = (value: unknown): void =>
    choose(key, picks.includes(value) ? picks.filter(each => each !== value) : [...picks, value])
  return (
    <fieldset aria-describedby={`${key}-hint`}>
      <legend>{legend}</legend>
      <div className="choices">
        {values.map(({ value, label, hint }) => (
          <label key={String(value)} title={hint}>
            <input
              type="checkbox"
              checked={picks.includes(value)}
              disabled={picks.length >= many && !picks.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="hint" id={`${key}-hint`} role="status">
        {create.many(picks.length, many)}
      </p>
    </fieldset>
  )
}
