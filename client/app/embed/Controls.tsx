import { useEmbedWords } from '../../i18n/embedWords.ts'
import { Sign, SignButton } from '../../match/Sign.tsx'
import { type Projector, useFilm } from '../../session/projector.ts'

/** Runs or stands; what is live only stops. */
function Play({ projector, onStop }: { projector: Projector | null; onStop: () => void }) {
  const words = useEmbedWords()
  const playing = useFilm(state => state.playing)
  const over = useFilm(({ whole, at, shots }) => whole && at >= shots.length - 1)
  if (!projector)
    return (
      <SignButton label={words.stop} onClick={onStop}>
        <Sign>
          <path d="M6 6h12v12H6z" fill="currentColor" />
        </Sign>
      </SignButton>
    )
  return (
    <SignButton
      label={playing ? words.pause : over ? words.again : words.play}
      onClick={playing ? projector.pause : projector.play}
    >
      <Sign>
        {playing ? <path d="M8 4v16M16 4v16" strokeWidth="4" /> : <path d="M6 3l15 9-15 9z" fill="currentColor" />}
      </Sign>
    </SignButton>
  )
}

interface ControlsProps {
  readonly projector: Projector | null
  /** Where the whole of it is. */
  readonly whole: string
  readonly onStop: () => void
}

/** Beside the caption: a small picture makes no sound. */
export function Controls({ projector, whole, onStop }: ControlsProps) {
  const words = useEmbedWords()
  return (
    <div className="embed-controls">
      <Play projector={projector} onStop={onStop} />
      <a
        className="button quiet small"
        href={whole}
        target="_blank"
        rel="noopener"
        aria-label={words.open}
        title={words.open}
      >
        <Sign>
          <path d="M10 5H4v15h15v-6M13 4h7v7M20 4l-9 9" />
        </Sign>
      </a>
    </div>
  )
}
