import type { Listing } from '../../shared/wire/protocol.ts'
import { useSpeech, useWords } from '../i18n/index.ts'
import { Portrait } from './Portrait.tsx'
import { Link } from './router.tsx'
import { Title } from './Title.tsx'
import './tables.css'

/** Who sits there, as whom. */
export function Chairs({ listing: { game, phase, chairs } }: { listing: Pick<Listing, 'game' | 'phase' | 'chairs'> }) {
  const { lobby, grammar } = useWords()
  const speech = useSpeech(game)
  return (
    <ul className="chairs-in-row">
      {chairs.map(({ seats, name, unnamed }) => (
        <li key={seats.join()} data-empty={name === null || undefined}>
          {seats.slice(0, 1).map(seat => (
            <Portrait key={seat} game={game} seat={seat} />
          ))}
          <span>
            <small>{speech ? grammar.list(seats.map(seat => speech.seat(seat))) : ' '}</small>
            {name ?? (unnamed ? lobby.unnamed : phase === 'waiting' ? lobby.emptyChair : lobby.bot)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Row({ listing, kind }: { listing: Listing; kind: 'mine' | 'public' }) {
  const { lobby, home, shell } = useWords()
  const { id, game, phase, chairs, mine, round, watchers, seconds, retired } = listing
  const people = chairs.flatMap(({ name }) => (name === null ? [] : [name]))
  const free = chairs.filter(({ name }) => name === null).length
  const own = kind === 'mine' || mine !== undefined
  const toMove = mine?.toMove && !retired
  const href = own || phase === 'waiting' ? `/t/${id}` : `/w/${id}`
  const verb = retired ? lobby.retired.why : own ? lobby.resume : phase === 'waiting' ? lobby.join : lobby.watch
  const turn = mine && phase === 'running' ? (toMove ? home.mine.yourTurn : home.mine.theirTurn) : ''
  const facts = [
    phase === 'waiting' ? lobby.free(free) : retired && round === 0 ? '' : lobby.round(round),
    mine?.left !== undefined ? shell.left(mine.left / 1000) : seconds > 0 ? shell.seconds(seconds) : '',
    watchers > 0 ? lobby.watchers(watchers) : '',
    retired ? lobby.retired.until(retired.until) : '',
  ].filter(fact => fact !== '')
  return (
    <li className="table-row" data-mine={toMove || undefined} data-retired={retired && true}>
      <div>
        <h3>
          <Title game={game} />
        </h3>
        <p className="facts">
          <strong className="turn">{retired ? lobby.retired.mark : turn}</strong> {facts.join(' · ')}
        </p>
        <Chairs listing={listing} />
      </div>
      <Link
        className={`button small ${toMove ? 'primary' : retired ? 'quiet' : 'bright'}`}
        href={href}
        aria-label={lobby.at(verb, people)}
      >
        {verb}
      </Link>
    </li>
  )
}

export function Tables({ listings, kind }: { listings: readonly Listing[]; kind: 'mine' | 'public' }) {
  return (
    <ul className="tables">
      {listings.map(listing => (
        <Row key={listing.id} listing={listing} kind={kind} />
      ))}
    </ul>
  )
}
