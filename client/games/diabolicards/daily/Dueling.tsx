import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { type Duel, type DuelAnswer, mostOf, viewOf } from '../../../../shared/games/diabolicards/daily.ts'
import { speech as speechIn } from '../../../../shared/games/diabolicards/speech.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { type Language, LOCALES } from '../../../../shared/words/index.ts'
import { useWords } from '../../../i18n/index.ts'
import type { PuzzleProps } from '../../puzzle.ts'
import { useCatalogue } from '../../useCatalogue.ts'
import { DAILY } from '../words/daily.ts'
import { panelsOf } from './panels.ts'
import './daily.css'

interface Drawn {
  readonly mat: HTMLCanvasElement
  readonly hand: ReadonlyMap<string, HTMLCanvasElement>
}

async function draw(duel: Duel, words: Words, language: Language): Promise<Drawn> {
  const [{ drawCard, drawPanels, ready }, { MAT_WORDS }] = await Promise.all([
    import('../drawn/index.ts'),
    import('../words/board.ts'),
  ])
  await ready(words, MAT_WORDS[language])
  const hand = new Set(duel.plays.map(({ card }) => card))
  return {
    mat: drawPanels(panelsOf(viewOf(duel), duel.seat), words, MAT_WORDS[language]),
    hand: new Map([...hand].map(card => [card, drawCard(duel.pieces[card]?.[1] as CardName, words)])),
  }
}

/** A picture beside words that say the same. */
function Hung({ canvas }: { canvas: HTMLCanvasElement | undefined }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (canvas) frame.current?.replaceChildren(canvas)
  }, [canvas])
  return <div ref={frame} className="duel-print" aria-hidden="true" />
}

/** A turn as a seat sees it: which play brings most? */
export function Dueling({ position, answer, made, language, onAnswer }: PuzzleProps) {
  const words = useCatalogue(catalogue, language)
  const speech = useCatalogue(speechIn, language)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const { grammar } = useWords()
  const duel = position as Duel
  const told = answer as DuelAnswer | null
  const view = useMemo(() => viewOf(duel), [duel])
  const name = useId()
  const mat = useRef<HTMLDivElement>(null)
  // What must be scrolled is within the keyboard's reach.
  useEffect(() => {
    if (drawn && mat.current) mat.current.tabIndex = mat.current.scrollWidth > mat.current.clientWidth ? 0 : -1
  }, [drawn])
  useEffect(() => {
    if (!words) return
    let wanted = true
    draw(duel, words, language).then(
      found => wanted && setDrawn(found),
      // Without pictures it is told in words, which is done anyway.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [duel, words, language])
  if (!words || !speech) return null
  const own = DAILY[language]
  const points = new Intl.NumberFormat(LOCALES[language], { signDisplay: 'exceptZero' })
  const most = told && mostOf(told)
  const noteOf = (n: number): string | null => {
    const worth = told?.worth[n]
    if (worth === undefined) return null
    const marks = [...(n === made ? [own.made] : []), ...(worth === most ? [own.best] : [])]
    return grammar.row([own.brings(points.format(worth)), ...marks])
  }
  const cards = [...new Set(duel.plays.map(({ card }) => card))]
  const details = Object.values(view.pieces).flatMap(piece => {
    const detail = piece.up && piece.place !== 'discards' ? speech.detail?.(piece) : null
    return detail ? [{ label: speech.piece(piece), detail }] : []
  })
  return (
    <form
      className="duel stack"
      onSubmit={event => {
        event.preventDefault()
        if (chosen !== null) onAnswer(chosen)
      }}
    >
      <h2>{own.ask(speech.seat(duel.seat))}</h2>
      <p className="hint">{own.mat}</p>
      <div ref={mat} className="duel-mat">
        <Hung canvas={drawn?.mat} />
      </div>
      <fieldset>
        <legend>{own.hand}</legend>
        <div className="duel-hand">
          {cards.map(card => (
            <div key={card} className="duel-card">
              <Hung canvas={drawn?.hand.get(card)} />
              {duel.plays.map((play, n) => {
                const note = noteOf(n)
                return (
                  play.card === card && (
                    <label key={`${play.zone} ${play.slot} ${play.choice ?? ''}`} data-best={told?.worth[n] === most}>
                      <input
                        type="radio"
                        name={name}
                        checked={(made ?? chosen) === n}
                        disabled={made !== null}
                        onChange={() => setChosen(n)}
                      />
                      <span>
                        {speech.move(play, view, null)}
                        {note !== null && <small>{note}</small>}
                      </span>
                    </label>
                  )
                )
              })}
            </div>
          ))}
        </div>
      </fieldset>
      {made === null && (
        <button type="submit" className="button primary" disabled={chosen === null}>
          {own.go}
        </button>
      )}
      <p className="hint">{own.how}</p>
      <details>
        <summary>{own.table}</summary>
        <ul>
          {speech.table(view, duel.seat).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{own.cards}</summary>
        <dl>
          {details.map(({ label, detail }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </details>
    </form>
  )
}
