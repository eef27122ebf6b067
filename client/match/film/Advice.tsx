import { useEffect, useState } from 'react'
import type { Advice as Weighed } from '../../../shared/wire/film.ts'
import { LOCALES } from '../../../shared/words/index.ts'
import { useTrouble } from '../../app/play.ts'
import { useLanguage } from '../../i18n/index.ts'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { ofMatch, troubleOf } from '../../session/api.ts'
import { useFilm } from '../../session/projector.ts'
import { useTable } from '../../session/table.ts'
import type { Trouble } from '../../session/tableState.ts'
import { useTalk } from '../talk.tsx'

/** So many moves of each are shown: the best, and what was done. */
const MOST = 5

/** The places of the moves in the order of their worth; what was done is always among those that are shown. */
export function ranked({ worth, made }: Pick<Weighed, 'worth' | 'made'>, most = MOST): number[] {
  const order = worth.map((_, n) => n).sort((a, b) => (worth[b] ?? -1e9) - (worth[a] ?? -1e9))
  const shown = order.slice(0, most)
  return made === null || shown.includes(made) ? shown : [...shown.slice(0, most - 1), made]
}

function Decision({ weighed, shown }: { weighed: Weighed; shown: boolean }) {
  const replay = useReplayWords()
  const { speech } = useTalk()
  const { seat, view, moves, previews, worth, best } = weighed
  // What was done is told when it has been seen.
  const made = shown ? weighed.made : null
  const places = ranked({ worth, made })
  const known = worth.flatMap(each => each ?? [])
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const figures = new Intl.NumberFormat(LOCALES[useLanguage()], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const figureOf = (each: number | null | undefined): string | null => (each == null ? null : figures.format(each))
  const share = (each: number | null | undefined): number =>
    each == null ? 0 : most === least ? 1 : (each - least) / (most - least)
  return (
    <section className="film-decision" aria-label={speech.seat(seat)}>
      <h3>{speech.seat(seat)}</h3>
      <ol>
        {places.map(n => (
          <li key={n} data-best={n === best} data-made={n === made}>
            <span className="film-worth" aria-hidden="true">
              <span style={{ width: `${100 * share(worth[n])}%` }} />
            </span>
            <span>{moves[n] && speech.move(moves[n], view, previews[n])}</span>
            <small>
              {[
                figureOf(worth[n]) ?? replay.advice.never,
                ...(n === best ? [replay.advice.best] : []),
                ...(n === made ? [replay.advice.made] : []),
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ol>
      {moves.length > places.length && <p className="hint">{replay.advice.more(moves.length - places.length)}</p>}
    </section>
  )
}

/** What a bot makes of the moment on show, for whoever's cards can be seen. */
export function Advice({ match }: { match: string }) {
  const replay = useReplayWords()
  const say = useTrouble()
  const at = useFilm(state => state.at)
  const seen = useFilm(state => state.shots.length)
  const playing = useFilm(state => state.playing)
  const seats = useTable(state => state.seats)
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<{ at: number; advice: Weighed[] } | { at: number; trouble: Trouble } | null>(null)
  const asks = open && !playing && seats.length > 0
  useEffect(() => {
    if (!asks) return
    let wanted = true
    ofMatch<Weighed[]>(match, `advice/${at}`)
      .then(advice => wanted && setFound({ at, advice }))
      .catch(error => wanted && setFound({ at, trouble: troubleOf(error) }))
    return () => {
      wanted = false
    }
  }, [asks, match, at])
  const now = found?.at === at ? found : null
  const own = now && 'advice' in now ? now.advice.filter(({ seat }) => seats.includes(seat)) : []
  return (
    <details className="film-scenes" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{replay.advice.title}</summary>
      {seats.length === 0 && <p className="hint">{replay.advice.blind}</p>}
      {asks && !now && <p className="hint">{replay.advice.busy}</p>}
      {now && 'trouble' in now && <p className="wrong">{say(now.trouble)}</p>}
      {seats.length > 0 && now && 'advice' in now && own.length === 0 && <p className="hint">{replay.advice.none}</p>}
      {own.map(weighed => (
        <Decision key={weighed.seat} weighed={weighed} shown={seen > at + 1} />
      ))}
    </details>
  )
}
