import { KINDS } from '../../games/puzzles.ts'
import { useDailyWordsIfAny } from '../../i18n/dailyWords.ts'
import { dateOf, dayAt, doneOf, pathOf } from '../../session/daily.ts'
import { Link } from '../router.tsx'
import './invitation.css'

/** Today's cases in the window of the front page. */
export function Invitation() {
  const daily = useDailyWordsIfAny()
  if (!daily) return null
  const today = dayAt(Date.now())
  return (
    <section className="panel stack invitation" aria-labelledby="daily">
      <div className="row spread">
        <h2 id="daily">{daily.title}</h2>
        <p className="facts">{daily.day(today, dateOf(today))}</p>
      </div>
      <p>{daily.invitation}</p>
      <p className="row">
        {KINDS.map(kind => {
          const done = doneOf(kind)[today]
          return (
            <Link key={kind} className="button" href={pathOf(kind)}>
              {done ? `${daily.kinds[kind]} · ${daily.score(done.score)}` : daily.kinds[kind]}
            </Link>
          )
        })}
      </p>
    </section>
  )
}
