import { Suspense, useEffect, useRef, useState } from 'react'
import type { Casebook as Page } from '../../../shared/wire/protocol.ts'
import { LOCALES } from '../../../shared/words/index.ts'
import { useCasebookWords } from '../../i18n/casebookWords.ts'
import { useLanguage } from '../../i18n/index.ts'
import { keep, kept } from '../../session/kept.ts'
import { openCasebook } from '../../session/room.ts'
import { useTable } from '../../session/table.ts'
import { NO_MARKS, useLayers } from '../../stage/layers.ts'
import { Suit } from '../hunt/Suit.tsx'
import { isFree } from '../keys.ts'
import { useTalk } from '../talk.tsx'
import { type Entry, entriesOf, marksIn } from './pages.ts'
import '../hunt/hunt.css'
import './casebook.css'

const KEY = 'tavolo-nero.casebook'

/** Whether it lies open: this device remembers. */
function useOpen(): [open: boolean, turn: () => void] {
  const [open, setOpen] = useState(() => kept(KEY) === true)
  const turn = (): void => {
    keep(KEY, !open)
    setOpen(!open)
  }
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyB' || event.repeat || event.shiftKey || !isFree(event)) return
      event.preventDefault()
      keep(KEY, !open)
      setOpen(!open)
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [open])
  return [open, turn]
}

/** Milliseconds in which several moves may come: it is asked for once. */
const BREATH = 120

/** As far as the match is shown here: what comes later is not told yet. Null: it has not come. */
function usePage(open: boolean): Page | null {
  const seq = useTable(({ moment }) => moment?.seq ?? -1)
  const page = useTable(state => state.casebook)
  const last = useRef<Page | null>(null)
  const has = page?.seq ?? -1
  useEffect(() => {
    if (!open || has >= seq) return
    const timer = setTimeout(openCasebook, BREATH)
    return () => clearTimeout(timer)
  }, [open, seq, has])
  if (page && page.seq <= seq) last.current = page
  return open ? last.current : null
}

/** One person's places: the likeliest at once, all of them when it is opened. */
function Places({ entry: { who, places }, suit }: { entry: Entry; suit: number }) {
  const words = useCasebookWords()
  const { speech, grammar } = useTalk()
  const format = new Intl.NumberFormat(LOCALES[useLanguage()], { style: 'percent' })
  const [likeliest] = places
  if (!words || !likeliest) return null
  const say = (chance: number): string => (chance < 10 ? words.hardly : format.format(chance / 1000))
  return (
    <details className="known-of casebook-of">
      <summary className="known-head">
        <Suit of={suit} />
        <span>
          {speech.seat(who)}
          <small>{words.places(places.length)}</small>
        </span>
        <strong>{grammar.noted(speech.place(likeliest[0]), say(likeliest[1]))}</strong>
      </summary>
      <ol>
        {places.map(([at, chance]) => (
          <li key={at}>
            <i aria-hidden="true" style={{ width: `${chance / 10}%` }} />
            <span>{speech.place(at)}</span> <span>{say(chance)}</span>
          </li>
        ))}
      </ol>
      <p className="hint">{words.about}</p>
    </details>
  )
}

function Open() {
  const words = useCasebookWords()
  const [open, turn] = useOpen()
  const page = usePage(open)
  const entries = page && entriesOf(page)
  useEffect(() => {
    useLayers.setState({ known: page ? marksIn(entriesOf(page)) : NO_MARKS })
    return () => useLayers.setState({ known: NO_MARKS })
  }, [page])
  if (!words) return null
  return (
    <section className="known casebook" aria-label={words.title}>
      <button type="button" className="button small" aria-pressed={open} aria-keyshortcuts="B" onClick={turn}>
        {words.title} <kbd>B</kbd>
      </button>
      {open && (
        <div role="status">
          {!entries && <p className="hint">{words.busy}</p>}
          {entries?.length === 0 && <p className="hint">{words.nobody}</p>}
        </div>
      )}
      {entries?.map((entry, suit) => (
        <Places key={entry.who} entry={entry} suit={suit} />
      ))}
    </section>
  )
}

/** How likely everybody who is hidden is to be where: over the table, and in words. */
export function Casebook() {
  return (
    <Suspense fallback={null}>
      <Open />
    </Suspense>
  )
}
