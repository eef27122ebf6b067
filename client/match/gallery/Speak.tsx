import { type FormEvent, useState } from 'react'
import { LONGEST_SAID, REACTIONS } from '../../../shared/wire/protocol.ts'
import type { GalleryWords } from '../../i18n/gallery.ts'
import { rename, troubleOf } from '../../session/api.ts'
import { lookThrough, murmur, react } from '../../session/room.ts'
import { useTable } from '../../session/table.ts'
import { useTalk } from '../talk.tsx'
import { ReactionSign } from './signs.tsx'

const LONGEST_NAME = 20

/** Whoever wants to be heard has a name; then they come in anew, under it. */
export function Introduce({ words }: { words: GalleryWords }) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    try {
      await rename(name.trim())
      const { eyes, seats } = useTable.getState()
      lookThrough(eyes, seats)
    } catch (error) {
      useTable.setState({ refused: troubleOf(error) })
    }
    setBusy(false)
  }
  return (
    <form className="chat-form" onSubmit={join}>
      <input
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        aria-label={words.name}
        placeholder={words.name}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button small" disabled={busy || name.trim() === ''}>
        {words.join}
      </button>
    </form>
  )
}

function Reactions({ words }: { words: GalleryWords }) {
  const live = useTable(({ connection }) => connection === 'live')
  return (
    <ul className="reactions" aria-label={words.react}>
      {REACTIONS.map(each => (
        <li key={each}>
          <button
            type="button"
            className="reaction"
            aria-label={words.reactions[each]}
            title={words.reactions[each]}
            disabled={!live}
            onClick={() => react(each)}
          >
            <ReactionSign of={each} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** With one click, or in words. */
export function Speak({ words }: { words: GalleryWords }) {
  const { words: table } = useTalk()
  const draft = useTable(state => state.draft)
  const live = useTable(({ connection }) => connection === 'live')
  const apart = useTable(({ eyes, company }) => eyes !== 'public' && company?.phase !== 'over')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    murmur()
  }
  return (
    <>
      <Reactions words={words} />
      {apart && <p className="hint">{words.openHint}</p>}
      <form className="chat-form" onSubmit={send}>
        <input
          type="text"
          value={draft}
          maxLength={LONGEST_SAID}
          aria-label={words.write}
          placeholder={words.write}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => useTable.setState({ draft: target.value })}
        />
        <button type="submit" className="button small" disabled={!live}>
          {table.chat.send}
        </button>
      </form>
    </>
  )
}
