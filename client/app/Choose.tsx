import { type ReactNode, useId } from 'react'

interface Choosing<T> {
  readonly legend: string
  readonly values: readonly T[]
  readonly value: T
  readonly hint?: string
  readonly say: (value: T) => ReactNode
  readonly choose: (value: T) => void
}

/** One of a few, as radio buttons. */
export function Choose<const T extends string | number | boolean>({
  legend,
  values,
  value,
  hint,
  say,
  choose,
}: Choosing<T>) {
  const name = useId()
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{legend}</legend>
      <div className="choices">
        {values.map(each => (
          <label key={String(each)}>
            <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
            {say(each)}
          </label>
        ))}
      </div>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
