import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PastMatch, PastPage } from '../../../shared/wire/archive.ts'
import { useArchiveWords } from '../../i18n/archiveWords.ts'
import { POSTERS } from '../../i18n/home.ts'
import { useWords } from '../../i18n/index.ts'
import { archive as askArchive, pastMatches } from '../../session/archive.ts'
import { hasSolo } from '../../session/solo/key.ts'
import { isStatic } from '../../session/static.ts'
import { Choose } from '../Choose.tsx'
import { Frame } from '../Frame.tsx'
import { useTrouble } from '../play.ts'
import { Link } from '../router.tsx'
import { Title } from '../Title.tsx'
import { useAsked } from './asked.ts'
import { CaseFile } from './CaseFile.tsx'
import { PastMatches } from './Past.tsx'
import './archive.css'

const SoloPast = lazy(async () => ({ default: (await import('../solo/Past.tsx')).SoloPast }))

type Part = 'all' | 'yours' | 'file'

/** From one part of the archive to the others. */
function Parts({ part }: { part: Part }) {
  const { archive: nav, nav: pages } = useWords().shell
  const links = [
    ['all', '/archive'],
    ['yours', '/archive/yours'],
    ['file', '/archive/file'],
  ] as const
  return (
    <nav className="drawers" aria-label={nav.label}>
      {links.map(([each, href]) => (
        <Link key={each} href={href} aria-current={each === part ? 'page' : undefined}>
          {nav[each]}
        </Link>
      ))}
      <Link href="/live">{pages.live}</Link>
    </nav>
  )
}

/** '' stands for all games. */
function useShelf() {
  const [game, setGame] = useState('')
  const [page, setPage] = useState(0)
  const choose = (each: string): void => {
    setGame(each)
    setPage(0)
  }
  return { game: game === '' ? null : game, chosen: game, page, choose, setPage }
}

function Filter({ chosen, choose }: { chosen: string; choose: (game: string) => void }) {
  const { filter } = useArchiveWords()
  return (
    <Choose
      legend={filter.legend}
      values={['', ...POSTERS]}
      value={chosen}
      say={each => (each === '' ? filter.all : <Title game={each} />)}
      choose={choose}
    />
  )
}

interface Pages extends Partial<PastPage> {
  readonly page: number
  readonly setPage: (page: number) => void
}

function Pages({ page, more = false, setPage }: Pages) {
  const archive = useArchiveWords()
  if (page === 0 && !more) return null
  return (
    <p className="row">
      <button type="button" className="button small" disabled={page === 0} onClick={() => setPage(page - 1)}>
        {archive.newer}
      </button>
      <button type="button" className="button small" disabled={!more} onClick={() => setPage(page + 1)}>
        {archive.older}
      </button>
    </p>
  )
}

function Listed({
  matches,
  nothing,
  children,
}: {
  matches?: readonly PastMatch[]
  nothing: string
  children: ReactNode
}) {
  const archive = useArchiveWords()
  const { shell } = useWords()
  return (
    <>
      <p className="visually-hidden" role="status">
        {matches ? archive.listed(matches.length) : ''}
      </p>
      {matches && matches.length > 0 ? children : <p className="hint">{matches ? nothing : shell.loading}</p>}
    </>
  )
}

function Trouble({ of }: { of: ReturnType<typeof useAsked>['trouble'] }) {
  const say = useTrouble()
  if (!of) return null
  return (
    <p className="panel wrong" role="alert">
      {say(of)}
    </p>
  )
}

function All() {
  const archive = useArchiveWords()
  const { game, chosen, page, choose, setPage } = useShelf()
  const { said, trouble } = useAsked(askArchive, game, page)
  const { matches, watched = [], more = false } = said ?? {}
  return (
    <>
      <Trouble of={trouble} />
      <div className="stack">
        <Filter chosen={chosen} choose={choose} />
        {page === 0 && watched.length > 0 && (
          <section className="panel stack" aria-labelledby="watched">
            <h2 id="watched">{archive.watched}</h2>
            <PastMatches matches={watched.slice(0, 6)} />
          </section>
        )}
        <section className="panel stack" aria-labelledby="newest">
          <h2 id="newest">{archive.newest}</h2>
          <Listed {...(matches ? { matches } : {})} nothing={archive.nothing}>
            <PastMatches matches={matches ?? []} />
          </Listed>
          <Pages page={page} more={more} setPage={setPage} />
        </section>
      </div>
    </>
  )
}

function Yours() {
  const archive = useArchiveWords()
  const { game, chosen, page, choose, setPage } = useShelf()
  const { said, trouble, set } = useAsked(pastMatches, game, page)
  const [gone, setGone] = useState(false)
  const { matches, more = false } = said ?? {}
  const changed = (key: string, match: PastMatch | null): void => {
    setGone(match === null)
    set({ matches: (matches ?? []).flatMap(each => (each.key === key ? (match ?? []) : [each])), more })
  }
  return (
    <>
      <Trouble of={trouble} />
      <div className="stack">
        <Filter chosen={chosen} choose={choose} />
        <section className="panel stack" aria-labelledby="yours">
          <h2 id="yours" className="visually-hidden">
            {archive.yours.title}
          </h2>
          <p className={gone ? 'caption' : 'visually-hidden'} role="status">
            {gone ? archive.unname.done : ''}
          </p>
          <Listed {...(matches ? { matches } : {})} nothing={archive.yours.nothing}>
            <PastMatches matches={matches ?? []} changed={changed} />
          </Listed>
          <Pages page={page} more={more} setPage={setPage} />
        </section>
        {hasSolo() && <Solo />}
      </div>
    </>
  )
}

/** What no server has. */
const Solo = () => (
  <Suspense>
    <SoloPast />
  </Suspense>
)

/** Matches that are over: everybody's, one's own, and what one is remembered for. */
export function Archive({ part }: { part: Part }) {
  const archive = useArchiveWords()
  const { title, lead } = part === 'all' ? archive : archive[part]
  return (
    <Frame title={title} lead={lead}>
      {!isStatic && <Parts part={part} />}
      {isStatic ? <Solo /> : part === 'all' ? <All /> : part === 'yours' ? <Yours /> : <CaseFile />}
    </Frame>
  )
}
