import { lazy, Suspense, useEffect, useState } from 'react'
import type { PastMatch } from '../../../shared/wire/archive.ts'
import type { LiveTable } from '../../../shared/wire/protocol.ts'
import { useArchiveWordsIfAny } from '../../i18n/archiveWords.ts'
import { useWords } from '../../i18n/index.ts'
import { useLiveWordsIfAny } from '../../i18n/liveWords.ts'
import { archive } from '../../session/archive.ts'
import { useSettings } from '../../session/settings.ts'
import { Link, navigate } from '../router.tsx'
import { Chairs } from '../Tables.tsx'
import { useTitle } from '../Title.tsx'
import { Cover } from './Cover.tsx'
import { LiveFacts } from './LiveCard.tsx'
import { useLive } from './watchable.ts'
import './live.css'
import './featured.css'

/** Everything of a stage is fetched when it is asked for. */
const Picture = lazy(async () => ({ default: (await import('../../match/Picture.tsx')).Picture }))

const EVERY = 10_000

type Match = { readonly live: LiveTable } | { readonly film: PastMatch }

/** What is watched most just now; where nothing is played, a film. What is shown stays, as it stands meanwhile. */
function useMatch(shown: Match | null): Match | null {
  const { said, known } = useLive(EVERY)
  const [film, setFilm] = useState<PastMatch | null>(null)
  const [first] = said
  const wanted = known && !first
  useEffect(() => {
    if (!wanted) return
    archive(null, 0).then(
      ({ watched, matches }) => setFilm([...watched, ...matches].find(({ filmed }) => filmed) ?? null),
      () => {},
    )
  }, [wanted])
  if (shown && 'live' in shown) {
    const live = said.find(({ key }) => key === shown.live.key)
    return live ? { live } : shown
  }
  return shown ?? (first ? { live: first } : known && film ? { film } : null)
}

function Played({ played }: PastMatch) {
  return <p className="facts">{useArchiveWordsIfAny()?.played(played)}</p>
}

/** One match in the window of the front page: a still, until somebody wants to see it move. */
export function Featured() {
  const words = useLiveWordsIfAny()
  const { shell } = useWords()
  const plain = useSettings(({ view }) => view === 'plain')
  const [shown, setShown] = useState<Match | null>(null)
  const match = useMatch(shown)
  const { key, game, chairs } =
    match && 'live' in match ? match.live : (match?.film ?? { key: '', game: '', chairs: [] })
  const title = useTitle(game)
  if (!match || !words) return null
  const { featured } = words
  const isLive = 'live' in match
  const whole = `/${isLive ? 'w' : 'r'}/${key}`
  // The plain table is no picture.
  const play = (): void => (plain ? navigate(whole) : setShown(match))
  return (
    <section className="panel featured" aria-labelledby="featured">
      <div className="featured-frame">
        {shown ? (
          <Suspense fallback={<p className="caption">{shell.loading}</p>}>
            <Picture match={key} film={!isLive} label={featured.picture(title)} />
          </Suspense>
        ) : (
          <>
            <Cover game={game} />
            {isLive && match.live.score !== null && (
              <p className="caption featured-still" aria-hidden="true">
                {match.live.score}
              </p>
            )}
            <button type="button" className="button primary big" onClick={play}>
              <span aria-hidden="true" className="featured-play" />
              {featured.here}
            </button>
          </>
        )}
      </div>
      <div className="stack">
        <div>
          <p className="live-head">{isLive ? featured.live : featured.film}</p>
          <h2 id="featured">{title}</h2>
        </div>
        {isLive ? <LiveFacts table={match.live} /> : <Played {...match.film} />}
        <Chairs listing={{ game, phase: 'over', chairs }} />
        <p className="row">
          <Link className="button bright small" href={whole}>
            {featured.whole}
          </Link>
          {shown && (
            <button type="button" className="button small" onClick={() => setShown(null)}>
              {featured.stop}
            </button>
          )}
          <Link className="button quiet small" href={isLive ? '/live' : '/archive'}>
            {isLive ? shell.nav.live : shell.nav.archive}
          </Link>
        </p>
      </div>
    </section>
  )
}
