import { SIDES, type Side } from '../../../../shared/games/diabolicards/state.ts'
import { SideSign } from '../hud/account/Sign.tsx'
import { type PlayedTurn, type Powers, roundsOf } from './turns.ts'

interface ChartProps {
  readonly turns: readonly PlayedTurn[]
  readonly points: readonly PlayedTurn[]
  readonly label: string
  /** How many turns there is room for, where more are to come. */
  readonly room?: number
}

const NOTHING: Powers = { dawn: 0, dusk: 0 }
/** Round numbers under the chart, so many rounds apart. */
const EVERY = 10
/** Per cent of a phone's width that a number takes. */
const NARROW = 9

/** What would lie on its neighbour to the left lies over it. */
function stagger(xs: readonly number[]): readonly boolean[] {
  const raised: boolean[] = []
  for (const [i, x] of xs.entries()) raised.push(i > 0 && !raised[i - 1] && x - (xs[i - 1] ?? x) < NARROW)
  return raised
}

/**
 * Both powers over the turns, in per cent of the width and the height: the drawing is stretched to its place, numbers
 * and signs lie over it and keep their size. Dawn is a whole line, Dusk a dashed one.
 */
export function Chart({ turns, points, label, room = turns.length }: ChartProps) {
  const after: readonly Powers[] = [NOTHING, ...turns.map(turn => turn.after)]
  const top = Math.max(10, ...after.flatMap(({ dawn, dusk }) => [dawn, dusk]))
  const x = (index: number): number => (100 * index) / Math.max(1, room)
  const y = (power: number): number => 100 - (100 * power) / top
  const line = (side: Side): string =>
    after.map((powers, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(2)} ${y(powers[side]).toFixed(2)}`).join('')
  const last = after.at(-1) ?? NOTHING
  const raised = stagger(points.map(point => x(turns.indexOf(point))))
  return (
    <figure className="chart" role="img" aria-label={label}>
      <div className="chart-area">
        <svg className="chart-picture" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[0, 0.5, 1].map(part => (
            <path key={part} className="chart-grid" d={`M0 ${100 * part}H100`} />
          ))}
          {points.map(point => (
            <path key={turns.indexOf(point)} className="chart-point" d={`M${x(turns.indexOf(point) + 1)} 0V100`} />
          ))}
          {SIDES.map(side => (
            <g key={side}>
              <path className="chart-edge" d={line(side)} />
              <path className="chart-line" data-side={side} d={line(side)} />
            </g>
          ))}
        </svg>
        {points.map((point, i) => (
          <b
            key={turns.indexOf(point)}
            className={raised[i] ? 'course-mark raised' : 'course-mark'}
            style={{ left: `${x(turns.indexOf(point) + 1)}%` }}
          >
            {i + 1}
          </b>
        ))}
        {SIDES.map(side => (
          <strong
            key={side}
            data-side={side}
            className={last[side] < Math.max(last.dawn, last.dusk) ? 'lower' : 'upper'}
            style={{ top: `${y(last[side])}%`, left: `calc(${x(turns.length)}% + 10px)` }}
          >
            <SideSign side={side} /> {last[side]}
          </strong>
        ))}
        {[0.5, 1].map(part => (
          <span key={part} style={{ top: `${100 - 100 * part}%` }}>
            {Math.round(top * part)}
          </span>
        ))}
        {roundsOf(turns)
          .filter(({ round }) => round % EVERY === 0)
          .map(turn => (
            <i key={turn.round} style={{ left: `${x(turns.indexOf(turn) + 1)}%` }}>
              {turn.round}
            </i>
          ))}
      </div>
    </figure>
  )
}
