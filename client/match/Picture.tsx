import { useEffect, useState } from 'react'
import { useTrouble } from '../app/play.ts'
import { useWords } from '../i18n/index.ts'
import { filmPart } from '../session/api.ts'
import { project, useFilm } from '../session/projector.ts'
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

/** Runs the film by itself as soon as it is there; the answer ends it. */
function roll(key: string): () => void {
  const projector = project(
    { key, part: (viewer, from, until) => filmPart(key, viewer, from, until) },
    { viewer: 'public', at: 0 },
  )
  const ready = ({ shots, busy }: ReturnType<typeof useFilm.getState>): boolean => shots.length > 0 && !busy
  const unwatch = useFilm.subscribe((now, before) => {
    if (ready(now) && !ready(before) && !now.playing && now.at === 0) projector.play()
  })
  return () => {
    unwatch()
    projector.close()
  }
}

function tuneIn(key: string): () => void {
  watchTable(key)
  return leaveTable
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
}

/** A match in a small frame among other things: it is looked at, and nothing else. */
export function Picture({ match, film, label }: PictureProps) {
  const { table } = useWords()
  const say = useTrouble()
  const closed = useTable(({ connection, closed }) => (connection === 'closed' ? closed : null))
  const game = useTable(({ company }) => company?.game)
  const { speech, isOther } = useTableSpeech(film ? outlived : undefined)
  const [failure, setFailure] = useState<StageFailure | null>(null)
  useEffect(() => {
    const giveBack = lendDirector()
    const stop = film ? roll(match) : tuneIn(match)
    useTable.setState({ small: true })
    return () => {
      stop()
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
          <Board insets={INSETS} failure={null} onFail={setFailure} />
          <Voice />
        </SpeechProvider>
      ) : (
        <p className="caption" role="status">
          {table.laying}
        </p>
      )}
    </section>
  )
}
