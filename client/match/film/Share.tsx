import { useEffect, useRef, useState } from 'react'
import { save } from '../../app/save.ts'
import { useWords } from '../../i18n/index.ts'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { typeReady } from '../../kit/art/lettering.ts'
import { type Projector, useFilm } from '../../session/projector.ts'
import { useTable } from '../../session/table.ts'
import { theLens } from '../../stage/lens.ts'
import { isSpoken, type Sentence, sentencesOf } from '../chronicle.ts'
import { Dialog } from '../Dialog.tsx'
import { useScribe, useTalk } from '../talk.tsx'
import { useChapters } from './chapters.ts'
import { type Clip, canRecord, record } from './clip.ts'
import { bestMoments } from './moments.ts'
import { comic, type Format, inksNow, type Panel, pngOf, still } from './picture.ts'

/** Finer than the screen: pictures are looked at closely. */
const FINER = 2
/** A stage that does not come to rest is taken as it is. */
const PATIENCE = 4000

const frame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => resolve()))

async function settled(): Promise<void> {
  const began = performance.now()
  // What has just been shown is drawn in the next frames.
  for (let n = 0; n < 3; n++) await frame()
  while (theLens()?.settled === false && performance.now() - began < PATIENCE) await frame()
}

/** What happened at a shot, as the log tells it. */
function useTold(): (at: number) => readonly Sentence[] {
  const scribe = useScribe()
  const shots = useFilm(state => state.shots)
  return at => {
    if (!scribe) return []
    const places = new Set(scribe.speech.places(scribe.view))
    return (shots[at]?.lines ?? []).flatMap(line => sentencesOf(line, scribe, places)).filter(isSpoken)
  }
}

/** A caption has room for so many sentences. */
const SENTENCES = 2

/** What the comic page came out as, to be looked at and kept. */
function Page({ canvas, title, onClose }: { canvas: HTMLCanvasElement; title: string; onClose: () => void }) {
  const replay = useReplayWords()
  const { shell } = useWords()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    void pngOf(canvas).then(blob => {
      made = URL.createObjectURL(blob)
      setUrl(made)
    })
    return () => {
      if (made) URL.revokeObjectURL(made)
    }
  }, [canvas])
  const download = async (): Promise<void> => save(await pngOf(canvas), 'tavolo-nero-comic.png')
  return (
    <Dialog title={replay.share.comic} className="wide film-comic" sheet={shell.close} onClose={onClose}>
      {url && <img src={url} alt={replay.share.alt(title)} />}
      <div className="row no-print">
        <button type="button" className="button primary" onClick={() => void download()}>
          {replay.share.download}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {replay.share.print}
        </button>
      </div>
    </Dialog>
  )
}

/** Stills, a clip and the comic page, made here. */
export function Share({ projector }: { projector: Projector }) {
  const replay = useReplayWords()
  const { grammar } = useWords()
  const { speech } = useTalk()
  const staged = useTable(state => state.staged)
  const at = useFilm(state => state.at)
  const shots = useFilm(state => state.shots)
  const chapters = useChapters()
  const told = useTold()
  const clip = useRef<Clip | null>(null)
  const [recording, setRecording] = useState(false)
  const [making, setMaking] = useState<{ panel: number; of: number } | null>(null)
  const [page, setPage] = useState<HTMLCanvasElement | null>(null)
  const { title } = speech
  const { credit } = replay.share
  const textAt = (shot: number): string =>
    grammar.sentences(
      told(shot)
        .slice(0, SENTENCES)
        .map(({ text }) => text),
    )

  const takeStill = async (format: Format): Promise<void> => {
    const text = textAt(at)
    await typeReady(title + text + credit)
    const picture = theLens()?.shoot(FINER)
    if (picture)
      save(await pngOf(still(picture, format, { title, text, credit }, inksNow())), `tavolo-nero-${format}.png`)
  }

  const toggle = async (): Promise<void> => {
    const { current } = clip
    const lens = theLens()
    if (!current && lens) {
      clip.current = record(lens.canvas)
      setRecording(true)
      projector.play()
    } else if (current) {
      clip.current = null
      setRecording(false)
      projector.pause()
      const { blob, extension } = await current.stop()
      save(blob, `tavolo-nero.${extension}`)
    }
  }

  const draw = async (): Promise<void> => {
    projector.pause()
    const moments = bestMoments(chapters, shots.length - 1)
    const panels: Panel[] = []
    for (const [i, moment] of moments.entries()) {
      setMaking({ panel: i + 1, of: moments.length })
      await projector.go(moment)
      await settled()
      const lens = theLens()
      if (!lens) break
      const about = told(moment).find(sentence => sentence.about !== null)?.about
      panels.push({ picture: lens.shoot(FINER), at: about == null ? null : lens.find(about), text: textAt(moment) })
    }
    await projector.go(at)
    const text = grammar.list((useTable.getState().company?.chairs ?? []).flatMap(({ person }) => person?.name ?? []))
    await typeReady(title + text + credit + panels.map(panel => panel.text).join(''))
    setMaking(null)
    setPage(comic(panels, { title, text, credit }, inksNow()))
  }

  if (!staged) return <p className="hint">{replay.share.noStage}</p>
  return (
    <details className="film-scenes">
      <summary>{replay.share.title}</summary>
      <div className="row">
        <button type="button" className="button" onClick={() => void takeStill('wide')}>
          {replay.share.wide}
        </button>
        <button type="button" className="button" onClick={() => void takeStill('tall')}>
          {replay.share.tall}
        </button>
        {canRecord() && (
          <button type="button" className="button" aria-pressed={recording} onClick={() => void toggle()}>
            {recording ? replay.share.stop : replay.share.record}
          </button>
        )}
        <button type="button" className="button" disabled={making !== null} onClick={() => void draw()}>
          {replay.share.comic}
        </button>
      </div>
      <p role="status" className="hint">
        {making && replay.share.making(making.panel, making.of)}
      </p>
      {page && <Page canvas={page} title={title} onClose={() => setPage(null)} />}
    </details>
  )
}
