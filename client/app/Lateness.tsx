import { type ReactNode, Suspense } from 'react'
import { DELAYS, type Delay } from '../../shared/wire/protocol.ts'
import { useBroadcastWords } from '../i18n/broadcastWords.ts'
import { Choose } from './Choose.tsx'

interface LatenessProps {
  readonly delay: Delay
  readonly choose: (delay: Delay) => void
}

/** Its words are fetched: nothing else waits for them. */
const waiting = (Shown: (props: LatenessProps) => ReactNode) => (props: LatenessProps) => (
  <Suspense fallback={null}>
    <Shown {...props} />
  </Suspense>
)

function Choosing({ delay, choose }: LatenessProps) {
  const words = useBroadcastWords()
  return (
    words && (
      <Choose
        legend={words.watched}
        values={DELAYS}
        value={delay}
        say={words.late}
        hint={words.lateHint}
        choose={choose}
      />
    )
  )
}

function Folded(props: LatenessProps) {
  const words = useBroadcastWords()
  return (
    words && (
      <details className="panel">
        <summary>{words.seen(props.delay)}</summary>
        <Choosing {...props} />
      </details>
    )
  )
}

/** How late whoever watches is to see it. */
export const Lateness = waiting(Choosing)
/** The same in the waiting room, folded away. */
export const HostsLateness = waiting(Folded)
