import { type Chair, type Company, LEVELS } from '../../shared/wire/protocol.ts'
import { useSpeech, useWords } from '../i18n/index.ts'
import { useRegistered } from '../match/rules.ts'
import { guest } from '../session/api.ts'
import { ready, remove, setBot, sit, stand, start } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Frame, useTheme } from './Frame.tsx'
import { Invitation } from './Invitation.tsx'
import { Name } from './Name.tsx'
import { Portrait } from './Portrait.tsx'
import { useTrouble } from './play.ts'
import { Link } from './router.tsx'
import { Talk } from './Talk.tsx'
import { useTitle } from './Title.tsx'
import './waiting.css'

interface ChairProps {
  readonly chair: Chair
  readonly company: Company
  readonly me: string | null
}

function ChairCard({ chair, company, me }: ChairProps) {
  const { lobby, shell, table } = useWords()
  const { room } = lobby
  const { people } = table
  const speech = useSpeech(company.game)
  const { player, seats, person, bot, here } = chair
  const levels = useRegistered()?.game.levels ?? LEVELS
  const name = seats.map(seat => speech?.seat(seat) ?? seat).join(', ')
  const side = seats[0] && speech?.side?.(seats[0])
  const host = me === company.host
  const mine = person !== null && person.id === me
  return (
    <li className="chair" data-mine={mine || undefined} data-empty={person === null || undefined}>
      {seats.slice(0, 1).map(seat => (
        <Portrait key={seat} game={company.game} seat={seat} />
      ))}
      <h3>{name}</h3>
      {side && <p className="chair-side">{side}</p>}
      <p className="who">
        {person ? (
          <>
            <strong>{person.name}</strong>
            {mine && <span className="tag">{people.you}</span>}
            {person.id === company.host && <span className="tag">{people.host}</span>}
            {!here && <span className="tag">{people.away}</span>}
          </>
        ) : host && levels.length > 1 ? (
          <label className="bot">
            <span className="visually-hidden">{room.botOf(name)}</span>
            <select
              value={bot}
              onChange={event => setBot(player, event.target.value === 'clever' ? 'clever' : 'plain')}
            >
              {levels.map(level => (
                <option key={level} value={level}>
                  {room.botPlays(shell.levels[level])}
                </option>
              ))}
            </select>
          </label>
        ) : (
          room.botPlays(shell.levels[levels.find(each => each === bot) ?? 'plain'])
        )}
      </p>
      {person && person.id !== company.host && (
        <p className="readiness" data-ready={chair.ready || undefined}>
          {chair.ready ? `✓ ${room.ready}` : `… ${room.notReady}`}
        </p>
      )}
      {person === null && (
        <button type="button" className="button small" aria-label={room.sitAs(name)} onClick={() => sit(player)}>
          {room.sit}
        </button>
      )}
      {mine && (
        <button type="button" className="button quiet small" onClick={stand}>
          {room.stand}
        </button>
      )}
      {host && person && !mine && (
        <button
          type="button"
          className="button quiet small"
          aria-label={room.removeWho(person.name)}
          onClick={() => remove(person.id)}
        >
          {room.remove}
        </button>
      )}
    </li>
  )
}

function Starting({ company, me, own }: { company: Company; me: string | null; own: Chair | undefined }) {
  const { room } = useWords().lobby
  const bots = company.chairs.filter(({ person }) => person === null).length
  const waited = company.chairs.some(({ person, ready }) => person !== null && person.id !== me && !ready)
  const host = me === company.host
  return (
    <div className="starting panel">
      {own && !host && (
        <button
          type="button"
          className={`button ${own.ready ? 'quiet' : 'primary'} big`}
          onClick={() => ready(!own.ready)}
        >
          {own.ready ? room.beUnready : room.beReady}
        </button>
      )}
      {host && (
        <button type="button" className="button primary big" onClick={start}>
          {room.start}
        </button>
      )}
      <p role="status">{host ? (waited ? room.startAnyway : room.startWith(bots)) : room.hostStarts}</p>
      <Link className="button quiet small" href="/lobby" onClick={() => own && stand()}>
        {room.leave}
      </Link>
    </div>
  )
}

/** As the others see it. */
const nameOf = ({ chairs, visitors }: Company, me: string | null): string =>
  [...chairs.flatMap(({ person }) => person ?? []), ...visitors].find(({ id }) => id === me)?.name ??
  guest()?.name ??
  ''

/** Before the start: who sits where, who is ready, which bots fill up. */
export function WaitingRoom() {
  const words = useWords()
  const { room } = words.lobby
  const { people } = words.table
  const say = useTrouble()
  const { company, connection, refused } = useTable()
  const title = useTitle(company?.game ?? '')
  useTheme(company?.game ?? null)
  if (!company) return null
  const me = guest()?.id ?? null
  const own = company.chairs.find(({ person }) => person !== null && person.id === me)
  return (
    <Frame title={room.title(title)} lead={room.lead}>
      {connection === 'reconnecting' && (
        <p className="panel wrong" role="status">
          {words.table.link.reconnecting}
        </p>
      )}
      {refused && (
        <p className="panel wrong" role="alert">
          {say(refused)}
        </p>
      )}
      <div className="waiting">
        <section aria-labelledby="chairs" className="stack">
          <h2 id="chairs" className="visually-hidden">
            {room.chairs}
          </h2>
          <ul className="chairs">
            {company.chairs.map(chair => (
              <ChairCard key={chair.player} chair={chair} company={company} me={me} />
            ))}
          </ul>
          <Starting company={company} me={me} own={own} />
        </section>
        <div className="stack">
          <Invitation company={company} />
          <details className="panel own-name">
            <summary>
              {words.home.you(nameOf(company, me))} · <span>{words.home.changeName}</span>
            </summary>
            <Name />
          </details>
          <Talk />
          {company.visitors.length > 0 && (
            <section className="panel stack tight" aria-labelledby="visitors">
              <h2 id="visitors">{room.visitors}</h2>
              <ul className="stack tight">
                {company.visitors.map(({ id, name }) => (
                  <li key={id} className="row spread">
                    <span>
                      {name} {id === me && <span className="tag">{people.you}</span>}
                    </span>
                    {me === company.host && id !== me && (
                      <button
                        type="button"
                        className="button quiet small"
                        aria-label={room.removeWho(name)}
                        onClick={() => remove(id)}
                      >
                        {room.remove}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </Frame>
  )
}
