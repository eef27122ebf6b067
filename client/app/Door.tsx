import type { Listing } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { isSolo } from '../session/solo/key.ts'
import { isStatic } from '../session/static.ts'
import { useTable } from '../session/table.ts'
import type { Trouble } from '../session/tableState.ts'
import { Frame, useTheme } from './Frame.tsx'
import { useOpening, useTrouble } from './play.ts'
import { Link } from './router.tsx'
import { Chairs } from './Tables.tsx'
import { useTitle } from './Title.tsx'
import './door.css'

/** Where it helps to knock again, and where the page itself has to be fetched anew. */
const AGAIN: readonly Trouble[] = ['fault', 'unwritten', 'tooMany', 'tooFast']
const RELOAD: readonly Trouble[] = ['malformed', 'badToken']

/** Why not, as it is said at a door. */
function useReason(): (trouble: Trouble) => string {
  const { removed, full } = useWords().lobby.room
  const say = useTrouble()
  return trouble => (trouble === 'removed' ? removed : trouble === 'tooMany' ? full : say(trouble))
}

export function Back() {
  const { lobby, shell } = useWords()
  return (
    <Link className="button bright" href={isStatic ? '/' : '/lobby'}>
      {isStatic ? shell.backHome : lobby.room.back}
    </Link>
  )
}

/** Nothing to be seen yet. */
function Entrance() {
  const { lobby, shell, table } = useWords()
  const say = useReason()
  const closed = useTable(state => state.closed)
  const lost = useTable(({ connection }) => connection === 'reconnecting')
  return (
    <Frame title={lobby.room.joining}>
      <div className="door panel stack" role="status">
        {closed && <p>{say(closed)}</p>}
        <p>{closed ? lobby.room.trying : lost ? table.link.reconnecting : shell.loading}</p>
        <p className="row">
          <Back />
        </p>
      </div>
    </Frame>
  )
}

/** No more, and why. */
function Shut({ reason, enter }: { reason: Trouble; enter: () => void }) {
  const { lobby, shell, table } = useWords()
  const say = useReason()
  const company = useTable(state => state.company)
  return (
    <Frame title={lobby.room.shut}>
      <div className="door panel stack">
        <p role="alert">{say(reason)}</p>
        <p className="row">
          {AGAIN.includes(reason) && (
            <button type="button" className="button primary" onClick={enter}>
              {table.plain.tryAgain}
            </button>
          )}
          {RELOAD.includes(reason) && (
            <button type="button" className="button primary" onClick={() => location.reload()}>
              {shell.failed.retry}
            </button>
          )}
          {reason === 'removed' && company?.phase === 'waiting' && (
            <button type="button" className="button" onClick={enter}>
              {table.plain.tryAgain}
            </button>
          )}
          {reason === 'removed' && company && company.phase !== 'waiting' && (
            <Link className="button primary" href={`/w/${company.id}`}>
              {lobby.watch}
            </Link>
          )}
          <Back />
        </p>
      </div>
    </Frame>
  )
}

/** The match cannot go on: what it was, that nobody is to blame, and another one. */
function Retired({ listing }: { listing: Listing }) {
  const { lobby } = useWords()
  const { open, busy, trouble } = useOpening()
  const { game, phase, round, chairs, seconds, retired } = listing
  const title = useTitle(game)
  useTheme(game)
  return (
    <Frame title={lobby.retired.title} lead={phase === 'over' ? lobby.retired.over(title) : lobby.retired.text(title)}>
      <div className="door panel stack">
        <section className="table-row" aria-labelledby="retired">
          <div>
            <h2 id="retired">{title}</h2>
            {round > 0 && <p className="facts">{lobby.round(round)}</p>}
            <Chairs listing={listing} />
          </div>
        </section>
        <p>{lobby.retired.nobody}</p>
        {retired && <p>{lobby.retired.kept(retired.until)}</p>}
        {trouble && (
          <p className="wrong" role="alert">
            {trouble}
          </p>
        )}
        <p className="row">
          <button
            type="button"
            className="button primary"
            disabled={busy}
            onClick={() =>
              open({
                game,
                players: chairs.length,
                public: listing.public,
                seconds,
                ...(isSolo(listing.id) ? { quick: 'plain' } : {}),
              })
            }
          >
            {lobby.retired.again}
          </button>
          <Back />
        </p>
      </div>
    </Frame>
  )
}

/** Before a table, and after it. `enter` tries anew. */
export function Door({ enter }: { enter: () => void }) {
  const shut = useTable(({ connection, closed }) => (connection === 'closed' ? closed : null))
  const retired = useTable(state => state.retired)
  if (retired) return <Retired listing={retired} />
  return shut ? <Shut reason={shut} enter={enter} /> : <Entrance />
}
