import { useEffect, useRef } from 'react'
import type { Line, NoteBody } from '../../shared/wire/protocol.ts'
import { sound } from '../kit/sound/index.ts'
import { guest } from '../session/api.ts'
import { useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { isSpoken, sentencesOf } from './chronicle.ts'
import { useScribe } from './talk.tsx'

const authorOf = ({ heard }: Line): string | null =>
  heard.type === 'note' ? (heard.note.body as NoteBody).by.id : null

/**
 * Says what happens to screen readers as it happens; what lay before this page was opened is left to the log. What is said
 * is no state: an effect's update waits until the page has time, and where moves come without a pause there is one at the
 * end of each, which React takes for an endless loop after fifty.
 */
export function Voice() {
  const scribe = useScribe()
  const lines = useTable(state => state.lines)
  const recap = useTable(state => state.recap)
  const veiled = useTable(isVeiled)
  const said = useRef(lines.at(-1)?.n ?? -1)
  const voice = useRef<HTMLParagraphElement>(null)
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
    if (news.length > 0 && voice.current) voice.current.textContent = scribe.grammar.sentences(news)
    if (told.some(({ sentences, own }) => !own && sentences.some(({ kind }) => kind === 'said'))) sound('message')
  }, [lines, scribe, recap])
  useEffect(() => {
    if (veiled && voice.current) voice.current.textContent = ''
  }, [veiled])
  return <p ref={voice} className="visually-hidden" aria-live="polite" />
}
