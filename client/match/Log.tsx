import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTable } from '../session/table.ts'
import { type Chapter, chronicle, type Sentence } from './chronicle.ts'
import { useScribe, useTalk } from './talk.tsx'
import { walk } from './walk.ts'

/** Chapters shown at first, and with each look further back. */
const PAGE = 30

/** Also at what was looked at before. */
function look(thing: string): void {
  useTable.setState({ focus: null })
  requestAnimationFrame(() => useTable.setState({ focus: thing }))
}

/** Tab comes to the newest alone, or it would never get past a long night; arrows go on from there. */
const SentenceLine = memo(function SentenceLine({ sentence, newest }: { sentence: Sentence; newest: boolean }) {
  const { text, about, kind } = sentence
  if (about === null) return <p className={`line ${kind}`}>{text}</p>
  return (
    <button type="button" className={`line ${kind}`} tabIndex={newest ? 0 : -1} onClick={() => look(about)}>
      {text}
    </button>
  )
})

function ChapterLines({ chapter, newest }: { chapter: Chapter; newest: string | undefined }) {
  const { speech } = useTalk()
  const mine = useTable(({ seats }) => chapter.seat !== null && seats.includes(chapter.seat))
  return (
    <li className="chapter" data-mine={mine}>
      {chapter.seat !== null && (
        <h3>
          {chapter.opening ? (
            <SentenceLine sentence={chapter.opening} newest={chapter.opening.key === newest} />
          ) : (
            speech.seat(chapter.seat)
          )}
        </h3>
      )}
      {chapter.sentences.map(sentence => (
        <SentenceLine key={sentence.key} sentence={sentence} newest={sentence.key === newest} />
      ))}
    </li>
  )
}

/** Everything that has happened and been said, the newest at the bottom and in sight. */
export function Log({ open, unread, toggle }: { open: boolean; unread: number; toggle: () => void }) {
  const { words } = useTalk()
  const scribe = useScribe()
  const lines = useTable(state => state.lines)
  const chapters = useMemo(() => (scribe ? chronicle(lines, scribe) : []), [lines, scribe])
  const newest = chapters
    .flatMap(({ opening, sentences }) => (opening ? [opening, ...sentences] : sentences))
    .findLast(({ about }) => about !== null)?.key
  const [shown, setShown] = useState(PAGE)
  const [behind, setBehind] = useState(false)
  const scroll = useRef<HTMLDivElement>(null)
  const toEnd = (): void => {
    scroll.current?.scrollTo({ top: scroll.current.scrollHeight })
    setBehind(false)
  }

  // Whoever has scrolled back to read is left there.
  useEffect(() => {
    if (open && chapters.length > 0 && !behind) scroll.current?.scrollTo({ top: scroll.current.scrollHeight })
  }, [chapters, behind, open])

  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title" className="log-title">
        <button type="button" aria-expanded={open} aria-controls="log-lines" onClick={toggle}>
          <span aria-hidden="true">{open ? '▾' : '▸'}</span> {words.log.title}
          {unread > 0 && (
            <span className="log-unread">
              <span aria-hidden="true">{unread}</span>
              <span className="visually-hidden">{words.log.unread(unread)}</span>
            </span>
          )}
        </button>
      </h2>
      <div
        ref={scroll}
        id="log-lines"
        hidden={!open}
        className="log-lines"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setBehind(scrollHeight - scrollTop - clientHeight > 60)
        }
      >
        {chapters.length > shown && (
          <button type="button" className="button quiet small" onClick={() => setShown(shown + 4 * PAGE)}>
            {words.log.earlier}
          </button>
        )}
        {chapters.length === 0 ? (
          <p className="line">{words.log.empty}</p>
        ) : (
          <ol onKeyDown={event => walk(event, 'button.line')}>
            {chapters.slice(-shown).map(chapter => (
              <ChapterLines key={chapter.key} chapter={chapter} newest={newest} />
            ))}
          </ol>
        )}
      </div>
      {open && behind && (
        <button type="button" className="button bright small log-newest" onClick={toEnd}>
          {words.log.newest}
        </button>
      )}
    </section>
  )
}
