import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { takeBack } from '../session/room.ts'
import { names, useChoices, useTable } from '../session/table.ts'
import { widen } from './answer.ts'
import { arrange, grouped, type Numbers, type OpenKind } from './arrange.ts'
import { Hints } from './Hints.tsx'
import { KindList, press, useNameOf } from './Kinds.tsx'
import { isFree } from './keys.ts'
import { useTalk } from './talk.tsx'
import { walk } from './walk.ts'

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
  const [opened, setOpened] = useState<{ of: typeof choices; kind: OpenKind } | null>(null)
  const openKind = opened?.of === choices ? opened.kind : null
  const open = (kind: OpenKind): void => setOpened({ of: choices, kind })
  const kinds = useMemo(() => {
    const narrowed = choices.filter(choice => names(choice, picked))
    const isNamed = (type: string): boolean => (speech.kind?.(type) ?? null) !== null
    return grouped(arrange(choices, picked, numbers), narrowed, openKind, isNamed)
  }, [choices, picked, numbers, openKind, speech])
  const entries = useMemo(() => kinds.flatMap(kind => kind.entries), [kinds])
  const isGrouped = entries.some(({ type }) => type === 'kind')
  const isLeft = ({ seat, move }: (typeof choices)[number]): boolean =>
    openKind === null || (seat === openKind.seat && move.type === openKind.type)
  const left = choices.filter(choice => names(choice, picked) && isLeft(choice)).length
  const all = (): void => {
    widen()
    setOpened(null)
  }
  const nameOf = useNameOf()
  const narrowed = [...(openKind ? [speech.kind?.(openKind.type) ?? ''] : []), ...picked.map(nameOf)]
  const box = useRef<HTMLElement>(null)
  const list = useMemo(() => ({ choices, picked, openKind }), [choices, picked, openKind])
  // Another list is read from its beginning.
  useEffect(() => {
    if (list.choices.length > 0) box.current?.parentElement?.scrollTo(0, 0)
  }, [list])

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
      if (entry) press(entry, kind => setOpened({ of: choices, kind }))
      else if (event.key === 'Escape') {
        widen()
        setOpened(null)
      } else if (event.key === 'ArrowDown' && document.activeElement === heading.current)
        box.current?.querySelector<HTMLElement>('.move')?.focus()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [entries, choices, heading])

  if (choices.length === 0 && undo === null) return null
  let number = 0
  return (
    <section ref={box} className="moves" aria-label={words.moves.label} onKeyDown={event => walk(event, '.move')}>
      {choices.length > 0 && moment && <p className="question">{speech.ask(moment.view)}</p>}
      {narrowed.length > 0 && choices.length > 0 && (
        <p className="narrowed" role="status">
          <span>{words.moves.narrowed(narrowed.join(' + '), left)}</span>
          <button type="button" className="button quiet small" onClick={all}>
            {words.moves.all}
          </button>
        </p>
      )}
      <div className="move-kinds" data-grouped={isGrouped}>
        {kinds.map(kind => {
          const first = number + 1
          number += kind.entries.length
          return (
            <KindList
              key={`${kind.seat} ${kind.type}`}
              kind={kind}
              several={kinds.some(({ seat }) => seat !== kind.seat)}
              first={first}
              open={open}
              say={(field, value) => setSaid({ of: choices, numbers: { ...numbers, [field]: value } })}
            />
          )
        })}
      </div>
      <div className="row">
        {undo !== null && (
          <button type="button" className="button quiet small" onClick={() => takeBack(undo)}>
            {words.moves.takeBack}
          </button>
        )}
        {choices.length > 0 && <Hints key={moment?.seq} />}
      </div>
      {choices.length > 0 && <p className="visually-hidden">{words.moves.keys}</p>}
    </section>
  )
}
