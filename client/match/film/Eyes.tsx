import type { SeatSpec } from '../../../shared/kernel/game.ts'
import type { Speech } from '../../../shared/words/speech.ts'
import type { ReplayWords } from '../../i18n/replay.ts'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { useTalk } from '../talk.tsx'
import './eyes.css'

const nameOf = (viewer: string, seats: readonly SeatSpec[], speech: Speech, words: ReplayWords): string => {
  if (viewer === 'public') return words.public
  if (viewer === 'all') return words.all
  const [first, ...more] = seats.filter(({ side }) => side === viewer)
  if (!first || more.length === 0) return speech.seat(first?.seat ?? viewer)
  return speech.team?.(viewer) ?? viewer
}

interface EyesProps {
  readonly viewers: Iterable<string>
  readonly viewer: string
  readonly seats: readonly SeatSpec[]
  readonly look: (viewer: string) => void
}

/** Through whose eyes. */
export function Eyes({ viewers, viewer, seats, look }: EyesProps) {
  const replay = useReplayWords()
  const { speech } = useTalk()
  return (
    <fieldset className="film-eyes">
      <legend>{replay.eyes}</legend>
      {[...viewers].map(each => (
        <label key={each} data-on={each === viewer}>
          <input
            type="radio"
            className="visually-hidden"
            name="eyes"
            checked={each === viewer}
            onChange={() => look(each)}
          />
          {nameOf(each, seats, speech, replay)}
        </label>
      ))}
    </fieldset>
  )
}
