import { useId } from 'react'
import { useTable } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { answer, isArmed, pick } from './answer.ts'
import type { MoveEntry, MoveKind, OpenKind } from './arrange.ts'
import { later } from './later.tsx'
import { useTalk } from './talk.tsx'

const NumberField = later(async () => (await import('./NumberField.tsx')).NumberField)

/** What a thing that a move names is called: a piece, a place, or somebody at the table. */
export function useNameOf(): (thing: string) => string {
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

interface OpenButtonProps {
  readonly name: string
  readonly count: number
  readonly number: number
  readonly open: () => void
}

/** Behind it are moves. */
function OpenButton({ name, count, number, open }: OpenButtonProps) {
  const { words } = useTalk()
  return (
    <button type="button" className="button move quiet" onClick={open}>
      {number <= 9 && (
        <span className="move-number" aria-hidden="true">
          {number}
        </span>
      )}
      <span>{words.moves.open(name, count)}</span>
    </button>
  )
}

/** A heading makes sense of what does not say by itself what it is about, and of a long list. */
const needsHeading = ({ entries, fields }: MoveKind): boolean =>
  entries.length > 2 || fields.length > 0 || entries.some(({ type }) => type === 'thing')

interface KindProps {
  readonly kind: MoveKind
  /** Several seats of one person decide: it is said whose moves these are. */
  readonly several: boolean
  /** The number of the first entry. */
  readonly first: number
  readonly say: (field: string, value: number) => void
  readonly open: (kind: OpenKind) => void
}

/** Moves of one type: the numbers that they are asked for with, then a button each. */
export function KindList({ kind, several, first, say, open }: KindProps) {
  const { speech, words } = useTalk()
  const nameOf = useNameOf()
  const id = useId()
  const { entries, fields, type } = kind
  const [only] = entries
  const named = needsHeading(kind) ? (speech.kind?.(type) ?? null) : null
  const heading = several ? words.moves.as(speech.seat(kind.seat), named) : named
  return (
    <div className="move-kind">
      {heading !== null && <h3 id={id}>{heading}</h3>}
      {fields.map(asked => (
        <NumberField
          key={asked.field}
          asked={asked}
          label={speech.number?.(type, asked.field) ?? words.moves.number}
          say={value => say(asked.field, value)}
          enter={() => only && entries.length === 1 && press(only, open)}
        />
      ))}
      <ul className="move-list" data-many={entries.length > 6} aria-labelledby={heading === null ? undefined : id}>
        {entries.map((entry, i) => (
          <li key={keyOf(entry)}>
            {entry.type === 'choice' ? (
              <MoveButton choice={entry.choice} number={first + i} />
            ) : (
              <OpenButton
                name={entry.type === 'thing' ? nameOf(entry.thing) : (speech.kind?.(entry.kind) ?? '')}
                count={entry.count}
                number={first + i}
                open={() => press(entry, open)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function keyOf(entry: MoveEntry): string {
  if (entry.type === 'thing') return entry.thing
  if (entry.type === 'kind') return `${entry.seat} ${entry.kind}`
  return `${entry.choice.seat} ${entry.choice.offer} ${entry.choice.index}`
}

export function press(entry: MoveEntry, open: (kind: OpenKind) => void): void {
  if (entry.type === 'choice') answer(entry.choice)
  else if (entry.type === 'thing') pick(entry.thing)
  else open({ seat: entry.seat, type: entry.kind })
}
