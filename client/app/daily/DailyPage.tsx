import { type ComponentType, useEffect, useState } from 'react'
import type { PuzzleProps, Solved } from '../../games/puzzle.ts'
import { KINDS, PUZZLES, type PuzzleKind } from '../../games/puzzles.ts'
import { useDailyWords } from '../../i18n/dailyWords.ts'
import { useLanguage, useWords } from '../../i18n/index.ts'
import {
  answerOn,
  askedOn,
  caseOf,
  type Days,
  type Done,
  dateOf,
  dayAt,
  doneOf,
  keepDone,
  pathOf,
} from '../../session/daily.ts'
import { Copy } from '../Copy.tsx'
import { Frame, useTheme } from '../Frame.tsx'
import { NotFound } from '../Plain.tsx'
import { hrefOf, Link } from '../router.tsx'
import './dailyPage.css'

interface Asked {
  readonly position: unknown
  readonly Puzzle: ComponentType<PuzzleProps>
  solve(answer: unknown, made: unknown): Solved
}

/** The position, and the answer once there is something to answer to. */
function useCase(kind: PuzzleKind, day: number, made: boolean) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [answer, setAnswer] = useState<unknown>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    Promise.all([askedOn(kind, day), PUZZLES[kind].view()]).then(
      ([position, view]) => wanted && setAsked({ ...view, position }),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [kind, day])
  useEffect(() => {
    if (!made) return
    let wanted = true
    answerOn(kind, day).then(
      found => wanted && setAnswer(found),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [kind, day, made])
  return { asked, answer, failed }
}

/** What can be sent to friends: how well, and nothing of how. */
function Result({ kind, day, done }: { kind: PuzzleKind; day: number; done: Done }) {
  const daily = useDailyWords()
  const text = `${daily.shared(daily.kinds[kind], day, done.score)} ${done.signs}\n${location.origin}${hrefOf(pathOf(kind, day))}`
  return (
    <div className="daily-result">
      <p>
        <strong>{daily.score(done.score)}</strong>
      </p>
      <p className="hint">{daily.how}</p>
      <Copy text={text} label={daily.share} />
    </div>
  )
}

function Case({ kind, day }: { kind: PuzzleKind; day: number }) {
  const daily = useDailyWords()
  const { shell } = useWords()
  const language = useLanguage()
  const [days, setDays] = useState(() => doneOf(kind))
  const [made, setMade] = useState<unknown>(() => doneOf(kind)[day]?.made ?? null)
  const { asked, answer, failed } = useCase(kind, day, made !== null)
  const done = days[day]
  useEffect(() => {
    if (!asked || made === null || answer === null || done) return
    setDays(keepDone(kind, day, { ...asked.solve(answer, made), made }))
  }, [kind, day, asked, answer, made, done])
  return (
    <>
      <section className="panel stack" aria-label={daily.kinds[kind]}>
        <p className="facts">{daily.day(day, dateOf(day))}</p>
        <div role="status">{done && answer !== null && <Result kind={kind} day={day} done={done} />}</div>
        {failed ? (
          <p className="wrong" role="alert">
            {daily.failed}
          </p>
        ) : asked ? (
          <asked.Puzzle position={asked.position} answer={answer} made={made} language={language} onAnswer={setMade} />
        ) : (
          <p className="hint">{shell.loading}</p>
        )}
      </section>
      <Past kind={kind} day={day} days={days} />
    </>
  )
}

/** Every day there has been, the latest first, and what this device made of it. */
function Past({ kind, day, days }: { kind: PuzzleKind; day: number; days: Days }) {
  const daily = useDailyWords()
  const today = dayAt(Date.now())
  const scores = Object.values(days).map(({ score }) => score)
  const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length
  return (
    <details className="panel daily-past">
      <summary>{daily.past}</summary>
      {scores.length > 0 && <p>{daily.kept(scores.length, Math.round(mean))}</p>}
      <ol reversed start={today}>
        {Array.from({ length: today }, (_, n) => today - n).map(each => (
          <li key={each}>
            <Link
              href={each === today ? pathOf(kind) : pathOf(kind, each)}
              aria-current={each === day ? 'page' : undefined}
            >
              {each === today ? daily.today : daily.day(each, dateOf(each))}
            </Link>{' '}
            <span className="hint">{days[each] ? daily.score(days[each].score) : daily.open}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The cases of a day. */
export function DailyPage({ kind: name, day: number }: { kind: string; day: string | null }) {
  const daily = useDailyWords()
  const found = caseOf(name, number, Date.now())
  useTheme(found && PUZZLES[found.kind].game)
  if (!found) return <NotFound />
  const { kind, day } = found
  return (
    <Frame title={daily.title} lead={daily.lead}>
      <nav className="drawers" aria-label={daily.which}>
        {KINDS.map(each => (
          <Link
            key={each}
            href={pathOf(each, day === dayAt(Date.now()) ? undefined : day)}
            aria-current={each === kind ? 'page' : undefined}
          >
            {daily.kinds[each]}
          </Link>
        ))}
      </nav>
      <Case key={`${kind} ${day}`} kind={kind} day={day} />
    </Frame>
  )
}
