import { SIDES, type Side } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { SideSign } from '../hud/account/Sign.tsx'
import type { EndingWords } from '../words/ending.ts'
import { overtakes, type PlayedTurn } from './turns.ts'

interface PointsProps {
  readonly words: Words
  readonly own: EndingWords
  readonly points: readonly PlayedTurn[]
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)
const changeOf = ({ before, after }: PlayedTurn, side: Side): string =>
  before[side] === after[side] ? '·' : signed(after[side] - before[side])

export function SideHeads({ words }: Pick<PointsProps, 'words'>) {
  return SIDES.map(side => (
    <th scope="col" key={side} data-side={side}>
      <SideSign side={side} /> <span>{words.sides[side]}</span>
    </th>
  ))
}

/** What turned it, numbered as on the chart. */
export function Points({ words, own, points }: PointsProps) {
  const what = (turn: PlayedTurn): string => {
    const side = overtakes(turn)
    return words.sentences([
      ...(turn.ability ? [own.uses(words.abilities[turn.ability].name)] : []),
      ...(turn.dead.length > 0 ? [own.dies(turn.dead.map(words.inside))] : []),
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
