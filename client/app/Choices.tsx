import type { OptionChoice } from '../../shared/words/speech.ts'
import { useWords } from '../i18n/index.ts'
import { Choose } from './Choose.tsx'
import { type Chosen, isAsked, picksOf, ticked } from './choosing.ts'

interface Choosing {
  readonly choices: readonly OptionChoice[]
  readonly chosen: Chosen
  readonly choose: (key: string, value: unknown) => void
}

/** What a game lets one choose about a table, with its usual choices made. */
export function Choices({ choices, chosen, choose }: Choosing) {
  return choices
    .filter(choice => isAsked(choice, chosen))
    .map(choice =>
      choice.many === undefined && choice.exactly === undefined ? (
        <One key={choice.key} choice={choice} chosen={chosen} choose={choose} />
      ) : (
        <Many key={choice.key} choice={choice} chosen={chosen} choose={choose} />
      ),
    )
}

type Each = Omit<Choosing, 'choices'> & { readonly choice: OptionChoice }

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
  const { key, legend, hint, values, many } = choice
  const picks = picksOf(choice, chosen)
  return (
    <fieldset aria-describedby={`${key}-hint`}>
      <legend>{legend}</legend>
      <div className="choices">
        {values.map(({ value, label, hint }) => (
          <label key={String(value)} title={hint}>
            <input
              type="checkbox"
              checked={picks.includes(value)}
              disabled={many !== undefined && picks.length >= many && !picks.includes(value)}
              onChange={() => choose(key, ticked(choice, chosen, value))}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="hint" id={`${key}-hint`} role="status">
        {many === undefined ? hint : create.many(picks.length, many)}
      </p>
    </fieldset>
  )
}
