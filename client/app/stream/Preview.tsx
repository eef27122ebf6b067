import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type DeskChange, type DeskState, MOST_NUMBERS, type Stream } from '../../../shared/wire/stream.ts'
import { useStreamWords } from '../../i18n/streamWords.ts'
import { COLOURS, strokesOf } from '../../overlay/widgets.ts'

/** Pixels. */
const FILMED = 1280

/** What is on, and what is drawn over it. */
export function Preview({
  stream,
  state,
  send,
}: {
  stream: Stream
  state: DeskState
  send: (change: DeskChange) => void
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
  const at = ({ nativeEvent, currentTarget }: PointerEvent): [number, number] => {
    const part = (given: number, of: number): number => Math.round(1000 * Math.min(1, Math.max(0, given / of))) / 1000
    return [part(nativeEvent.offsetX, currentTarget.clientWidth), part(nativeEvent.offsetY, currentTarget.clientHeight)]
  }
  const draw = (event: PointerEvent): void => {
    if (!line.current || line.current.length >= MOST_NUMBERS) return
    line.current.push(...at(event))
    show(line.current, colour)
  }
  const end = (): void => {
    const points = line.current
    line.current = null
    show(null, colour)
    if (points && points.length > 2) send({ stroke: { colour, points } })
  }
  return (
    <section className="panel stack" aria-labelledby="desk-preview">
      <h2 id="desk-preview">{words.preview}</h2>
      <div className="desk-picture desk-pen-box" ref={box}>
        <iframe title={words.preview} src={`/broadcast/${stream.key}`} tabIndex={-1} />
        <div ref={drawn} className="desk-drawn" />
        <div
          className="desk-pen"
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            line.current = at(event)
          }}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
      <p className="hint">{words.penHint}</p>
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
