import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { takeBack } from '../session/room.ts'
import { names, useChoices, useTable } from '../session/table.ts'
import { widen } from './answer.ts'
import { arrange, type Numbers } from './arrange.ts'
import { ownDeciders } from './deciding.ts'
import { KindList, press, useNameOf } from './Kinds.tsx'
import { isFree } from './keys.ts'
import { useTalk } from './talk.tsx'
import { walk } from './walk.ts'

function WhyNot() {
  const { speech, words } = useTalk()
  const moment = useTable(state => state.moment)
  const [seat] = ownDeciders({ moment })
  const [open, setOpen] = useState(false)
  if (!moment || seat === undefined) return null
  const reasons = speech.reasons(moment.view, seat)
  if (reasons.length === 0) return null
  return (
    <div className="why">
      <button type="button" className="button quiet small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.moves.whyNot}
      </button>
      {open && (
        <ul role="status">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const NO_NUMBERS: Numbers = {}

/** The question, and all that may be answered, as real buttons. */
export function Moves({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { speech, words } = useTalk()
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const moment = useTable(state => state.moment)
  const undo = useTable(({ moment, queue, sending }) => (queue.length > 0 || sending ? null : (moment?.undo ?? null)))
  const [said, setSaid] = useState<{ of: typeof choices; numbers: Numbers }>({ of: choices, numbers: {} })
  // What was said of other choices means nothing for these.
  const numbers = said.of === choices ? said.numbers : NO_NUMBERS
  const kinds = useMemo(() => arrange(choices, picked, numbers), [choices, picked, numbers])
  const entries = useMemo(() => kinds.flatMap(kind => kind.entries), [kinds])
  const left = choices.filter(choice => names(choice, picked)).length
  const nameOf = useNameOf()
  const box = useRef<HTMLElement>(null)

  // What was focused may be gone with the old choices: then the focus goes to the headline, never into nothing.
  useEffect(() => {
    const at = document.activeElement
    if ((at === null || at === document.body) && !document.querySelector('dialog[open]'))
      heading.current?.focus({ preventScroll: true })
  })

  useEffect(() => {
    const typed = (event: globalThis.KeyboardEvent): void => {
      if (!isFree(event) || useTable.getState().marking) return
      const entry = /^[1-9]$/.test(event.key) && !event.repeat ? entries[Number(event.key) - 1] : undefined
      if (entry) press(entry)
      else if (event.key === 'Escape') widen()
      else if (event.key === 'ArrowDown' && document.activeElement === heading.current)
        box.current?.querySelector<HTMLElement>('.move')?.focus()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [entries, heading])

  if (choices.length === 0 && undo === null) return null
  let number = 0
  return (
    <section ref={box} className="moves" aria-label={words.moves.label} onKeyDown={event => walk(event, '.move')}>
      {choices.length > 0 && moment && <p className="question">{speech.ask(moment.view)}</p>}
      {picked.length > 0 && choices.length > 0 && (
        <p className="narrowed" role="status">
          <span>{words.moves.narrowed(picked.map(nameOf).join(' + '), left)}</span>
          <button type="button" className="button quiet small" onClick={widen}>
            {words.moves.all}
          </button>
        </p>
      )}
      {kinds.map(kind => {
        const first = number + 1
        number += kind.entries.length
        return (
          <KindList
            key={`${kind.seat} ${kind.type}`}
            kind={kind}
            several={kinds.some(({ seat }) => seat !== kind.seat)}
            first={first}
            say={(field, value) => setSaid({ of: choices, numbers: { ...numbers, [field]: value } })}
          />
        )
      })}
      <div className="row">
        {undo !== null && (
          <button type="button" className="button quiet small" onClick={() => takeBack(undo)}>
            {words.moves.takeBack}
          </button>
        )}
        {choices.length > 0 && <WhyNot key={moment?.seq} />}
      </div>
      {choices.length > 0 && <p className="visually-hidden">{words.moves.keys}</p>}
    </section>
  )
}
