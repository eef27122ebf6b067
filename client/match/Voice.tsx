import { useEffect, useRef, useState } from 'react'
import type { Line, NoteBody } from '../../shared/wire/protocol.ts'
import { sound } from '../kit/sound/index.ts'
import { guest } from '../session/api.ts'
import { useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { isSpoken, isWritten, sentencesOf } from './chronicle.ts'
import { Dialog } from './Dialog.tsx'
import { useScribe, useTalk } from './talk.tsx'

const authorOf = ({ heard }: Line): string | null =>
  heard.type === 'note' ? (heard.note.body as NoteBody).by.id : null

/** Says what happens to screen readers as it happens; what lay before this page was opened is left to the log. */
export function Voice() {
  const scribe = useScribe()
  const lines = useTable(state => state.lines)
  const recap = useTable(state => state.recap)
  const veiled = useTable(isVeiled)
  const said = useRef(lines.at(-1)?.n ?? -1)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!scribe) return
    const from = said.current
    // What is hidden for a while is not news when it comes back.
    said.current = Math.max(from, lines.at(-1)?.n ?? -1)
    // The past has come anew, after a lost connection: the recap tells of it.
    if (recap.length > 0) return
    const places = new Set(scribe.speech.places(scribe.view))
    const told = lines
      .filter(({ n }) => n > from)
      .map(line => ({ sentences: sentencesOf(line, scribe, places), own: authorOf(line) === guest()?.id }))
    const news = told.flatMap(({ sentences }) => sentences.filter(isSpoken).map(({ text }) => text))
    if (news.length > 0) setNews(news.join(' '))
    if (told.some(({ sentences, own }) => !own && sentences.some(({ kind }) => kind === 'said'))) sound('message')
  }, [lines, scribe, recap])
  useEffect(() => {
    if (veiled) setNews('')
  }, [veiled])
  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  )
}

/** Told when somebody comes back: the last of what was missed. */
const TOLD = 10

export function Recap() {
  const { words } = useTalk()
  const scribe = useScribe()
  const recap = useTable(state => state.recap)
  if (!scribe || recap.length === 0) return null
  const places = new Set(scribe.speech.places(scribe.view))
  const sentences = recap.flatMap(line => sentencesOf(line, scribe, places)).filter(isWritten)
  if (!sentences.some(({ kind }) => kind === 'event')) return null
  const before = Math.max(0, sentences.length - TOLD)
  return (
    <Dialog title={words.log.recap} className="recap" onClose={() => useTable.setState({ recap: [] })}>
      {before > 0 && <p className="hint">{words.log.recapMore(before)}</p>}
      <ol>
        {sentences.slice(-TOLD).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      <button type="submit" className="button bright">
        {words.log.recapRead}
      </button>
    </Dialog>
  )
}
