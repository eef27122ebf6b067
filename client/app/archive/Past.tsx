import { type ReactNode, useState } from 'react'
import type { PastMatch } from '../../../shared/wire/archive.ts'
import { useArchiveWords } from '../../i18n/archiveWords.ts'
import { useWords } from '../../i18n/index.ts'
import { Confirm } from '../../match/Dialog.tsx'
import { troubleOf } from '../../session/api.ts'
import { keepMatch, unnameMatch } from '../../session/archive.ts'
import { useTrouble } from '../play.ts'
import { Link } from '../router.tsx'
import { Chairs } from '../Tables.tsx'
import { Title, useTitle } from '../Title.tsx'
import { Result } from './Result.tsx'
import '../../match/dialogs.css'
import './archive.css'

interface Own {
  readonly match: PastMatch
  readonly changed: (key: string, match: PastMatch | null) => void
}

/** What only who played it may do with a match. */
function Mine({ match, changed }: Own) {
  const archive = useArchiveWords()
  const title = useTitle(match.game)
  const say = useTrouble()
  const [asks, setAsks] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { key, mine, played } = match
  if (!mine) return null
  const { kept, until } = mine
  const verb = kept ? archive.keep.kept : archive.keep.button
  const does = (work: Promise<unknown>, then: () => void): void => {
    setTrouble(null)
    work.then(then, error => setTrouble(say(troubleOf(error))))
  }
  const keep = (): void => does(keepMatch(key, !kept), () => changed(key, { ...match, mine: { ...mine, kept: !kept } }))
  return (
    <>
      <button
        type="button"
        className="button small"
        data-kept={kept || undefined}
        aria-label={archive.result.of(verb, title, played)}
        onClick={keep}
      >
        {verb}
      </button>
      {!kept && <span className="hint">{archive.keep.until(until)}</span>}
      <button
        type="button"
        className="button quiet small"
        aria-label={archive.result.of(archive.unname.button, title, played)}
        onClick={() => setAsks(true)}
      >
        {archive.unname.button}
      </button>
      {trouble && (
        <p className="wrong" role="alert">
          {trouble}
        </p>
      )}
      {asks && (
        <Confirm
          ask={archive.unname.confirm}
          onYes={() => does(unnameMatch(key), () => changed(key, null))}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

function Row({ match, children }: { match: PastMatch; children?: ReactNode }) {
  const archive = useArchiveWords()
  const { lobby } = useWords()
  const { game, chairs, played, watched = 0, filmed, key } = match
  const people = chairs.flatMap(({ name }) => (name === null ? [] : [name]))
  return (
    <li className="past" data-game={game}>
      <div className="past-head">
        <h3>
          <Title game={game} />
        </h3>
        <p className="facts">
          {archive.played(played)}
          {watched > 0 && ` · ${archive.views(watched)}`}
        </p>
      </div>
      <Chairs listing={{ game, phase: 'over', chairs }} />
      <Result match={match} />
      <div className="row past-foot">
        {filmed ? (
          <Link className="button bright small" href={`/r/${key}`} aria-label={lobby.at(archive.watch, people)}>
            {archive.watch}
          </Link>
        ) : (
          <span className="hint">{archive.lost}</span>
        )}
        {children}
      </div>
    </li>
  )
}

interface Shelf {
  readonly matches: readonly PastMatch[]
  /** Only for who played them. */
  readonly changed?: Own['changed']
  /** What else can be done with one. */
  readonly after?: (match: PastMatch) => ReactNode
}

export function PastMatches({ matches, changed, after }: Shelf) {
  return (
    <ul className="pasts">
      {matches.map(match => (
        <Row key={match.key} match={match}>
          {changed && <Mine match={match} changed={changed} />}
          {after?.(match)}
        </Row>
      ))}
    </ul>
  )
}
