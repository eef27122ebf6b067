import { useEffect, useRef, useState } from 'react'
import type { Shot } from '../../../shared/match/film.ts'
import { save } from '../../app/save.ts'
import { useWords } from '../../i18n/index.ts'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { typeReady } from '../../kit/art/lettering.ts'
import { type Projector, useFilm } from '../../session/projector.ts'
import { useTable } from '../../session/table.ts'
import { type Lens, theLens } from '../../stage/lens.ts'
import { isSpoken, type Sentence, sentencesOf } from '../chronicle.ts'
import { Dialog } from '../Dialog.tsx'
import { useScribe, useTalk } from '../talk.tsx'
import { useChapters } from './chapters.ts'
import { type Clip, canRecord, record } from './clip.ts'
import { comic, type Panel } from './comic.ts'
import { bestMoments, CUT, worthSeeing } from './moments.ts'
import { type Caption, type Format, inksNow, pngOf, still } from './picture.ts'

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

/** What happened, as the log tells it: where something was worth seeing, that alone. */
function useTold(): (shown: Pick<Shot, 'lines' | 'view'> | undefined) => readonly Sentence[] {
  const scribe = useScribe()
  return shown => {
    if (!scribe || !shown) return []
    const places = new Set(scribe.speech.places(scribe.view))
    const seen = shown.lines.flatMap(line => worthSeeing(line, shown.view))
    const told = seen.length > 0 ? seen : shown.lines
    return told.flatMap(line => sentencesOf(line, scribe, places)).filter(isSpoken)
  }
}

/** A caption has room for so much: another sentence is told where both are no longer. A Chinese sign takes two letters. */
const LETTERS = 110
const lengthOf = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)

/** What a card says can be read on it. */
const unquoted = (text: string): string =>
  text.replace(/ ?: ?[“«][^”»]*[”»]\.?/u, '.').replace(/：「[^」]*」。?/u, '。')

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
  const clip = useRef<Promise<Clip> | null>(null)
  const [recording, setRecording] = useState(false)
  const [making, setMaking] = useState<{ panel: number; of: number } | null>(null)
  const [page, setPage] = useState<HTMLCanvasElement | null>(null)
  const { title } = speech
  const { credit } = replay.share
  const textOf = (shown: Pick<Shot, 'lines' | 'view'> | undefined): string => {
    const [first = '', ...more] = told(shown).map(({ text }) => (lengthOf(text) > LETTERS ? unquoted(text) : text))
    const both = grammar.sentences([first, ...more.slice(0, 1)])
    return lengthOf(both) <= LETTERS ? both : first
  }
  /** What was told last, up to this shot. */
  const textAt = (shot: number): string => textOf(shots.slice(0, shot + 1).findLast(each => textOf(each) !== ''))
  const pointOf = (shown: Shot | undefined) => {
    const about = told(shown).find(sentence => sentence.about !== null)?.about
    return about == null ? null : (theLens()?.find(about) ?? null)
  }
  /** While it runs, of what is being played. */
  const saying = useRef<() => Caption>(() => ({ title, text: '', credit }))
  saying.current = () => ({ title, credit, text: textOf(useTable.getState().queue[0]) || textAt(at) })

  const takeStill = async (format: Format): Promise<void> => {
    const text = textAt(at)
    await typeReady(title + text + credit)
    const picture = theLens()?.shoot(FINER)
    if (!picture) return
    const drawn = still(picture, format, { title, text, credit }, inksNow(), pointOf(shots[at]) ?? undefined)
    save(await pngOf(drawn), `tavolo-nero-${format}.png`)
  }

  const begun = async (lens: Lens): Promise<Clip> => {
    await typeReady(title + credit)
    return record(lens, () => saying.current(), inksNow())
  }
  const toggle = async (): Promise<void> => {
    const [running, lens] = [clip.current, theLens()]
    clip.current = running || !lens ? null : begun(lens)
    setRecording(clip.current !== null)
    if (clip.current) await clip.current.then(projector.play, () => setRecording(false))
    if (!running) return
    projector.pause()
    const { blob, extension } = await (await running).stop()
    save(blob, `tavolo-nero.${extension}`)
  }
  // Whoever goes away records nothing more.
  useEffect(() => () => void clip.current?.then(each => each.stop()).catch(() => {}), [])

  const draw = async (): Promise<void> => {
    projector.pause()
    const seen = shots.flatMap(({ lines, view }, n) =>
      lines.some(line => worthSeeing(line, view, CUT).length > 0) ? [{ at: n, kind: 'seen' }] : [],
    )
    const moments = bestMoments([...chapters, ...seen], shots.length - 1)
    const panels: Panel[] = []
    for (const [i, moment] of moments.entries()) {
      setMaking({ panel: i + 1, of: moments.length })
      await projector.go(moment)
      await settled()
      const lens = theLens()
      if (!lens) break
      panels.push({ picture: lens.shoot(FINER), at: pointOf(shots[moment]), text: textAt(moment) })
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
