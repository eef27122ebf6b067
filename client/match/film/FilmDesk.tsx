import { useState } from 'react'
import type { SeatSpec } from '../../../shared/kernel/game.ts'
import { Copy } from '../../app/Copy.tsx'
import { Fairness } from '../../app/Deal.tsx'
import { CopyFrame } from '../../app/embed/CopyFrame.tsx'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { type Projector, useFilm } from '../../session/projector.ts'
import { isSolo } from '../../session/solo/key.ts'
import { useTable } from '../../session/table.ts'
import { useTalk } from '../talk.tsx'
import { Advice } from './Advice.tsx'
import { Branch } from './Branch.tsx'
import { useChapters } from './chapters.ts'
import { Eyes } from './Eyes.tsx'
import { Reveal } from './Reveal.tsx'
import { Share } from './Share.tsx'

/** Through whose eyes it is shown. */
function FilmEyes({ projector }: { projector: Projector }) {
  const viewer = useFilm(state => state.viewer)
  const viewers = useFilm(state => state.viewers)
  const seats = useTable(state => state.film?.seats ?? NONE)
  return <Eyes viewers={viewers} viewer={viewer} seats={seats} look={each => void projector.look(each)} />
}
const NONE: readonly SeatSpec[] = []

/** The scenes so far, to go back to. */
function Scenes({ projector }: { projector: Projector }) {
  const replay = useReplayWords()
  const { speech } = useTalk()
  const chapters = useChapters()
  const shots = useFilm(state => state.shots)
  const at = useFilm(state => state.at)
  const [open, setOpen] = useState(false)
  const now = chapters.findLast(chapter => chapter.at <= at)
  return (
    <details className="film-scenes" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {replay.chapters} <span aria-hidden="true">{chapters.length > 0 ? chapters.length : ''}</span>
      </summary>
      {chapters.length === 0 ? (
        <p className="hint">{replay.noChapters}</p>
      ) : (
        <ol>
          {chapters.map(chapter => (
            <li key={`${chapter.at} ${chapter.kind}`}>
              <button
                type="button"
                className="film-scene"
                aria-current={chapter === now ? 'true' : undefined}
                onClick={() => void projector.go(chapter.at)}
              >
                <b>{chapter.name}</b>
                {chapter.seat !== undefined && <span>{speech.seat(chapter.seat)}</span>}
                <small>{replay.at(chapter.at, null, shots[chapter.at]?.round ?? 1)}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}

export interface FilmDeskProps {
  readonly projector: Projector
  /** The match's key for watching, and the address of what is on show; null: it is a file and has neither. */
  readonly match: string | null
  readonly address: string
  readonly download: () => Promise<void>
}

/** Beside the film: through whose eyes, what has happened, what stays covered. */
export function FilmDesk({ projector, match, address, download }: FilmDeskProps) {
  const replay = useReplayWords()
  const whole = useFilm(state => state.whole)
  const played = useFilm(state => state.played)
  const [busy, setBusy] = useState(false)
  const shared = match !== null && !isSolo(match)
  const fetch = async (): Promise<void> => {
    setBusy(true)
    await download().finally(() => setBusy(false))
  }
  return (
    <section className="film-desk" aria-label={replay.title}>
      <FilmEyes projector={projector} />
      {!whole && (
        <p className="film-cover">
          {replay.covered}
          <button type="button" className="button small" onClick={() => void projector.showAll()}>
            {replay.showAll}
          </button>
        </p>
      )}
      <Scenes projector={projector} />
      {shared && <Advice match={match} />}
      {whole && <Reveal projector={projector} match={shared ? match : null} />}
      <Share projector={projector} />
      <div className="row">
        {shared && <Branch match={match} />}
        {shared && <Copy text={address} label={replay.copyLink} />}
        {shared && <CopyFrame match={match} />}
        <button type="button" className="button" disabled={busy} onClick={() => void fetch()}>
          {replay.download}
        </button>
      </div>
      <p className="hint">{replay.played(played)}</p>
      {whole && match !== null && <Fairness match={match} />}
    </section>
  )
}
