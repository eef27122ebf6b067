import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Line, NoteBody } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import type { LobbyWords } from '../i18n/lobby.ts'
import { say } from '../net/room.ts'
import { isRecord } from '../state/kept.ts'
import { isSilenced, useSettings } from '../state/settings.ts'
import { useTable } from '../state/table.ts'

const LONGEST = 200

const bodyOf = ({ heard }: Line): NoteBody | null => {
  const body = heard.type === 'note' ? heard.note.body : null
  return isRecord(body) && isRecord(body.by) ? (body as unknown as NoteBody) : null
}

function textOf(body: NoteBody, room: LobbyWords['room']): string | null {
  if (body.type === 'said') return room.said(body.by.name, body.text)
  return null
}

/** What people say while they wait. */
export function Talk() {
  const { room } = useWords().lobby
  const lines = useTable(state => state.lines)
  const silenced = useSettings()
  const [text, setText] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const said = lines.flatMap(line => {
    const body = bodyOf(line)
    const text = body && !isSilenced(silenced, body.by.id) ? textOf(body, room) : null
    return text === null ? [] : [{ n: line.n, text }]
  })
  const newest = said.at(-1)?.n
  useEffect(() => {
    if (newest !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [newest])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    say(text.trim())
    setText('')
  }
  return (
    <section className="panel stack talk" aria-labelledby="talk">
      <h2 id="talk">{room.chat}</h2>
      <ul ref={list} aria-live="polite">
        {said.map(({ n, text }) => (
          <li key={n}>{text}</li>
        ))}
      </ul>
      <form className="code" onSubmit={send}>
        <label className="visually-hidden" htmlFor="say">
          {room.say}
        </label>
        <input
          id="say"
          type="text"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          placeholder={room.say}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button small">
          {room.send}
        </button>
      </form>
    </section>
  )
}
