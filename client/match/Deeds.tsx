import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { useTable } from '../session/table.ts'
import { deedsOf } from './deeds.ts'
import { isFree } from './keys.ts'
import { useScribe, useTalk } from './talk.tsx'
import './deeds.css'

const KEYS: Readonly<Record<string, number>> = { ',': -1, '.': 1 }
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** What the others did, a turn at a time, the latest first in sight: whatever was played too fast can be gone back to. */
export function Deeds({ mine }: { mine: boolean }) {
  const { speech, words } = useTalk()
  const scribe = useScribe()
  const lines = useTable(state => state.lines)
  const seats = useTable(state => state.seats)
  const deeds = useMemo(() => (scribe ? deedsOf(lines, scribe, seats) : []), [lines, scribe, seats])
  /** Null: whatever is the latest. */
  const [key, setKey] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const found = deeds.findIndex(deed => deed.key === key)
  const at = found < 0 ? deeds.length - 1 : found
  const deed = deeds[at]

  const go = (by: number): void => {
    const to = Math.min(deeds.length - 1, Math.max(0, at + by))
    setKey(to === deeds.length - 1 ? null : (deeds[to]?.key ?? null))
  }
  useEffect(() => {
    const typed = (event: globalThis.KeyboardEvent): void => {
      const by = KEYS[event.key]
      if (by === undefined || !isFree(event)) return
      event.preventDefault()
      go(by)
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  })
  const walked = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key]
    if (by === undefined) return
    event.preventDefault()
    go(by)
  }

  if (!deed) return null
  const isLast = at === deeds.length - 1
  // While one decides it is a single line: of whose turn it was, the name.
  return (
    <section className="deeds" data-mine={mine} aria-label={words.deeds.label} onKeyDown={walked}>
      <button
        type="button"
        aria-label={words.deeds.earlier}
        title={words.deeds.earlier}
        aria-keyshortcuts=","
        aria-disabled={at === 0}
        onClick={() => go(-1)}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <button type="button" className="deed" aria-expanded={open} onClick={() => setOpen(!open)}>
        <b>{(open || !mine ? deed.opening : null) ?? speech.seat(deed.seat)}</b>
        {!isLast && <small>{words.deeds.ago(deeds.length - 1 - at)}</small>}
        <span className="deed-text">{deed.text}</span>
      </button>
      <button
        type="button"
        aria-label={words.deeds.later}
        title={words.deeds.later}
        aria-keyshortcuts="."
        aria-disabled={isLast}
        onClick={() => go(1)}
      >
        <span aria-hidden="true">›</span>
      </button>
    </section>
  )
}
