import { lazy, Suspense } from 'react'
import type { Listing } from '../../shared/wire/protocol.ts'
import { POSTERS, type PosterGame } from '../i18n/home.ts'
import { useWords } from '../i18n/index.ts'
import { hasSolo } from '../session/solo/key.ts'
import { isStatic } from '../session/static.ts'
import { Frame } from './Frame.tsx'
import { useListings } from './listings.ts'
import { Poster } from './Poster.tsx'
import { usePlay } from './play.ts'
import { Link } from './router.tsx'
import { Tables } from './Tables.tsx'
import './home.css'

/** Come after all that can be played; if they do not, nobody need miss them. */
const Windows = lazy(() =>
  import('./Windows.tsx').then(
    ({ Windows }) => ({ default: Windows }),
    () => ({ default: () => null }),
  ),
)
const Solo = lazy(() =>
  import('./solo/Solo.tsx').then(
    ({ Solo }) => ({ default: Solo }),
    () => ({ default: () => null }),
  ),
)
const [FIRST, ...OTHERS] = POSTERS
/** So many of one's own matches on the front page; the lobby has all. */
const MOST = 3

function Lead() {
  const { home } = useWords()
  const { play, busy, trouble } = usePlay()
  const words = home.games[FIRST]
  return (
    <article className="lead" aria-labelledby="lead-title">
      <p className="visually-hidden">{words.alt}</p>
      {/* The cover does what the first button does; those who cannot see it have the button. */}
      <button
        type="button"
        className="cover"
        tabIndex={-1}
        aria-hidden="true"
        disabled={busy}
        onClick={() => play(FIRST, { guided: false })}
      >
        <Poster game={FIRST} title={words.title} alt="" />
      </button>
      <div className="lead-words">
        <div className="caption bone">
          <h2 id="lead-title">{words.title}</h2>
          <p>{words.blurb}</p>
        </div>
        <p className="facts">{words.facts}</p>
        <button
          type="button"
          className="button primary big"
          aria-label={home.playNowAt(words.title)}
          disabled={busy}
          onClick={() => play(FIRST, { guided: false })}
        >
          {busy ? home.opening : home.playNow}
        </button>
        <p className="hint">{home.playHint}</p>
        <button
          type="button"
          className="button bright"
          aria-label={home.guidedAt(words.title)}
          disabled={busy}
          onClick={() => play(FIRST, { guided: true })}
        >
          {home.guided}
        </button>
        <p className="hint">{home.guidedHint}</p>
        {trouble && (
          <p className="wrong" role="alert">
            {trouble}
          </p>
        )}
        <p className="row">
          <Friends game={FIRST} title={words.title} />
          <Link className="button quiet small" href={`/rules/${FIRST}`}>
            {home.rules}
          </Link>
        </p>
      </div>
    </article>
  )
}

function Friends({ game, title }: { game: PosterGame; title: string }) {
  const { home } = useWords()
  if (isStatic) return null
  return (
    <Link className="button quiet small" href={`/open/${game}`} aria-label={home.withFriendsAt(title)}>
      {home.withFriends}
    </Link>
  )
}

/** A game beside the leading one. */
function Beside({ game }: { game: PosterGame }) {
  const { home } = useWords()
  const words = home.games[game]
  return (
    <article className="beside">
      <div className="hung">
        <Poster game={game} title={words.title} alt={words.alt} />
      </div>
      <h2>{words.title}</h2>
      <p>{words.blurb}</p>
      <Ways game={game} />
    </article>
  )
}

/** The ways into a game. */
function Ways({ game }: { game: PosterGame }) {
  const { home, guide } = useWords()
  const { play, busy, trouble } = usePlay()
  const { title, facts } = home.games[game]
  return (
    <>
      <p className="facts">{facts}</p>
      <p className="ways">
        <button
          type="button"
          className="button primary"
          aria-label={home.playNowAt(title)}
          disabled={busy}
          onClick={() => play(game, { guided: false })}
        >
          {busy ? home.opening : home.playNow}
        </button>
        <button
          type="button"
          className="button bright"
          aria-label={home.guidedAt(title)}
          disabled={busy}
          onClick={() => play(game, { guided: true })}
        >
          {home.guided}
        </button>
        <Friends game={game} title={title} />
        <Link className="button quiet small" href={`/rules/${game}`} aria-label={guide.rules.title(title)}>
          {home.rules}
        </Link>
      </p>
      {trouble && (
        <p className="wrong" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}

function Mine({ listings }: { listings: readonly Listing[] }) {
  const { home } = useWords()
  if (listings.length === 0) return null
  return (
    <section className="panel stack mine" aria-labelledby="mine">
      <h2 id="mine">{home.mine.title}</h2>
      <Tables listings={listings.slice(0, MOST)} kind="mine" />
      {listings.length > MOST && <Link href="/lobby">{home.live.all}</Link>}
    </section>
  )
}

export function Home() {
  const { home } = useWords()
  const { tables, mine, known, trouble } = useListings()
  return (
    <Frame title="Tavolo Nero" cover>
      <div className="issue">
        <p className="caption">
          <strong>{home.tagline}</strong>
          <span>{home.issue}</span>
        </p>
        <p className="price">
          <span>{home.price}</span>
        </p>
      </div>
      <Mine listings={mine} />
      {(trouble !== null || hasSolo()) && (
        <Suspense>
          <Solo away={trouble === 'unreachable'} />
        </Suspense>
      )}
      <div className="rack">
        <Lead />
        {OTHERS.map(game => (
          <Beside key={game} game={game} />
        ))}
      </div>
      <Suspense>
        <Windows tables={tables} known={known} trouble={trouble} />
      </Suspense>
    </Frame>
  )
}
