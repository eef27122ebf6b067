import { SIDES } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { Account } from '../hud/account/Account.tsx'
import { SideSign } from '../hud/account/Sign.tsx'
import { type EndingWords, WORDS } from '../words/ending.ts'
import { Chart } from './Chart.tsx'
import type { Course } from './course.ts'
import { SplashPage, Standings } from './Front.tsx'
import { Points, SideHeads } from './Points.tsx'
import { winnerOf } from './standings.ts'
import { roundsOf, turningPoints } from './turns.ts'
import './ending.css'

interface Told {
  readonly course: Course
  readonly words: Words
  readonly own: EndingWords
}

const MOST_POINTS = 6

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
      <Points words={words} own={own} points={points} />
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
