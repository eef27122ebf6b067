import { type FormEvent, useEffect, useRef } from 'react'
import { type Line, LONGEST_SAID, type NoteBody } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { isRecord } from '../session/kept.ts'
import { say } from '../session/room.ts'
import { isSilenced, useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'

const bodyOf = ({ heard }: Line): NoteBody | null => {
  const body = heard.type === 'note' ? heard.note.body : null
  return isRecord(body) && isRecord(body.by) ? (body as unknown as NoteBody) : null
}

/** What people say while they wait. */
export function Talk() {
  const { lobby, table } = useWords()
  const lines = useTable(state => state.lines)
  const silenced = useSettings()
  const draft = useTable(state => state.draft)
  const list = useRef<HTMLUListElement>(null)
  const said = lines.flatMap(line => {
    const body = bodyOf(line)
    if (body?.type !== 'said' || isSilenced(silenced, body.by.id)) return []
    return [{ n: line.n, text: table.log.said(body.by.name, body.text) }]
  })
  const newest = said.at(-1)?.n
  useEffect(() => {
    if (newest !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [newest])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    say()
  }
  return (
    <section className="panel stack talk" aria-labelledby="talk">
      <h2 id="talk">{lobby.room.chat}</h2>
      <ul ref={list} aria-live="polite">
        {said.map(({ n, text }) => (
          <li key={n}>{text}</li>
        ))}
      </ul>
      <form className="code" onSubmit={send}>
        <label className="visually-hidden" htmlFor="say">
          {table.chat.label}
        </label>
        <input
          id="say"
          type="text"
          value={draft}
          maxLength={LONGEST_SAID}
          autoComplete="off"
          placeholder={table.chat.label}
          onChange={({ target }) => useTable.setState({ draft: target.value })}
        />
        <button type="submit" className="button small">
          {table.chat.send}
        </button>
      </form>
    </section>
  )
}
