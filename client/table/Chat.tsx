import { type FormEvent, useState } from 'react'
import { LONGEST_SAID, PHRASES } from '../../shared/wire/protocol.ts'
import { phrase, say } from '../net/room.ts'
import { useTable } from '../state/table.ts'
import { useMates } from './mates.ts'
import { useTalk } from './talk.tsx'

export function Chat() {
  const { words } = useTalk()
  const draft = useTable(state => state.draft)
  const [open, setOpen] = useState(false)
  const mates = useMates()
  const [aside, setAside] = useState(false)
  const live = useTable(({ connection }) => connection === 'live')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    say(mates && aside ? 'side' : 'all')
  }
  return (
    <section className="chat" aria-label={words.chat.label}>
      {open && (
        <ul className="phrases" id="phrases">
          {PHRASES.map(each => (
            <li key={each}>
              <button
                type="button"
                className="button small"
                disabled={!live}
                onClick={() => {
                  phrase(each)
                  setOpen(false)
                }}
              >
                {words.chat.phrase[each]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {mates && (
        <label className="switch">
          <input type="checkbox" checked={aside} onChange={({ target }) => setAside(target.checked)} />
          {words.chat.toSide}
        </label>
      )}
      <form className="chat-form" onSubmit={send}>
        <button
          type="button"
          className="button quiet small"
          aria-label={words.chat.phrases}
          title={words.chat.phrases}
          aria-expanded={open}
          aria-controls="phrases"
          onClick={() => setOpen(!open)}
        >
          “…”
        </button>
        <input
          type="text"
          value={draft}
          maxLength={LONGEST_SAID}
          aria-label={words.chat.label}
          placeholder={words.chat.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => useTable.setState({ draft: target.value })}
        />
        <button type="submit" className="button small" disabled={!live}>
          {words.chat.send}
        </button>
      </form>
    </section>
  )
}
