import { useEffect, useState } from 'react'
import type { Shot } from '../../../shared/match/film.ts'
import type { Replaying } from '../../games/contract.ts'
import { useLanguage, useWords } from '../../i18n/index.ts'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { type Projector, useFilm } from '../../session/projector.ts'
import { isSolo } from '../../session/solo/key.ts'
import { Dialog } from '../Dialog.tsx'
import { Costs } from './Costs.tsx'
import { useReplaying } from './chapters.ts'

type Films = Readonly<Record<string, readonly Shot[]>>

/** What the game has to tell with everything open, at the moment on show. */
function Told({ projector, replaying }: { projector: Projector; replaying: Replaying }) {
  const replay = useReplayWords()
  const language = useLanguage()
  const at = useFilm(state => state.at)
  const [films, setFilms] = useState<Films | 'failed' | null>(null)
  const { needs, Reveal: Shown } = replaying
  useEffect(() => {
    let wanted = true
    Promise.all(needs.map(async viewer => [viewer, await projector.whole(viewer)] as const))
      .then(found => wanted && setFilms(Object.fromEntries(found)))
      .catch(() => wanted && setFilms('failed'))
    return () => {
      wanted = false
    }
  }, [projector, needs])
  if (films === null || films === 'failed')
    return (
      <p className="hint" role="status">
        {films === null ? replay.reveal.busy : replay.reveal.failed}
      </p>
    )
  return Shown ? <Shown films={films} at={at} language={language} /> : null
}

/** For whoever has asked to be shown everything. */
export function Reveal({ projector, match }: { projector: Projector; match: string | null }) {
  const replay = useReplayWords()
  const { shell } = useWords()
  const found = useReplaying()
  const [open, setOpen] = useState(false)
  if (!found?.replaying.Reveal) return null
  return (
    <>
      <button type="button" className="button primary" onClick={() => setOpen(true)}>
        {replay.reveal.open}
      </button>
      {open && (
        <Dialog title={replay.reveal.open} className="wide" sheet={shell.close} onClose={() => setOpen(false)}>
          <Told projector={projector} replaying={found.replaying} />
          {match !== null && !isSolo(match) && (
            <Costs
              match={match}
              go={at => {
                setOpen(false)
                void projector.go(at)
              }}
            />
          )}
        </Dialog>
      )}
    </>
  )
}
