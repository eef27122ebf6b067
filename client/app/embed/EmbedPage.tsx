import { lazy, Suspense, useState } from 'react'
import type { Found } from '../../../shared/wire/protocol.ts'
import { useEmbedWords } from '../../i18n/embedWords.ts'
import { useWords } from '../../i18n/index.ts'
import { findWatch, troubleOf } from '../../session/api.ts'
import { useTable } from '../../session/table.ts'
import type { Trouble } from '../../session/tableState.ts'
import { useTrouble } from '../play.ts'
import { Controls } from './Controls.tsx'
import './embed.css'

/** Everything of a stage is fetched when it is asked for. */
const Picture = lazy(async () => ({ default: (await import('../../match/Picture.tsx')).Picture }))

/**
 * A frame that its page has shut in may keep nothing. Colyseus, refused the one storage, would try the other, and be refused
 * where nobody can catch it.
 */
function keepNothing(): void {
  try {
    globalThis.localStorage.length
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  }
}

/** The head of the page says what may be told of the match: its game's picture, or the house's. */
const said = (property: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content
const PLACARD = /\/faces\/([\w-]+)\.jpg$/

function placard(): { game: string; title: string } {
  return { game: PLACARD.exec(said('image') ?? '')?.[1] ?? 'tavolo-nero', title: said('title') ?? 'Tavolo Nero' }
}

/** Stays in sight until somebody plays. */
function Waiting() {
  const words = useEmbedWords()
  const waiting = useTable(({ company }) => company?.phase === 'waiting')
  return waiting ? <p className="caption embed-words">{words.notYet}</p> : null
}

/** A match in a frame of somebody else's page: a placard, and the match once somebody wants to see it. */
export function EmbedPage({ match }: { match: string }) {
  const words = useEmbedWords()
  const { shell } = useWords()
  const say = useTrouble()
  const [{ game, title }] = useState(placard)
  const [found, setFound] = useState<Found | null>(null)
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const watch = async (): Promise<void> => {
    setAsking(true)
    setTrouble(null)
    keepNothing()
    try {
      const { retired, ...table } = await findWatch(match)
      if (retired && table.phase !== 'over') setTrouble('retired')
      else setFound(table)
    } catch (error) {
      setTrouble(troubleOf(error))
    }
    setAsking(false)
  }
  const film = found?.phase === 'over'
  return (
    <main className="embed" data-theme={found?.game ?? game} aria-label={title}>
      {found ? (
        <Suspense fallback={<p className="caption embed-words">{shell.loading}</p>}>
          <Picture
            match={found.watch}
            film={film}
            label={words.picture}
            controls={projector => (
              <Controls
                projector={projector}
                whole={`/${film ? 'r' : 'w'}/${found.watch}`}
                onStop={() => setFound(null)}
              />
            )}
          />
          {!film && <Waiting />}
        </Suspense>
      ) : (
        <>
          <img src={`/faces/${game}.jpg`} alt="" />
          <button
            type="button"
            className="button primary big embed-watch"
            disabled={asking}
            onClick={() => void watch()}
          >
            <span aria-hidden="true" className="embed-play" />
            {words.watch}
          </button>
          {trouble && (
            <p className="caption embed-words" role="alert">
              {say(trouble)}
            </p>
          )}
        </>
      )}
    </main>
  )
}
