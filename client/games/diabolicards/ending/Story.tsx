import { SIDES, type Side } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { Account } from '../hud/account/Account.tsx'
import { SideSign } from '../hud/account/Sign.tsx'
import { type EndingWords, WORDS } from '../words/ending.ts'
import { Chart } from './Chart.tsx'
import { type Course, overtakes, type PlayedTurn, roundsOf, turningPoints } from './course.ts'
import { SplashPage, Standings } from './Front.tsx'
import { winnerOf } from './standings.ts'
import './ending.css'

interface Told {
  readonly course: Course
  readonly words: Words
  readonly own: EndingWords
}

const MOST_POINTS = 6
const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)
const changeOf = ({ before, after }: PlayedTurn, side: Side): string =>
  before[side] === after[side] ? '·' : signed(after[side] - before[side])

/** How the power went up and down, who did it, and what it all came to. */
export function StoryPage({ course, words, language }: Omit<Told, 'own'> & { readonly language: Language }) {
  const told = { course, words, own: WORDS[language] }
  const { own } = told
  const points = turningPoints(course.turns, MOST_POINTS)
  return (
    <section className="course" aria-labelledby="course">
      <div className="course-front">
        <SplashPage {...told} />
        <div className="course-files">
          <h3 id="course">{own.title}</h3>
          <Score {...told} />
          <Standings {...told} />
          <Chart turns={course.turns} points={points} label={own.chart} />
        </div>
      </div>
      <Points {...told} points={points} />
      <details>
        <summary>{own.rounds}</summary>
        <Rounds {...told} />
      </details>
      <Account view={course.view} words={words} language={language} />
    </section>
  )
}

function Score({ course: { view }, words, own }: Told) {
  const winner = winnerOf(view)
  return (
    <ul className="course-score">
      {SIDES.map(side => (
        <li key={side} data-side={side} data-won={side === winner}>
          <SideSign side={side} /> {words.sides[side]} <strong>{view.facts[side]}</strong>
          {side === winner && <em>{own.wins}</em>}
        </li>
      ))}
    </ul>
  )
}

function SideHeads({ words }: Pick<Told, 'words'>) {
  return SIDES.map(side => (
    <th scope="col" key={side} data-side={side}>
      <SideSign side={side} /> <span>{words.sides[side]}</span>
    </th>
  ))
}

function Points({ words, own, points }: Told & { points: readonly PlayedTurn[] }) {
  const what = (turn: PlayedTurn): string => {
    const side = overtakes(turn)
    return words.sentences([
      ...(turn.ability ? [own.uses(words.abilities[turn.ability].name)] : []),
      ...(turn.dead.length > 0 ? [own.dies(turn.dead.map(card => words.cards[card].name))] : []),
      ...(side ? [own.leads(words.sides[side])] : []),
    ])
  }
  return (
    <table className="course-points">
      <caption>{own.points}</caption>
      <thead>
        <tr>
          <th scope="col">{own.round}</th>
          <th scope="col">{own.turn}</th>
          <SideHeads words={words} />
          <th scope="col">{own.what}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((turn, i) => (
          <tr key={`${turn.round} ${turn.seat} ${turn.card}`}>
            <td>
              <b className="course-mark">{i + 1}</b> {turn.round}
            </td>
            <th scope="row">
              {turn.card ? words.cards[turn.card].name : own.contract} <small>{words.seats[turn.seat].name}</small>
            </th>
            {SIDES.map(side => (
              <td key={side} data-side={side}>
                {changeOf(turn, side)}
              </td>
            ))}
            <td>{what(turn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rounds({ course, words, own }: Told) {
  return (
    <table className="course-rounds">
      <thead>
        <tr>
          <th scope="col">{own.round}</th>
          <SideHeads words={words} />
        </tr>
      </thead>
      <tbody>
        {roundsOf(course.turns).map(({ round, after }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {SIDES.map(side => (
              <td key={side}>{after[side]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
