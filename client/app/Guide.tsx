import { useEffect, useRef, useState } from 'react'
import type { Lesson, LessonWords, Sentence } from '../games/contract.ts'
import { CLIENT_GAMES } from '../games/registry.ts'
import { useLanguage, useWords } from '../i18n/index.ts'
import { changeGuide, UNTOUCHED, useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { type Explained, isDone, lessonAt, progressOf } from './lessons.ts'
import { hrefOf } from './router.tsx'
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

/** The guided first match: one thing at a time, when it first happens, until it is understood or done. */
export function Guide({ game, openRules, rest }: GuideProps) {
  const { guide } = useWords()
  const { on, seen } = useSettings(({ guide }) => guide[game] ?? UNTOUCHED)
  const course = useCourse(game, on || seen.length > 0)
  const table = useTable()
  const [last, setLast] = useState<Explained | null>(null)
  const shown = on && course ? lessonAt(table, course.lessons, seen, last) : null
  const isVeil = isVeiled(table)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown && shown !== last) setLast(shown)
  }, [shown, last])
  const gone = last && on && !isVeil && !seen.includes(last.lesson.id) && isDone(table, last) ? last.lesson.id : null
  useEffect(() => {
    if (gone !== null) changeGuide(game, { seen: [...seen, gone] })
  }, [gone, seen, game])
  useEffect(() => {
    // Each is read from its beginning, and whoever has only keys must reach what they can scroll.
    text.current?.scrollTo(0, 0)
    if (text.current) text.current.tabIndex = 0
    const focus = shown?.lesson.focus?.(shown.now) ?? null
    if (focus === null) return
    useTable.setState({ focus })
    // However it ends, the camera goes back to what is asked.
    return () => useTable.setState({ focus: null })
  }, [shown])

  const { moment, seats, company } = table
  if (isVeil || !course || !moment || company?.phase === 'over') return null
  const { read, all } = progressOf(course.lessons, seen, { view: moment.view, seats })
  if (!on)
    return seen.length === 0 || read === all ? null : (
      <button type="button" className="button small guide-resume" onClick={() => changeGuide(game, { on: true })}>
        {guide.resume}
      </button>
    )
  const words = shown && course.words[shown.lesson.id]
  if (!words) return null
  const { lesson, now } = shown
  const say = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(now))

  const done = (staysOn: boolean): void => {
    const all = [...seen, lesson.id]
    changeGuide(game, { seen: all, on: staysOn && course.lessons.some(({ id }) => !all.includes(id)) })
    // The button that was pressed is gone, unless it belongs to the next lesson now.
    if (!staysOn || !lessonAt(table, course.lessons, all, shown)) rest?.()
  }
  return (
    <aside className="guide caption" aria-label={guide.label}>
      <span className="far">{guide.progress(read + 1, all)}</span>
      <div className="guide-lesson" role="status">
        <div ref={text} className="guide-text">
          <h2>{words.title}</h2>
          {words.reader && <p>{words.reader(now)}</p>}
          <p>{say(words.text)}</p>
        </div>
        <p className="guide-next">{say(words.next)}</p>
      </div>
      <p className="row">
        <button type="button" className="button primary small" onClick={() => done(true)}>
          {guide.gotIt}
        </button>
        {lesson.section && <More game={game} section={lesson.section} openRules={openRules} />}
        <button type="button" className="link" onClick={() => done(false)}>
          {guide.leave}
        </button>
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
    <a className="link" href={hrefOf(`/rules/${game}#${section}`)} target="_blank" rel="noreferrer">
      {guide.more}
    </a>
  )
}
