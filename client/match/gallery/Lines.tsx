import { memo, useCallback, useEffect, useRef, useState } from 'react'
import type { GalleryLine, Person } from '../../../shared/wire/protocol.ts'
import type { GalleryWords } from '../../i18n/gallery.ts'
import { unsay } from '../../session/room.ts'
import { later } from '../later.tsx'
import { useTalk } from '../talk.tsx'
import { walk } from '../walk.ts'

const PersonDialog = later(async () => (await import('../PersonDialog.tsx')).PersonDialog)

/** More are not read, and would be in the way. */
const SHOWN = 200

/** `key`: which it was of all that were said. */
export interface Spoken {
  readonly key: number
  readonly line: GalleryLine
}

/** Tab comes to the last button alone; arrows go on from there. */
const Remark = memo(function Remark(props: {
  line: GalleryLine
  last: boolean
  words: GalleryWords
  about: ((person: Person) => void) | null
  takeBack: ((line: GalleryLine) => void) | null
}) {
  const { line, last, words, about, takeBack } = props
  const { words: table } = useTalk()
  const { by, text, open } = line
  return (
    <li className="line said">
      {about ? (
        <button
          type="button"
          className="gallery-name"
          tabIndex={last ? 0 : -1}
          title={table.people.more(by.name)}
          onClick={() => about(by)}
        >
          {by.name}
        </button>
      ) : (
        <strong>{by.name}</strong>
      )}
      {open && <span className="gallery-open"> ({words.open})</span>}
      {table.log.said('', text)}
      {takeBack && (
        <button
          type="button"
          className="gallery-unsay"
          tabIndex={last ? 0 : -1}
          aria-label={words.unsay}
          title={words.unsay}
          onClick={() => takeBack(line)}
        />
      )}
    </li>
  )
})

interface LinesProps {
  readonly lines: readonly Spoken[]
  readonly open: boolean
  readonly me: string | null
  readonly watching: boolean
  readonly words: GalleryWords
}

/** What was said, the newest at the bottom and in sight. */
export function Lines({ lines, open, me, watching, words }: LinesProps) {
  const [about, setAbout] = useState<Person | null>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const behind = useRef(false)
  // Whoever has scrolled back to read is left there.
  useEffect(() => {
    if (open && lines.length > 0 && !behind.current) scroll.current?.scrollTo({ top: scroll.current.scrollHeight })
  }, [lines, open])
  const last = lines.findLast(({ line }) => watching || line.by.id !== me)?.key
  const takeBack = useCallback((line: GalleryLine) => {
    unsay(line)
    // Its button goes with it.
    scroll.current?.focus()
  }, [])
  return (
    <div
      ref={scroll}
      className="log-lines gallery-lines"
      // What must be scrolled is within the keyboard's reach.
      tabIndex={last === undefined ? 0 : -1}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        behind.current = scrollHeight - scrollTop - clientHeight > 60
      }}
    >
      {lines.length === 0 ? (
        <p className="line">{words.empty}</p>
      ) : (
        <ol onKeyDown={event => walk(event, 'button')}>
          {lines.slice(-SHOWN).map(({ key, line }) => (
            <Remark
              key={key}
              line={line}
              last={key === last}
              words={words}
              about={line.by.id === me ? null : setAbout}
              takeBack={watching && line.by.id === me ? takeBack : null}
            />
          ))}
        </ol>
      )}
      {about && <PersonDialog chair={null} person={about} onClose={() => setAbout(null)} />}
    </div>
  )
}
