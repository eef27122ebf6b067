import type { LiveTable } from '../../../shared/wire/protocol.ts'
import { useBroadcastWords } from '../../i18n/broadcastWords.ts'
import { useWords } from '../../i18n/index.ts'
import { useLiveWordsIfAny } from '../../i18n/liveWords.ts'
import { Link } from '../router.tsx'
import { Chairs } from '../Tables.tsx'
import { Title } from '../Title.tsx'
import { Cover } from './Cover.tsx'
import './live.css'

/** How far it is, how many look on, how late they see it and with which cards. */
export function LiveFacts({ table }: { table: LiveTable }) {
  const { lobby } = useWords()
  const words = useLiveWordsIfAny()
  const broadcast = useBroadcastWords()
  const { round, watchers, delay, open, score } = table
  return (
    <>
      <p className="live-marks">
        <span data-live={delay === 0}>{delay === 0 ? words?.now : broadcast?.late(delay)}</span>
        {open && <span>{broadcast?.open}</span>}
      </p>
      <p className="facts">
        {lobby.round(round)}
        {watchers > 0 && ` · ${lobby.watchers(watchers)}`}
      </p>
      {score !== null && <p className="live-score">{score}</p>}
    </>
  )
}

/** A match that can be watched. */
export function LiveCard({ table }: { table: LiveTable }) {
  const { lobby } = useWords()
  const { key, game, chairs } = table
  const people = chairs.flatMap(({ name }) => (name === null ? [] : [name]))
  return (
    <li className="live-card">
      <Cover game={game} />
      <div className="live-words">
        <h2>
          <Title game={game} />
        </h2>
        <LiveFacts table={table} />
        <Chairs listing={{ game, phase: 'running', chairs }} />
        <Link className="button bright small" href={`/w/${key}`} aria-label={lobby.at(lobby.watch, people)}>
          {lobby.watch}
        </Link>
      </div>
    </li>
  )
}
