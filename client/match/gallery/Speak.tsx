import type { FormEvent } from 'react'
import { LONGEST_SAID, REACTIONS } from '../../../shared/wire/protocol.ts'
import type { GalleryWords } from '../../i18n/gallery.ts'
import { murmur, react } from '../../session/room.ts'
import { useTable } from '../../session/table.ts'
import { useTalk } from '../talk.tsx'
import { ReactionSign } from './signs.tsx'

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
