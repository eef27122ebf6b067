import { useState } from 'react'
import { useBroadcastWords } from '../../i18n/broadcastWords.ts'
import { POSTERS } from '../../i18n/home.ts'
import { useWords } from '../../i18n/index.ts'
import { useLiveWords } from '../../i18n/liveWords.ts'
import { Choose } from '../Choose.tsx'
import { Frame } from '../Frame.tsx'
import { useTrouble } from '../play.ts'
import { Link } from '../router.tsx'
import { Title } from '../Title.tsx'
import { LiveCard } from './LiveCard.tsx'
import { useLive } from './watchable.ts'
import './live.css'

const EVERY = 4000

function Nothing({ text }: { text: string }) {
  const words = useLiveWords()
  return (
    <div className="panel stack live-nothing">
      <p>{text}</p>
      <p className="row">
        <Link className="button primary" href="/">
          {words.play}
        </Link>
        <Link className="button bright" href="/archive">
          {words.archive}
        </Link>
      </p>
    </div>
  )
}

/** Matches that are being played, for everybody to watch. */
export function Live() {
  const words = useLiveWords()
  // What the first card says comes with the page, and does not take it away again.
  useBroadcastWords()
  const { shell } = useWords()
  const say = useTrouble()
  const { said: all, known, trouble } = useLive(EVERY)
  // '' stands for all games.
  const [game, setGame] = useState('')
  const tables = all.filter(table => game === '' || table.game === game)
  return (
    <Frame title={words.title} lead={words.lead}>
      {trouble && (
        <p className="panel wrong" role="alert">
          {say(trouble)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {known ? words.listed(tables.length) : ''}
      </p>
      <div className="stack">
        <Choose
          legend={words.filter.legend}
          values={['', ...POSTERS]}
          value={game}
          say={each => (each === '' ? words.filter.all : <Title game={each} />)}
          choose={setGame}
        />
        {tables.length > 0 ? (
          <ul className="live-cards">
            {tables.map(table => (
              <LiveCard key={table.key} table={table} />
            ))}
          </ul>
        ) : known ? (
          <Nothing text={all.length === 0 ? words.nothing : words.nothingOf} />
        ) : (
          !trouble && <p className="hint">{shell.loading}</p>
        )}
      </div>
    </Frame>
  )
}
