import { type ReactNode, useId } from 'react'
import type { Listing } from '../../shared/wire/protocol.ts'
import { POSTERS } from '../i18n/home.ts'
import { useWords } from '../i18n/index.ts'
import { Code } from './Code.tsx'
import { Frame } from './Frame.tsx'
import { useListings } from './listings.ts'
import { useTrouble } from './play.ts'
import { Link } from './router.tsx'
import { Tables } from './Tables.tsx'
import { Title } from './Title.tsx'
import './lobby.css'

interface PublicProps {
  readonly title: string
  readonly listings: readonly Listing[]
  /** Said where there are none. */
  readonly nothing: string
  /** Beside the title. */
  readonly more?: ReactNode
}

function Public({ title, listings, nothing, more }: PublicProps) {
  const id = useId()
  return (
    <section className="panel stack" aria-labelledby={id}>
      <div className="row spread">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {listings.length > 0 ? <Tables listings={listings} kind="public" /> : <p className="hint">{nothing}</p>}
    </section>
  )
}

export function Lobby() {
  const { lobby, home, shell } = useWords()
  const say = useTrouble()
  const { tables, mine, known, trouble } = useListings()
  // Before the server has answered, nothing is known of any table.
  const unknown = trouble ? '' : shell.loading
  const own = new Set(mine.map(({ id }) => id))
  const others = tables.filter(({ id }) => !own.has(id))
  const waiting = others.filter(({ phase }) => phase === 'waiting')
  const running = others.filter(({ phase }) => phase === 'running')
  return (
    <Frame title={lobby.title} lead={lobby.lead}>
      {trouble && (
        <p className="panel wrong" role="alert">
          {say(trouble)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {known ? lobby.listed(waiting.length, running.length) : ''}
      </p>
      <div className="lobby">
        <div className="stack">
          {mine.length > 0 && (
            <section className="panel stack" aria-labelledby="mine">
              <h2 id="mine">{home.mine.title}</h2>
              <Tables listings={mine} kind="mine" />
            </section>
          )}
          <Public title={lobby.waiting} listings={waiting} nothing={known ? lobby.nothingWaiting : unknown} />
          <Public
            title={lobby.running}
            listings={running}
            nothing={known ? lobby.nothingRunning : unknown}
            more={<Link href="/live">{shell.nav.live}</Link>}
          />
        </div>
        <div className="stack">
          <section className="panel stack" aria-labelledby="join">
            <h2 id="join">{home.code.title}</h2>
            <Code />
          </section>
          <section className="panel stack" aria-labelledby="create">
            <h2 id="create">{lobby.create.title}</h2>
            <p className="hint">{lobby.create.closedHint}</p>
            <p className="row">
              {POSTERS.map(game => (
                <Link key={game} className="button" href={`/open/${game}`}>
                  <Title game={game} />
                </Link>
              ))}
            </p>
          </section>
          <section className="panel stack" aria-labelledby="archive">
            <h2 id="archive">{shell.nav.archive}</h2>
            <p className="row">
              <Link className="button quiet small" href="/archive">
                {shell.archive.all}
              </Link>
              <Link className="button quiet small" href="/archive/yours">
                {shell.archive.yours}
              </Link>
              <Link className="button quiet small" href="/archive/file">
                {shell.archive.file}
              </Link>
            </p>
          </section>
        </div>
      </div>
    </Frame>
  )
}
