import { type Chair, type Company, LEVELS, type Person } from '../../shared/wire/protocol.ts'
import { useSpeech, useWords } from '../i18n/index.ts'
import { useRegistered } from '../match/rules.ts'
import { setBot, sit, stand } from '../session/room.ts'
import { Portrait } from './Portrait.tsx'
import { TurnOut } from './Visitors.tsx'

interface ChairProps {
  readonly chair: Chair
  readonly company: Company
  readonly me: string | null
  /** Shows this person the door. */
  readonly turnOut: (person: Person) => void
}

/** Who sits there, as whom, or which bot will. */
export function ChairCard({ chair, company, me, turnOut }: ChairProps) {
  const { lobby, shell, table, grammar } = useWords()
  const { room } = lobby
  const { people } = table
  const speech = useSpeech(company.game)
  const { player, seats, person, bot, here } = chair
  const levels = useRegistered()?.game.levels ?? LEVELS
  const name = grammar.list(seats.map(seat => speech?.seat(seat) ?? seat))
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
      {seats.length > 1 && <p className="chair-side">{room.all}</p>}
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
              onChange={event => setBot(player, levels.find(each => each === event.target.value) ?? 'plain')}
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
      {host && person && !mine && <TurnOut person={person} turnOut={turnOut} />}
    </li>
  )
}
