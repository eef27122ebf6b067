import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type DeskChange, type DeskState, MOST_NUMBERS, type Stream } from '../../../shared/wire/stream.ts'
import { useStreamWords } from '../../i18n/streamWords.ts'
import { COLOURS, strokesOf } from '../../overlay/widgets.ts'

/** Pixels. */
const FILMED = 1280

/** Where an arrow leads the pen. */
const LED: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** In parts of the picture; with Shift the larger. */
const STEPS = { fine: 0.01, coarse: 0.05 } as const

/** Of the picture, from 0 to 1. */
const part = (of: number): number => Math.round(1000 * Math.min(1, Math.max(0, of))) / 1000

/** What is on, and what is drawn over it. */
export function Preview({
  stream,
  state,
  send,
  pen,
}: {
  stream: Stream
  state: DeskState
  send: (change: DeskChange) => void
  pen: RefObject<HTMLButtonElement | null>
}) {
  const words = useStreamWords()
  const [colour, setColour] = useState(0)
  const line = useRef<number[] | null>(null)
  const drawn = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // As large as it is filmed, and shown smaller: a small picture is laid out otherwise, and the pen would miss.
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(() => current.style.setProperty('--scale', String(current.clientWidth / FILMED)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  const show = useCallback((more: readonly number[] | null, with_: number): void => {
    const strokes = more ? [{ colour: with_, points: more }] : []
    drawn.current?.replaceChildren(strokesOf(strokes))
  }, [])
  /** Its point, where it is led by keys. */
  const [tip, setTip] = useState<readonly [number, number]>([0.5, 0.5])
  const at = ({ nativeEvent, currentTarget }: PointerEvent): [number, number] => [
    part(nativeEvent.offsetX / currentTarget.clientWidth),
    part(nativeEvent.offsetY / currentTarget.clientHeight),
  ]
  const draw = (to: readonly [number, number]): void => {
    if (!line.current || line.current.length >= MOST_NUMBERS) return
    line.current.push(...to)
    show(line.current, colour)
  }
  const end = (): void => {
    const points = line.current
    line.current = null
    show(null, colour)
    if (points && points.length > 2) send({ stroke: { colour, points } })
  }
  const lead = (event: KeyboardEvent): void => {
    const by = LED[event.key]
    if (by) {
      const step = event.shiftKey ? STEPS.coarse : STEPS.fine
      const to = [part(tip[0] + step * by[0]), part(tip[1] + step * by[1])] as const
      setTip(to)
      draw(to)
    } else if (event.key !== ' ') return
    else if (line.current) end()
    else line.current = [...tip]
    event.preventDefault()
  }
  return (
    <section className="panel stack" aria-labelledby="desk-preview">
      <h2 id="desk-preview">{words.preview}</h2>
      <div className="desk-picture desk-pen-box" ref={box}>
        <iframe title={words.preview} src={`/broadcast/${stream.key}`} tabIndex={-1} />
        <div ref={drawn} className="desk-drawn" />
        <button
          ref={pen}
          type="button"
          className="desk-pen"
          aria-label={words.pen}
          aria-describedby="desk-pen-hint"
          aria-keyshortcuts="D"
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            line.current = at(event)
          }}
          onPointerMove={event => draw(at(event))}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={lead}
          onBlur={end}
        >
          <span className="desk-tip" style={{ left: `${100 * tip[0]}%`, top: `${100 * tip[1]}%` }} />
        </button>
      </div>
      <p className="hint" id="desk-pen-hint">
        {words.penHint}
      </p>
      <fieldset className="desk-colours">
        <legend className="visually-hidden">{words.pen}</legend>
        {COLOURS.map((paint, i) => (
          <label key={paint}>
            <input type="radio" name="pen" checked={colour === i} onChange={() => setColour(i)} />
            <span style={{ background: paint }} aria-hidden="true" />
            {words.colours[i]}
          </label>
        ))}
        <button type="button" className="button small" onClick={() => send({ strokes: [], spotlight: null })}>
          {words.clear}
        </button>
      </fieldset>
      {state.strokes.length > 0 && <p className="visually-hidden">{state.strokes.length}</p>}
    </section>
  )
}
