import { Suspense, useEffect, useState } from 'react'
import { create } from 'zustand'
import type { Company, LiveTable } from '../../shared/wire/protocol.ts'
import { LiveFacts } from '../app/live/LiveCard.tsx'
import { Link, navigate } from '../app/router.tsx'
import { Chairs } from '../app/Tables.tsx'
import { useTitle } from '../app/Title.tsx'
import { useLanguage, useWords } from '../i18n/index.ts'
import { useLiveWordsIfAny } from '../i18n/liveWords.ts'
import { live } from '../session/live.ts'
import { useTalk } from './talk.tsx'
import './onward.css'

/** Seconds until whoever has watched a match is taken along to the next one of the same people. */
const NOTICE = 10

/** It goes on while the ending is put away and looked at again; `at` null: not any more. */
const useLeaving = create<{ readonly to: string; readonly at: number | null }>(() => ({ to: '', at: null }))
const stay = (): void => useLeaving.setState({ at: null })

/** Seconds that are left before they are taken along; null: they stay. */
function useCountdown(to: string): number | null {
  const leaving = useLeaving()
  const [now, setNow] = useState(Date.now)
  const at = leaving.to === to ? leaving.at : now + NOTICE * 1000
  const isDue = at !== null && now >= at
  useEffect(() => {
    if (useLeaving.getState().to !== to) useLeaving.setState({ to, at: Date.now() + NOTICE * 1000 })
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [to])
  useEffect(() => {
    if (!isDue) return
    // Whoever comes back here is not sent away again.
    stay()
    navigate(`/w/${to}`)
  }, [isDue, to])
  return at === null ? null : Math.max(0, Math.min(NOTICE, Math.ceil((at - now) / 1000)))
}

function Rematch({ to }: { to: string }) {
  const { words } = useTalk()
  const said = useLiveWordsIfAny()
  const left = useCountdown(to)
  if (left === null || !said)
    return (
      <Link className="button primary" href={`/w/${to}`}>
        {words.ending.rematchWatch}
      </Link>
    )
  return (
    <div className="onward-notice">
      {/* Said once; not every second. */}
      <p className="visually-hidden" role="status">
        {said.next.rematch(NOTICE)}
      </p>
      <p aria-hidden="true">{said.next.rematch(left)}</p>
      <p className="row">
        <Link className="button primary small" href={`/w/${to}`}>
          {said.next.go}
        </Link>
        <button type="button" className="button small" onClick={stay}>
          {said.next.stay}
        </button>
      </p>
    </div>
  )
}

/** The most watched of all others. */
function useNext({ id, rematch }: Company): LiveTable | null {
  const language = useLanguage()
  const [next, setNext] = useState<LiveTable | null>(null)
  useEffect(() => {
    let wanted = true
    live(language).then(
      all => wanted && setNext(all.find(({ key }) => key !== id && key !== rematch) ?? null),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [language, id, rematch])
  return next
}

/** For whoever has watched to the end: where to look now. */
export function Onward({ company }: { company: Company }) {
  return (
    // What is said there is fetched: nothing else waits for that.
    <Suspense fallback={null}>
      <Ways company={company} />
    </Suspense>
  )
}

function Ways({ company }: { company: Company }) {
  const { lobby, grammar } = useWords()
  const words = useLiveWordsIfAny()
  const next = useNext(company)
  const title = useTitle(next?.game ?? '')
  const { rematch } = company
  const leaving = useLeaving()
  const isLeaving = rematch !== null && (leaving.to !== rematch || leaving.at !== null)
  return (
    <section className="onward" aria-label={words?.next.title}>
      {rematch !== null && <Rematch to={rematch} />}
      {next && words && !isLeaving && (
        <div className="onward-next">
          <h3>{grammar.headed(words.next.title, title)}</h3>
          <LiveFacts table={next} />
          <Chairs listing={{ game: next.game, phase: 'running', chairs: next.chairs }} />
          <Link className="button bright small" href={`/w/${next.key}`}>
            {lobby.watch}
          </Link>
        </div>
      )}
    </section>
  )
}
