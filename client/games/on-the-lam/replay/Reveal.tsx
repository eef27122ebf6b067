import { type CSSProperties, useId, useMemo } from 'react'
import { COMPLETE, isAlibi, OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import { catalogue } from '../../../../shared/games/on-the-lam/words/index.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { Drawn } from '../../../app/Drawn.tsx'
import type { Drawing, RevealProps } from '../../contract.ts'
import { useCatalogue } from '../../useCatalogue.ts'
import { MARKS } from '../art/marks.ts'
import { type ReplayWords, WORDS } from '../words/replay.ts'
import { type Hand, handIn } from './hands.ts'
import { byRound, type Lane, lanesUpTo } from './nearness.ts'
import './reveal.css'

/** From the top. */
const RUNGS = Array.from({ length: COMPLETE }, (_, i) => i)
const NOTHING: readonly Shot[] = []

/** Who was how near to an alibi, and with what in hand. */
export function Reveal(props: RevealProps) {
  const words = useCatalogue(catalogue, props.language)
  return words && <Lanes {...props} words={words} />
}

export function Lanes({ films, at, language, words }: RevealProps & { readonly words: Words }) {
  const all = films.all ?? NOTHING
  const last = Math.min(at, all.length - 1)
  const lanes = useMemo(() => lanesUpTo(all, last), [all, last])
  const id = useId()
  const now = all[last]
  if (!now) return null
  const own = WORDS[language]
  return (
    <section className="reveal-alibis" aria-labelledby={id}>
      <h3 id={id}>
        {own.title} <span className="alibi-round">{own.round(now.round)}</span>
      </h3>
      {lanes.map(lane => (
        <article key={lane.seat} className="alibi-lane" style={{ '--hue': MARKS[lane.seat].hue } as CSSProperties}>
          <div className="alibi-who">
            <span aria-hidden="true">
              <Drawn drawing={headOf(lane.seat)} />
            </span>
            <h4>{words.suspects[lane.seat].role}</h4>
            <p>{own.proved(lane.own.at(-1) ?? 0, COMPLETE)}</p>
          </div>
          <Course lane={lane} length={all.length} label={own.lane(byRound(all, lane.own))} />
          <Cards hand={handIn(now.view, lane.seat)} seat={lane.seat} words={words} own={own} />
        </article>
      ))}
      <ul className="alibi-legend">
        {(['alibi', 'investigation', 'custody'] as const).map(kind => (
          <li key={kind}>
            <i className="alibi-mark" data-kind={kind} aria-hidden="true" /> {own.chapters[kind]}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A step for each card won or lost, on the way up to five; the film has room for all of it. */
function Course({ lane: { own, marks }, length, label }: { lane: Lane; length: number; label: string }) {
  const end = own.length
  const steps = own.map((count, i) => (count === own[i - 1] ? '' : `H${i}V${COMPLETE - count}`)).join('')
  const at = (x: number, count: number): CSSProperties => ({
    left: `${(100 * x) / length}%`,
    bottom: `${(100 * count) / COMPLETE}%`,
  })
  return (
    <div className="alibi-course" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${length} ${COMPLETE}`} preserveAspectRatio="none" aria-hidden="true">
        {RUNGS.map(rung => (
          <path key={rung} className="alibi-rung" data-whole={rung === 0 || undefined} d={`M0 ${rung}H${length}`} />
        ))}
        <path className="alibi-area" d={`M0 ${COMPLETE}${steps}H${end}V${COMPLETE}Z`} />
      </svg>
      {marks.map(({ at: when, kind }) => (
        <i key={when + kind} className="alibi-mark" data-kind={kind} style={at(when, own[when] ?? 0)} />
      ))}
    </div>
  )
}

interface CardsProps {
  readonly hand: Hand
  readonly seat: Suspect
  readonly words: Words
  readonly own: ReplayWords
}

/** Their own first: the rest proves somebody else's innocence. */
function Cards({ hand, seat, words, own }: CardsProps) {
  const cards = hand.filter(card => card !== null).filter(isAlibi)
  const whose = (card: (typeof cards)[number]): Suspect => OWNER[card]
  const sorted = [...cards].sort((a, b) => Number(whose(b) === seat) - Number(whose(a) === seat) || (a < b ? -1 : 1))
  if (sorted.length === 0) return <p className="alibi-cards">{own.none}</p>
  return (
    <ul className="alibi-cards">
      {sorted.map((card, i) => (
        <li
          // Copies are alike.
          key={`${card} ${sorted.slice(0, i).filter(each => each === card).length}`}
          data-own={whose(card) === seat || undefined}
        >
          {words.alibis[card]}
          {whose(card) !== seat && <small>{words.suspects[whose(card)].role}</small>}
        </li>
      ))}
    </ul>
  )
}

const SIZE = 52
const heads = new Map<Suspect, Drawing>()

function headOf(seat: Suspect): Drawing {
  const drawing = heads.get(seat) ?? {
    at: 0,
    alt: '',
    width: SIZE,
    height: SIZE,
    draw: async () => (await import('../ending/poster.ts')).drawHead(seat),
  }
  heads.set(seat, drawing)
  return drawing
}
