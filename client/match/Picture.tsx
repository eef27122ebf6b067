import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTrouble } from '../app/play.ts'
import { useWords } from '../i18n/index.ts'
import { filmPart } from '../session/api.ts'
import { type Projector, project, useFilm } from '../session/projector.ts'
import { leaveTable, watchTable } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { useAir } from '../stage/director/air.ts'
import type { StageFailure } from '../stage/index.tsx'
import { Board } from './Board.tsx'
import { outlived } from './film/outlived.ts'
import { useTableSpeech } from './speechHere.ts'
import { SpeechProvider } from './talk.tsx'
import { Voice } from './Voice.tsx'
import { hasWebGL2 } from './webgl.ts'
import './picture.css'

const INSETS = { top: 0, right: 0, bottom: 0, left: 0 }

interface Rolling {
  /** Null: it is no film. */
  readonly projector: Projector | null
  stop(): void
}

/** Runs the film by itself as soon as it is there. */
function roll(key: string): Rolling {
  const projector = project(
    { key, part: (viewer, from, until) => filmPart(key, viewer, from, until) },
    { viewer: 'public', at: 0 },
  )
  const ready = ({ shots, busy }: ReturnType<typeof useFilm.getState>): boolean => shots.length > 0 && !busy
  const unwatch = useFilm.subscribe((now, before) => {
    if (ready(now) && !ready(before) && !now.playing && now.at === 0) projector.play()
  })
  const stop = (): void => {
    unwatch()
    projector.close()
  }
  return { projector, stop }
}

function tuneIn(key: string): Rolling {
  watchTable(key)
  return { projector: null, stop: leaveTable }
}

/** Whoever looks at a small picture has no camera in hand; what they chose for others is as it was. */
function lendDirector(): () => void {
  const { camera } = useAir.getState()
  useAir.setState({ camera: 'director' })
  return () => useAir.setState({ camera })
}

interface PictureProps {
  /** Its key for watching. */
  readonly match: string
  readonly film: boolean
  readonly label: string
  /** Pixels at its upper edge that something else lies over. */
  readonly top?: number
  /** What is pressed beside it; a film can be halted. */
  readonly controls?: (projector: Projector | null) => ReactNode
}

/** A match in a small frame among other things: it is looked at, and nothing else. */
export function Picture({ match, film, label, top = 0, controls }: PictureProps) {
  const insets = useMemo(() => ({ ...INSETS, top }), [top])
  const { table } = useWords()
  const say = useTrouble()
  const closed = useTable(({ connection, closed }) => (connection === 'closed' ? closed : null))
  const game = useTable(({ company }) => company?.game)
  const { speech, isOther } = useTableSpeech(film ? outlived : undefined)
  const [failure, setFailure] = useState<StageFailure | null>(null)
  const [projector, setProjector] = useState<Projector | null>(null)
  useEffect(() => {
    const giveBack = lendDirector()
    const rolling = film ? roll(match) : tuneIn(match)
    setProjector(rolling.projector)
    useTable.setState({ small: true })
    return () => {
      rolling.stop()
      giveBack()
    }
  }, [match, film])
  const stage = failure === null && hasWebGL2()
  const wrong = closed ? say(closed) : !stage ? table.plain.stageFailed : isOther && !film ? say('retired') : null
  return (
    <section className="picture" data-theme={game} aria-label={label}>
      {wrong !== null ? (
        <p className="caption" role="alert">
          {wrong}
        </p>
      ) : speech ? (
        <SpeechProvider value={speech}>
          <Board insets={insets} failure={null} onFail={setFailure} />
          <Voice />
        </SpeechProvider>
      ) : (
        <p className="caption" role="status">
          {table.laying}
        </p>
      )}
      {controls?.(projector)}
    </section>
  )
}
