import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { takeBack } from '../session/room.ts'
import { useChoices, useTable } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { answer, isArmed, pick, widen } from './answer.ts'
import { arrange, type Entry, type Kind } from './arrange.ts'
import { ownDeciders } from './deciding.ts'
import { isFree } from './keys.ts'
import { useTalk } from './talk.tsx'
import { walk } from './walk.ts'

/** What a thing that a move names is called: a piece, a place, or somebody at the table. */
function useNameOf(): (thing: string) => string {
  const { speech } = useTalk()
  const view = useTable(({ moment }) => moment?.view)
  return thing => {
    const piece = view?.pieces[thing]
    return piece ? speech.piece(piece) : speech.place(thing)
  }
}

function MoveButton({ choice, number }: { choice: Choice; number: number }) {
  const { speech, words } = useTalk()
  const view = useTable(({ moment }) => moment?.view)
  const pointed = useTable(state => state.pointed === choice)
  const armed = useTable(state => isArmed(state.armed, choice))
  const point = (): void => useTable.setState({ pointed: choice })
  const unpoint = (): void => {
    if (useTable.getState().pointed === choice) useTable.setState({ pointed: null })
  }
  return (
    <button
      type="button"
      className="button move"
      data-pointed={pointed}
      data-armed={armed}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      onClick={() => answer(choice)}
      onFocus={point}
      onBlur={unpoint}
      onPointerEnter={point}
      onPointerLeave={unpoint}
    >
      {number <= 9 && (
        <span className="move-number" aria-hidden="true">
          {number}
        </span>
      )}
      <span>
        {view ? speech.move(choice.move, view, choice.preview) : ''}
        {armed && <em className="move-again">{words.moves.again}</em>}
      </span>
    </button>
  )
}

function ThingButton({ thing, count, number }: { thing: string; count: number; number: number }) {
  const { words } = useTalk()
  const nameOf = useNameOf()
  return (
    <button type="button" className="button move quiet" onClick={() => pick(thing)}>
      {number <= 9 && (
        <span className="move-number" aria-hidden="true">
          {number}
        </span>
      )}
      <span>{words.moves.open(nameOf(thing), count)}</span>
    </button>
  )
}

/** A heading makes sense of what does not say by itself what it is about, and of a long list. */
const needsHeading = ({ entries }: Kind): boolean => entries.length > 2 || entries.some(({ type }) => type === 'thing')

/** Moves of one type; the first has this number. */
function KindList({ kind, first }: { kind: Kind; first: number }) {
  const { speech } = useTalk()
  const id = useId()
  const { entries, type } = kind
  const heading = needsHeading(kind) ? (speech.kind?.(type) ?? null) : null
  return (
    <div className="move-kind">
      {heading !== null && <h3 id={id}>{heading}</h3>}
      <ul className="move-list" data-many={entries.length > 6} aria-labelledby={heading === null ? undefined : id}>
        {entries.map((entry, i) => (
          <li key={keyOf(entry)}>
            {entry.type === 'choice' ? (
              <MoveButton choice={entry.choice} number={first + i} />
            ) : (
              <ThingButton thing={entry.thing} count={entry.count} number={first + i} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Of moves, also those that are asked for thing by thing. */
const countOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.type === 'thing' ? entry.count : 1), 0)

const press = (entry: Entry): void => (entry.type === 'choice' ? answer(entry.choice) : pick(entry.thing))

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

/** The question, and all that may be answered, as real buttons. */
export function Moves({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { speech, words } = useTalk()
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const moment = useTable(state => state.moment)
  const undo = useTable(({ moment, queue, sending }) => (queue.length > 0 || sending ? null : (moment?.undo ?? null)))
  const kinds = useMemo(() => arrange(choices, picked), [choices, picked])
  const entries = useMemo(() => kinds.flatMap(kind => kind.entries), [kinds])
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
          <span>{words.moves.narrowed(picked.map(nameOf).join(' + '), countOf(entries))}</span>
          <button type="button" className="button quiet small" onClick={widen}>
            {words.moves.all}
          </button>
        </p>
      )}
      {kinds.map(kind => {
        const first = number + 1
        number += kind.entries.length
        return <KindList key={`${kind.seat} ${kind.type}`} kind={kind} first={first} />
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

const keyOf = (entry: Entry): string =>
  entry.type === 'thing' ? entry.thing : `${entry.choice.seat} ${entry.choice.offer} ${entry.choice.index}`
