import { DELAYS, type Delay } from '../../shared/wire/protocol.ts'
import { useBroadcastWords } from '../i18n/broadcastWords.ts'
import { Choose } from './Choose.tsx'

interface LatenessProps {
  readonly delay: Delay
  readonly choose: (delay: Delay) => void
}

/** How late whoever watches is to see it. */
export function Lateness({ delay, choose }: LatenessProps) {
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

/** The same in the waiting room, folded away. */
export function HostsLateness(props: LatenessProps) {
  const words = useBroadcastWords()
  return (
    words && (
      <details className="panel">
        <summary>{words.seen(props.delay)}</summary>
        <Lateness {...props} />
      </details>
    )
  )
}
