import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GalleryLine } from '../../../shared/wire/protocol.ts'
import { useGalleryWords } from '../../i18n/galleryWords.ts'
import { guest, ofMatch, troubleOf } from '../../session/api.ts'
import { isSilenced, useSettings } from '../../session/settings.ts'
import { useTable } from '../../session/table.ts'
import { Introduce } from '../Introduce.tsx'
import { useTalk } from '../talk.tsx'
import { Lines, type Spoken } from './Lines.tsx'
import { Speak } from './Speak.tsx'
import './gallery.css'

/** Milliseconds from one word to screen readers to the next: a crowd would never let them finish. */
const PAUSE = 5000

interface GalleryProps {
  readonly open: boolean
  readonly toggle: () => void
}

/** Watchers are told as it is said; whoever played asks when it is over, and again for what was said since. */
function useLines(): [lines: readonly GalleryLine[], ask: () => void] {
  const watching = useTable(state => state.watching)
  const match = useTable(state => state.watchKey)
  const live = useTable(state => state.gallery)
  const [past, setPast] = useState<readonly GalleryLine[]>([])
  const ask = useCallback(() => {
    if (watching) return
    ofMatch<GalleryLine[]>(match, 'gallery')
      .then(setPast)
      .catch(error => useTable.setState({ refused: troubleOf(error) }))
  }, [watching, match])
  useEffect(ask, [ask])
  return [watching ? live : past, ask]
}

/** What is heard of it: nobody is told of whom they have muted. */
function useHeard(lines: readonly GalleryLine[]): readonly Spoken[] {
  const muted = useSettings(settings => settings.muted)
  const blocked = useSettings(settings => settings.blocked)
  return useMemo(
    () => lines.map((line, key) => ({ key, line })).filter(({ line }) => !isSilenced({ muted, blocked }, line.by.id)),
    [lines, muted, blocked],
  )
}

/** What is new to whoever has it open, for screen readers: the last, and how many there were. */
function useNews(heard: readonly Spoken[], open: boolean, several: (count: number) => string): string {
  const { words, grammar } = useTalk()
  const [news, setNews] = useState('')
  const told = useRef(heard.at(-1)?.key ?? -1)
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const last = heard.at(-1)
    const fresh = heard.filter(({ key, line }) => key > told.current && line.by.id !== guest()?.id).length
    if (!open || fresh === 0 || !last) {
      told.current = last?.key ?? -1
      return
    }
    const timer = setTimeout(
      () => {
        told.current = last.key
        toldAt.current = Date.now()
        const said = words.log.said(last.line.by.name, last.line.text)
        setNews(fresh === 1 ? said : grammar.sentences([several(fresh), said]))
      },
      Math.max(0, toldAt.current + PAUSE - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [heard, open, several, words, grammar])
  return news
}

/** How many remarks of others have come since it was last open. */
function useUnread(heard: readonly Spoken[], open: boolean): number {
  const last = heard.at(-1)?.key ?? -1
  const [read, setRead] = useState(last)
  // What was taken back need not be read. Not in an effect: see match/Voice.tsx.
  const seen = open ? last : Math.min(read, last)
  if (seen !== read) setRead(seen)
  return open ? 0 : heard.filter(({ key, line }) => key > read && line.by.id !== guest()?.id).length
}

function Panel({ open, toggle }: GalleryProps) {
  const words = useGalleryWords()
  const { words: table } = useTalk()
  const watching = useTable(state => state.watching)
  const seated = useTable(
    ({ company }) =>
      company?.phase !== 'over' && company?.chairs.some(({ person }) => person && person.id === guest()?.id) === true,
  )
  const [lines, ask] = useLines()
  const heard = useHeard(lines)
  const news = useNews(heard, open && watching, words?.several ?? String)
  const unread = useUnread(heard, open)
  const me = guest()?.id ?? null
  if (!words || (!watching && lines.length === 0)) return null
  return (
    <section className="log gallery" data-open={open} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className="log-title">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="gallery"
          onClick={() => {
            if (!open) ask()
            toggle()
          }}
        >
          <span aria-hidden="true">{open ? '▾' : '▸'}</span> {watching ? words.title : words.past}
          {watching && unread > 0 && (
            <span className="log-unread">
              <span aria-hidden="true">{unread}</span>
              <span className="visually-hidden">{table.log.unread(unread)}</span>
            </span>
          )}
        </button>
      </h2>
      <div id="gallery" className="gallery-hall" hidden={!open}>
        {seated ? (
          <p className="hint">{words.seated}</p>
        ) : (
          <Lines lines={heard} open={open} me={me} watching={watching} words={words} />
        )}
        {watching && !seated && (me === null ? <Introduce words={words} /> : <Speak words={words} />)}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
    </section>
  )
}

/** Where those who watch talk, and what they said, when it is over, for those who played. */
export function Gallery(props: GalleryProps) {
  return (
    // What is said here is fetched: nothing else waits for that.
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
