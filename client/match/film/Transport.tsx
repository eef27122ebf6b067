import { type ReactNode, useEffect, useState } from 'react'
import { useTrouble } from '../../app/play.ts'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { type Projector, SPEEDS, type Speed, STRIDES, type Stride, useFilm } from '../../session/projector.ts'
import { isFree } from '../keys.ts'
import { Sign } from '../Sign.tsx'
import { type Named, useChapters } from './chapters.ts'
import './film.css'

const SIGNS: Readonly<Record<Stride, ReactNode>> = {
  move: <path d="M9 5l7 7-7 7" />,
  turn: <path d="M5 5l7 7-7 7M13 5l7 7-7 7" />,
  round: <path d="M4 5l7 7-7 7M11 5l7 7-7 7M21 5v14" />,
}

function Step({ projector, stride, by }: { projector: Projector; stride: Stride; by: 1 | -1 }) {
  const replay = useReplayWords()
  const at = useFilm(state => state.at)
  const isEnd = useFilm(({ whole, shots }) => whole && at >= shots.length - 1)
  const label = by > 0 ? replay.forward[stride] : replay.back[stride]
  return (
    <button
      type="button"
      className="film-step"
      data-stride={stride}
      aria-label={label}
      title={label}
      aria-disabled={by < 0 ? at === 0 : isEnd}
      onClick={() => void projector.step(stride, by)}
    >
      <span style={by < 0 ? { scale: '-1 1' } : undefined}>
        <Sign>{SIGNS[stride]}</Sign>
      </span>
    </button>
  )
}

/** Runs, or stands; space does it too. */
function Play({ projector }: { projector: Projector }) {
  const replay = useReplayWords()
  const playing = useFilm(state => state.playing)
  const over = useFilm(({ whole, at, shots }) => whole && at >= shots.length - 1)
  const label = playing ? replay.pause : over ? replay.again : replay.play
  return (
    <button
      type="button"
      className="film-play"
      aria-label={label}
      title={label}
      aria-keyshortcuts="Space"
      onClick={() => (playing ? projector.pause() : projector.play())}
    >
      <Sign>
        {playing ? <path d="M8 4v16M16 4v16" strokeWidth="4" /> : <path d="M6 3l15 9-15 9z" fill="currentColor" />}
      </Sign>
    </button>
  )
}

function Slider({ projector, chapters }: { projector: Projector; chapters: readonly Named[] }) {
  const replay = useReplayWords()
  const at = useFilm(state => state.at)
  const shots = useFilm(state => state.shots)
  const whole = useFilm(state => state.whole)
  /** While it is dragged it stands where the finger is, not where the film is. */
  const [dragged, setDragged] = useState<number | null>(null)
  const last = Math.max(1, shots.length - 1)
  const value = dragged ?? at
  const text = replay.at(value, whole ? shots.length - 1 : null, shots[value]?.round ?? 1)
  const go = (to: number): void => {
    setDragged(to)
    void projector.go(to).then(() => setDragged(null))
  }
  return (
    <div className="film-slider" data-open={!whole}>
      <div className="film-track" aria-hidden="true">
        <span className="film-done" style={{ width: `${(100 * value) / last}%` }} />
        {chapters.map(chapter => (
          <span
            key={`${chapter.at} ${chapter.kind}`}
            className="film-mark"
            data-passed={chapter.at <= value}
            style={{ left: `${(100 * chapter.at) / last}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={value}
        aria-label={replay.slider}
        aria-valuetext={text}
        onChange={({ target }) => go(Number(target.value))}
      />
      <output className="film-at">{text}</output>
    </div>
  )
}

function SpeedButtons({ projector }: { projector: Projector }) {
  const replay = useReplayWords()
  const speed = useFilm(state => state.speed)
  return (
    <label className="film-speed">
      <span className="visually-hidden">{replay.speed}</span>
      <select value={speed} onChange={({ target }) => projector.setSpeed(Number(target.value) as Speed)}>
        {SPEEDS.map(each => (
          <option key={each} value={each}>
            {replay.times(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Arrows go by moves, with shift by turns, up and down by rounds; home and end to where it begins and as far as it is known. */
function useKeys(projector: Projector): void {
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      const work = isFree(event) ? actionOf(event, projector) : null
      if (!work) return
      event.preventDefault()
      work()
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [projector])
}

function actionOf({ key, code, shiftKey, target }: KeyboardEvent, projector: Projector): (() => void) | null {
  const stride: Stride = shiftKey ? 'turn' : 'move'
  const { playing, shots } = useFilm.getState()
  switch (key) {
    case 'ArrowLeft':
      return () => void projector.step(stride, -1)
    case 'ArrowRight':
      return () => void projector.step(stride, 1)
    case 'ArrowUp':
      return () => void projector.step('round', -1)
    case 'ArrowDown':
      return () => void projector.step('round', 1)
    case 'Home':
      return () => void projector.go(0)
    case 'End':
      return () => void projector.go(shots.length - 1)
  }
  const isOwn = target instanceof Element && target.closest('button, a, summary, [role="slider"]')
  if (code !== 'Space' || isOwn) return null
  return () => (playing ? projector.pause() : projector.play())
}

/** The bar under the table: where the film stands, and how it runs. */
export function Transport({ projector }: { projector: Projector }) {
  const replay = useReplayWords()
  const chapters = useChapters()
  const say = useTrouble()
  const trouble = useFilm(state => state.trouble)
  useKeys(projector)
  const back = [...STRIDES].reverse()
  return (
    <section className="transport" aria-label={replay.label}>
      {trouble && (
        <p className="wrong" role="alert">
          {say(trouble)}
        </p>
      )}
      <Slider projector={projector} chapters={chapters} />
      <div className="film-keys">
        {back.map(stride => (
          <Step key={stride} projector={projector} stride={stride} by={-1} />
        ))}
        <Play projector={projector} />
        {STRIDES.map(stride => (
          <Step key={stride} projector={projector} stride={stride} by={1} />
        ))}
        <SpeedButtons projector={projector} />
      </div>
    </section>
  )
}
