import { useState } from 'react'
import type { Line, NoteBody } from '../../shared/wire/protocol.ts'
import { guest } from '../session/api.ts'
import { useTable } from '../session/table.ts'
import { isWritten, sentencesOf } from './chronicle.ts'
import { useScribe, useTalk } from './talk.tsx'

const isWord = ({ heard }: Line): boolean => {
  const body = heard.type === 'note' ? (heard.note.body as NoteBody) : null
  return (body?.type === 'said' || body?.type === 'phrase') && body.by.id !== guest()?.id
}

/** What others have said since the log was last open; nobody is told of whom they have muted. */
export function useUnread(isOpen: boolean): readonly Line[] {
  const scribe = useScribe()
  const lines = useTable(state => state.lines)
  const last = lines.at(-1)?.n ?? -1
  const [read, setRead] = useState(last)
  // Not in an effect: see Voice.tsx.
  if (isOpen && read !== last) setRead(last)
  if (isOpen || !scribe) return []
  return lines.filter(line => line.n > read && isWord(line) && sentencesOf(line, scribe, new Set()).length > 0)
}

/** The newest line of the log, for where the rest of it is out of sight: what was said and not read goes first. */
export function Latest({ unread }: { unread: readonly Line[] }) {
  const { words } = useTalk()
  const scribe = useScribe()
  const lines = useTable(state => state.lines)
  if (!scribe) return null
  const told = (line: Line) => sentencesOf(line, scribe, new Set()).filter(isWritten).at(-1)
  const word = unread.at(-1)
  // Most lines have something to tell: the search is short.
  const line = word ?? lines.findLast(each => told(each) !== undefined)
  const newest = line && told(line)
  // Screen readers have heard it.
  return (
    <p className={`latest ${newest?.kind ?? ''}`} data-unread={word !== undefined} aria-hidden="true">
      {newest?.text ?? words.log.empty}
    </p>
  )
}
