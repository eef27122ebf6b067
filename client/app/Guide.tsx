import { useEffect, useState } from 'react'
import type { Lesson, LessonWords } from '../games/contract.ts'
import { CLIENT_GAMES } from '../games/registry.ts'
import { useLanguage, useWords } from '../i18n/index.ts'
import { changeGuide, UNTOUCHED, useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { lessonAt } from './lessons.ts'
import './guide.css'

interface Course {
  readonly lessons: readonly Lesson[]
  readonly words: Readonly<Record<string, LessonWords>>
}

/** Whoever was never guided, and is not now, need not fetch it. */
function useCourse(game: string, isNeeded: boolean): Course | null {
  const language = useLanguage()
  const [course, setCourse] = useState<Course | null>(null)
  useEffect(() => {
    let wanted = isNeeded
    const load = async (): Promise<void> => {
      const own = Object.hasOwn(CLIENT_GAMES, game) ? CLIENT_GAMES[game] : undefined
      const [lessons, words] = await Promise.all([own?.lessons?.(), own?.lessonWords?.(language)])
      if (wanted && lessons && words) setCourse({ lessons, words })
    }
    if (wanted) load().catch(() => {})
    return () => {
      wanted = false
    }
  }, [game, language, isNeeded])
  return course
}

interface GuideProps {
  readonly game: string
  /** Opens the rules, at a section; without it the rules open in another tab. */
  openRules?(section: string): void
  /** Where the keyboard goes when there is nothing more to explain for now. */
  rest?(): void
}

/** The guided first match: one thing at a time, when it first happens, until it has been understood. */
export function Guide({ game, openRules, rest }: GuideProps) {
  const { guide } = useWords()
  const { on, seen } = useSettings(({ guide }) => guide[game] ?? UNTOUCHED)
  const course = useCourse(game, on || seen.length > 0)
  const table = useTable()
  const [lesson, setLesson] = useState<Lesson | null>(null)
  const shown = on && course ? lessonAt(table, course.lessons, seen, lesson) : null
  useEffect(() => {
    if (!shown || shown === lesson) return
    setLesson(shown)
    const { moment, seats } = useTable.getState()
    const focus = moment && shown.focus?.({ view: moment.view, seats })
    if (focus) useTable.setState({ focus })
  }, [shown, lesson])

  if (isVeiled(table) || !course || course.lessons.length === 0) return null
  if (!on)
    return seen.length === 0 || seen.length >= course.lessons.length ? null : (
      <button type="button" className="button small guide-resume" onClick={() => changeGuide(game, { on: true })}>
        {guide.resume}
      </button>
    )
  const words = shown && course.words[shown.id]
  if (!words) return null
  const { moment, seats } = table
  const reader = moment && words.reader?.({ view: moment.view, seats })

  const done = (staysOn: boolean): void => {
    const now = [...seen, shown.id]
    const left = course.lessons.some(({ id }) => !now.includes(id))
    changeGuide(game, { seen: now, on: staysOn && left })
    useTable.setState({ focus: null })
    // The button that was pressed is gone, unless it belongs to the next lesson now.
    if (!staysOn || !lessonAt(table, course.lessons, now, null)) rest?.()
  }
  return (
    <aside className="guide caption" aria-label={guide.label}>
      <div role="status">
        <h2>{words.title}</h2>
        {reader && <p>{reader}</p>}
        <p>{words.text}</p>
      </div>
      <p className="row">
        <button type="button" className="button primary small" onClick={() => done(true)}>
          {guide.gotIt}
        </button>
        {shown.section && <More game={game} section={shown.section} openRules={openRules} />}
        <button type="button" className="link" onClick={() => done(false)}>
          {guide.leave}
        </button>
        <span className="far">{guide.progress(seen.length + 1, course.lessons.length)}</span>
      </p>
    </aside>
  )
}

function More({ game, section, openRules }: { game: string; section: string; openRules: GuideProps['openRules'] }) {
  const { guide } = useWords()
  if (openRules)
    return (
      <button type="button" className="link" onClick={() => openRules(section)}>
        {guide.more}
      </button>
    )
  return (
    <a className="link" href={`/rules/${game}#${section}`} target="_blank" rel="noreferrer">
      {guide.more}
    </a>
  )
}
