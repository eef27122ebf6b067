import { useId } from 'react'
import type { Question } from '../../../shared/kernel/game.ts'
import type { GuessWords } from '../../games/contract.ts'
import type { CrowdWords } from '../../i18n/crowd.ts'
import { useTable } from '../../session/table.ts'
import { useEscape } from '../escape.ts'
import { Sign, SignButton } from '../Sign.tsx'
import { useTalk } from '../talk.tsx'
import { Suit } from './Suit.tsx'

/** So few are all in sight; others are in a list, and can be pointed at. */
export const FEW = 4

interface FieldProps {
  readonly question: Question
  readonly about: string
  readonly suit: number | null
  readonly chosen: string
  readonly words: CrowdWords
  readonly own: GuessWords
  readonly choose: (about: string, choice: string) => void
}

function Few({ question, about, chosen, own, choose }: FieldProps) {
  const { speech } = useTalk()
  return (
    <fieldset className="hunt-few" disabled={!question.open}>
      <legend>{own.ask(about, speech)}</legend>
      {question.choices.map(choice => (
        <label key={choice} data-on={choice === chosen}>
          <input
            type="radio"
            className="visually-hidden"
            name={`guess ${about}`}
            checked={choice === chosen}
            onChange={() => choose(about, choice)}
          />
          {own.choice(choice, speech)}
        </label>
      ))}
    </fieldset>
  )
}

function Many(props: FieldProps) {
  const { question, about, suit, chosen, words, own, choose } = props
  const { speech, grammar } = useTalk()
  const staged = useTable(state => state.staged)
  const pointing = useTable(({ marking }) => marking?.kind === about)
  const id = useId()
  const stop = (): void => useTable.setState({ marking: null })
  useEscape(pointing, stop)
  const point = (): void => {
    const take = (place: string): void => {
      choose(about, place)
      stop()
    }
    useTable.setState({ marking: { kind: about, secret: false, places: question.choices, take } })
  }
  const choices = question.choices
    .map(choice => ({ choice, name: own.choice(choice, speech) }))
    .sort((a, b) => grammar.compare(a.name, b.name))
  const ask = own.ask(about, speech)
  return (
    <div className="hunt-many">
      <label htmlFor={id}>
        {suit !== null && <Suit of={suit} />} {ask}
      </label>
      <select id={id} value={chosen} disabled={!question.open} onChange={({ target }) => choose(about, target.value)}>
        <option value="" disabled>
          {words.none}
        </option>
        {choices.map(({ choice, name }) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
      {staged && question.open && (
        <SignButton label={words.point(ask)} aria-pressed={pointing} onClick={pointing ? stop : point}>
          <Sign>
            <path d="M12 2v6M12 16v6M2 12h6M16 12h6" />
            <circle cx="12" cy="12" r="6" />
          </Sign>
        </SignButton>
      )}
      {pointing && (
        <p className="hint" role="status">
          {words.pointing}
        </p>
      )}
    </div>
  )
}

/** One thing that is asked about: which of the choices? */
export const Field = (props: FieldProps) =>
  props.question.choices.length <= FEW ? <Few {...props} /> : <Many {...props} />
