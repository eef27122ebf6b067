import { useEffect, useState } from 'react'
import type { Costly } from '../../../shared/wire/film.ts'
import type { Chair } from '../../../shared/wire/protocol.ts'
import { Choose } from '../../app/Choose.tsx'
import { useTrouble } from '../../app/play.ts'
import { useWords } from '../../i18n/index.ts'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { guest, ofMatch, troubleOf } from '../../session/api.ts'
import { useTable } from '../../session/table.ts'
import type { Trouble } from '../../session/tableState.ts'
import { useTalk } from '../talk.tsx'

const NOBODY: readonly Chair[] = []
type Found = { readonly player: number } & ({ readonly costly: readonly Costly[] } | { readonly trouble: Trouble })

/** The decisions of one person that cost most, by what they knew then; one's own where the name tells. */
export function Costs({ match, go }: { match: string; go: (at: number) => void }) {
  const replay = useReplayWords()
  const { shell, grammar } = useWords()
  const { speech } = useTalk()
  const say = useTrouble()
  const chairs = useTable(({ company }) => company?.chairs ?? NOBODY)
  const people = chairs.filter(({ person }) => person !== null)
  const own = people.find(({ person }) => person?.name === guest()?.name) ?? people[0]
  const [chosen, setChosen] = useState<number | null>(null)
  const player = chosen ?? own?.player ?? null
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (player === null) return
    let wanted = true
    ofMatch<Costly[]>(match, `costs/${player}`).then(
      costly => wanted && setFound({ player, costly }),
      error => wanted && setFound({ player, trouble: troubleOf(error) }),
    )
    return () => {
      wanted = false
    }
  }, [match, player])
  if (player === null) return null
  const now = found?.player === player ? found : null
  const nameOf = (each: number): string => {
    const chair = chairs.find(({ player }) => player === each)
    return grammar.noted(grammar.list(chair?.seats.map(speech.seat) ?? []), chair?.person?.name ?? '')
  }
  return (
    <section className="film-costs" aria-label={replay.costs.title}>
      <h3>{replay.costs.title}</h3>
      {people.length > 1 && (
        <Choose
          legend={replay.costs.whose}
          values={people.map(each => each.player)}
          value={player}
          say={nameOf}
          choose={setChosen}
        />
      )}
      <div role="status">
        {!now && <p className="hint">{shell.loading}</p>}
        {now && 'trouble' in now && <p className="wrong">{say(now.trouble)}</p>}
        {now && 'costly' in now && now.costly.length === 0 && <p className="hint">{replay.costs.none}</p>}
      </div>
      {now && 'costly' in now && (
        <ol>
          {now.costly.map(({ at, round, view, made, best }) => (
            <li key={at}>
              <p>
                <strong>{replay.costs.made(round, speech.move(made.move, view, made.preview))}</strong>
              </p>
              <p>{replay.costs.best(speech.move(best.move, view, best.preview))}</p>
              <button type="button" className="button small" onClick={() => go(at)}>
                {replay.costs.go}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
