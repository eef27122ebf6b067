import { useNeededDeviceWords } from '../i18n/deviceWords.ts'
import { useSpeech, useWords } from '../i18n/index.ts'
import { sound } from '../kit/sound/index.ts'
import { useAwake } from '../session/awake.ts'
import { start } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { useNews } from './arrivals.ts'
import { Frame, useTheme } from './Frame.tsx'
import { Portrait } from './Portrait.tsx'
import { Qr } from './Qr.tsx'
import { useTitle } from './Title.tsx'
import './waiting.css'
import './living.css'

/** The one screen for all, before the start: to be scanned from the sofa, and who has sat down already. */
export function LivingRoom() {
  const { living } = useNeededDeviceWords()
  const { lobby, grammar } = useWords()
  const company = useTable(state => state.company)
  const game = company?.game ?? ''
  const speech = useSpeech(game)
  const title = useTitle(game)
  const news = useNews(company, null, () => sound('message'))
  useTheme(game)
  useAwake()
  if (!company) return null
  const link = `${location.origin}/phone/${company.code}`
  const seated = company.chairs.some(({ person }) => person !== null)
  return (
    <Frame title={lobby.room.title(title)} lead={living.lead}>
      <div className="living">
        <section className="panel living-scan" aria-labelledby="scan">
          <h2 id="scan">{living.scan}</h2>
          <Qr text={link} label={lobby.room.qr} />
          <p className="hint address">{link}</p>
        </section>
        <div className="stack">
          <ul className="living-chairs">
            {company.chairs.map(({ player, seats, person, ready, here }) => (
              <li key={player} className="panel" data-empty={person === null || undefined}>
                {seats.slice(0, 1).map(seat => (
                  <Portrait key={seat} game={game} seat={seat} />
                ))}
                <div>
                  <h3>{grammar.list(seats.map(seat => speech?.seat(seat) ?? seat))}</h3>
                  <p>{person ? <strong>{person.name}</strong> : living.free}</p>
                  {person && (
                    <p className="readiness" data-ready={ready || undefined}>
                      {ready && here ? `✓ ${lobby.room.ready}` : `… ${lobby.room.notReady}`}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <p className="row">
            <button type="button" className="button primary big" disabled={!seated} onClick={start}>
              {living.begin}
            </button>
            <span className="hint">{living.beginHint}</span>
          </p>
          <p className="arrival" role="status">
            {news}
          </p>
        </div>
      </div>
    </Frame>
  )
}
