import { type KeyboardEvent, useId, useState } from 'react'
import type { NumberAsked } from './arrange.ts'
import { nearest, stepped } from './numbers.ts'
import { useTalk } from './talk.tsx'

interface NumberFieldProps {
  readonly asked: NumberAsked
  readonly label: string
  readonly say: (value: number) => void
  /** The number stands, and Enter was pressed. */
  readonly enter: () => void
}

/** A number out of those that are offered: written, or reached step by step. */
export function NumberField({ asked: { values, value }, label, say, enter }: NumberFieldProps) {
  const { words } = useTalk()
  const id = useId()
  /** As it is being written, which need not be a number that is offered. */
  const [draft, setDraft] = useState<string | null>(null)
  const [low, high] = [values[0] ?? value, values.at(-1) ?? value]
  const isOff = draft !== null && Number(draft) !== value
  const go = (to: number): void => {
    setDraft(null)
    say(to)
  }
  const write = (text: string): void => {
    setDraft(text)
    if (text.trim() !== '' && Number.isFinite(Number(text))) say(nearest(values, Number(text)))
  }
  const press = (event: KeyboardEvent): void => {
    const to = stepped(values, value, event.key)
    // Arrows to the sides go through what is written, not through the list of moves.
    event.stopPropagation()
    if (to !== null) go(to)
    else if (event.key === 'Enter' && isOff) setDraft(null)
    else if (event.key === 'Enter') enter()
    else return
    event.preventDefault()
  }
  const step = (key: string, sign: string, name: string) => (
    <button
      type="button"
      className="button quiet"
      aria-label={name}
      // Not disabled: it would lose the focus.
      aria-disabled={stepped(values, value, key) === value}
      onClick={() => go(stepped(values, value, key) ?? value)}
    >
      {sign}
    </button>
  )
  return (
    <div className="number">
      <label htmlFor={id}>{label}</label>
      {step('ArrowDown', '−', words.moves.less(label))}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={low}
        max={high}
        value={draft ?? value}
        aria-describedby={`${id}-range`}
        aria-invalid={isOff || undefined}
        onChange={event => write(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={() => setDraft(null)}
        onKeyDown={press}
      />
      {step('ArrowUp', '+', words.moves.more(label))}
      <span className="hint" id={`${id}-range`}>
        {words.moves.between(low, high)}
      </span>
    </div>
  )
}
