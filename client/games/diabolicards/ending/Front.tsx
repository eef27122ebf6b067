import { useMemo } from 'react'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { Drawn } from '../../../app/Drawn.tsx'
import type { Drawing } from '../../contract.ts'
import { SideSign } from '../hud/account/Sign.tsx'
import type { EndingWords } from '../words/ending.ts'
import type { Course } from './course.ts'
import { type Standing, standingsOf, strongest, winnerOf } from './standings.ts'
import './front.css'

interface Told {
  readonly course: Course
  readonly words: Words
  readonly own: EndingWords
}

/** The last page of the comic: who is left standing, and what it came to. */
export function SplashPage({ course: { view, turns }, words, own }: Told) {
  const drawing = useMemo((): Drawing | null => {
    const { ending, dawn, dusk } = view.facts
    // Whoever gave up, or agreed to stop, gets no last page.
    if (ending === '') return null
    const winner = winnerOf(view)
    const title = winner ? own.triumph[winner] : own.tie
    const line = own.caption(turns.at(-1)?.round ?? 0, winner !== null)
    const [first, second] = winner === 'dusk' ? (['dusk', 'dawn'] as const) : (['dawn', 'dusk'] as const)
    const [ours, theirs] = [strongest(view, first), strongest(view, second)]
    const heroes = winner ? ours.slice(0, 3) : [...ours.slice(0, 1), ...theirs.slice(0, 2)]
    return {
      at: 0,
      alt: own.poster(title, heroes.map(words.inside), dawn, dusk),
      width: 420,
      height: 588,
      draw: async () =>
        (await import('../drawn/index.ts')).drawSplash({
          winner,
          power: { dawn, dusk },
          heroes,
          beaten: winner ? (theirs[0] ?? null) : null,
          title,
          line,
        }),
    }
  }, [view, turns, words, own])
  return (
    drawing && (
      <div className="splash">
        <Drawn drawing={drawing} />
      </div>
    )
  )
}

/** Head and shoulders. */
function Head({ seat }: { seat: Player }) {
  const drawing = useMemo(
    (): Drawing => ({
      at: 0,
      alt: '',
      width: 44,
      height: 44,
      draw: async () => (await import('../drawn/index.ts')).drawPlayer(seat),
    }),
    [seat],
  )
  return <Drawn drawing={drawing} />
}

export function Standings({ course: { turns, view }, words, own }: Told) {
  const winner = winnerOf(view)
  const { columns } = own
  const row = ({ seat, side, played, contracts, dead, best }: Standing) => (
    <tr key={seat} data-side={side}>
      <th scope="row">
        <Head seat={seat} />
        <SideSign side={side} /> {words.seats[seat].name} {side === winner && <em>{own.wins}</em>}
      </th>
      <td>{played}</td>
      <td>{contracts}</td>
      <td>{dead}</td>
      <td>{best ? `${words.cards[best.card].name} +${best.swing}` : '·'}</td>
    </tr>
  )
  return (
    <table className="course-standings">
      <caption>{own.standings}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.played}</th>
          <th scope="col">{columns.contracts}</th>
          <th scope="col">{columns.dead}</th>
          <th scope="col">{columns.best}</th>
        </tr>
      </thead>
      <tbody>{standingsOf(turns).map(row)}</tbody>
    </table>
  )
}
