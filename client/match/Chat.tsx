import { type FormEvent, useState } from 'react'
import { LONGEST_SAID } from '../../shared/wire/protocol.ts'
import { phrase, say } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { useEscape } from './escape.ts'
import { useMates } from './mates.ts'
import { SignButton } from './Sign.tsx'
import { useTalk } from './talk.tsx'

/** To everybody in their own language; to partners what the game has for them, as it is said here. */
function usePhrases(toSide: boolean): { readonly text: string; readonly say: () => void }[] {
  const { speech, words } = useTalk()
  const signals = toSide ? (speech.signals?.() ?? []) : []
  if (signals.length > 0) return signals.map(text => ({ text, say: () => say('side', text) }))
  const phrases = { ...speech.phrases?.(), ...words.chat.phrase }
  return Object.entries(phrases).map(([each, text]) => ({ text, say: () => phrase(each) }))
}

export function Chat() {
  const { words } = useTalk()
  const draft = useTable(state => state.draft)
  const [open, setOpen] = useState(false)
  const mates = useMates()
  const [aside, setAside] = useState(false)
  const live = useTable(({ connection }) => connection === 'live')
  const toSide = mates && aside
  const veiled = useTable(isVeiled)
  // What is being written to the own side is for no other eyes.
  const hushed = veiled && toSide
  const phrases = usePhrases(toSide)
  const to = words.chat.to[toSide ? 'side' : 'all']
  useEscape(open && !hushed, () => setOpen(false))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    say(toSide ? 'side' : 'all')
  }
  return (
    <section className="chat" aria-label={words.chat.label} data-aside={toSide}>
      {open && !hushed && (
        <ul className="phrases" id="phrases">
          {phrases.map(each => (
            <li key={each.text}>
              <button
                type="button"
                className="button small"
                disabled={!live}
                onClick={() => {
                  each.say()
                  setOpen(false)
                }}
              >
                {each.text}
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
      <form className="chat-form" onSubmit={send} hidden={hushed}>
        <SignButton
          label={words.chat.phrases}
          aria-expanded={open}
          aria-controls="phrases"
          onClick={() => setOpen(!open)}
        >
          “…”
        </SignButton>
        <input
          type="text"
          value={draft}
          maxLength={LONGEST_SAID}
          aria-label={to}
          placeholder={to}
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
