import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react'
import { REACTIONS, type Reaction } from '../../../shared/wire/protocol.ts'
import { useGalleryWords } from '../../i18n/galleryWords.ts'
import { useTable } from '../../session/table.ts'
import { isCalm } from '../../stage/still.ts'
import { useTalk } from '../talk.tsx'
import { ReactionSign } from './signs.tsx'
import './trickle.css'

/** Of one kind at once: more would be a flood, and its figure says the rest. */
const MOST = 4
/** Milliseconds: as long as a sign is under way, or counts are to be read. */
const SHOWN = 3200
/** … and from one of them to the next. */
const APART = 240

interface Thrown {
  readonly key: number
  readonly reaction: Reaction
  readonly delay: number
  /** From -1 to 1: not all on one line. */
  readonly aside: number
}

/** In turn, so that of many kinds none is lost behind the others. */
function thrown(counts: Partial<Record<Reaction, number>>, first: number): Thrown[] {
  const rounds = Array.from({ length: MOST }, (_, round) => REACTIONS.filter(each => (counts[each] ?? 0) > round))
  return rounds.flat().map((reaction, i) => ({
    key: first + i,
    reaction,
    delay: i * APART,
    aside: Math.sin((first + i) * 2.4),
  }))
}

function Signs() {
  const words = useGalleryWords()
  const { grammar } = useTalk()
  const counts = useTable(state => state.reactions)
  const [signs, setSigns] = useState<readonly Thrown[]>([])
  const [calm, setCalm] = useState<typeof counts>(null)
  const next = useRef(0)
  useEffect(() => {
    if (!counts) return
    setCalm(counts)
    const fresh = isCalm() ? [] : thrown(counts, next.current)
    next.current += fresh.length
    setSigns(before => [...before, ...fresh])
    const done = SHOWN + fresh.length * APART
    const timer = setTimeout(() => setCalm(now => (now === counts ? null : now)), done)
    return () => clearTimeout(timer)
  }, [counts])
  const told = REACTIONS.flatMap(each => {
    const count = calm?.[each] ?? 0
    return count > 0 && words ? [words.counted(words.reactions[each], count)] : []
  })
  return (
    <section className="trickle" aria-label={words?.react}>
      <p className="visually-hidden">{grammar.row(told)}</p>
      <div aria-hidden="true">
        {isCalm() && calm
          ? REACTIONS.filter(each => (calm[each] ?? 0) > 0).map(each => (
              <span key={each} className="trickle-count">
                <ReactionSign of={each} />
                {calm[each]}
              </span>
            ))
          : signs.map(({ key, reaction, delay, aside }) => (
              <span
                key={key}
                className="trickle-sign"
                style={{ animationDelay: `${delay}ms`, '--aside': aside } as CSSProperties}
                onAnimationEnd={() => setSigns(now => now.filter(each => each.key !== key))}
              >
                <ReactionSign of={reaction} />
              </span>
            ))}
      </div>
    </section>
  )
}

/** How those who watch react, at the rim of the stage. */
export function Trickle() {
  return (
    <Suspense fallback={null}>
      <Signs />
    </Suspense>
  )
}
