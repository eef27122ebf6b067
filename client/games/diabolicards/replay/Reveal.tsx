import { useId, useMemo } from 'react'
import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import { SIDES } from '../../../../shared/games/diabolicards/state.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { Drawn } from '../../../app/Drawn.tsx'
import type { Drawing, RevealProps } from '../../contract.ts'
import { useCatalogue } from '../../useCatalogue.ts'
import { Chart } from '../ending/Chart.tsx'
import { Points } from '../ending/Points.tsx'
import { turningPoints } from '../ending/turns.ts'
import { SideSign } from '../hud/account/Sign.tsx'
import { WORDS as ENDING } from '../words/ending.ts'
import { type ReplayWords, WORDS } from '../words/replay.ts'
import { type Held, handsIn, turnsUpTo } from './hands.ts'
import '../ending/ending.css'
import '../hud/account/account.css'
import './reveal.css'

const MOST_POINTS = 6
const NOTHING: readonly Shot[] = []

/** What every hand held, and how the power went until then. */
export function Reveal(props: RevealProps) {
  const words = useCatalogue(catalogue, props.language)
  return words && <Hands {...props} words={words} />
}

export function Hands({ films, at, language, words }: RevealProps & { readonly words: Words }) {
  const all = films.all ?? NOTHING
  const last = Math.min(at, all.length - 1)
  const turns = useMemo(() => turnsUpTo(all, last), [all, last])
  const room = useMemo(() => turnsUpTo(all, all.length - 1).length, [all])
  const id = useId()
  const now = all[last]
  if (!now) return null
  const own = WORDS[language]
  const points = turningPoints(turns, MOST_POINTS)
  const { facts } = now.view
  return (
    <section className="course reveal-hands" aria-labelledby={id}>
      <h3 id={id}>{own.title}</h3>
      <ul className="course-score">
        <li>{own.round(now.round)}</li>
        {SIDES.map(side => (
          <li key={side} data-side={side}>
            <SideSign side={side} /> {words.sides[side]} <strong>{facts[side]}</strong>
          </li>
        ))}
      </ul>
      <h4>{own.hands}</h4>
      <div className="open-hands">
        {handsIn(now.view).map(({ seat, cards }) => (
          <div
            key={seat}
            className="open-hand"
            data-side={sideOf(seat)}
            data-active={facts.active === seat || undefined}
          >
            <h5>
              <SideSign side={sideOf(seat)} /> {words.seats[seat].name}
            </h5>
            <Hand cards={cards} words={words} own={own} />
          </div>
        ))}
      </div>
      <Chart turns={turns} points={points} label={ENDING[language].chart} room={room} />
      {points.length > 0 && <Points words={words} own={ENDING[language]} points={points} />}
    </section>
  )
}

function Hand({ cards, words, own }: { cards: readonly Held[]; words: Words; own: ReplayWords }) {
  if (cards.length === 0) return <p>{own.none}</p>
  return (
    <ul>
      {cards.map(({ id, card, open }) => (
        <li key={id} data-open={open || undefined}>
          <span aria-hidden="true">
            <Drawn drawing={portraitOf(card)} />
          </span>
          <b>{CARDS[card].power}</b> {words.cards[card].name} {open && <small>{own.open}</small>}
        </li>
      ))}
    </ul>
  )
}

const SIZE = 76
const known = new Map<CardName, Drawing>()

/** The same drawing for the same card: what has not changed is not drawn anew. */
function portraitOf(card: CardName): Drawing {
  const drawing = known.get(card) ?? {
    at: 0,
    alt: '',
    width: SIZE,
    height: SIZE,
    draw: async () => (await import('./portrait.ts')).portrait(card),
  }
  known.set(card, drawing)
  return drawing
}
