import { leaderOf } from '../../../../shared/games/diabolik/rules/questions.ts'
import type { Criminal, Policeman } from '../../../../shared/games/diabolik/state.ts'
import { BOX } from '../../../kit/art/icons.ts'
import { type Icon, pathsOf } from '../art/icons.ts'
import type { Heist, Telling } from './routes.ts'

/** What befalls a Criminal somewhere, as a sign. */
export const MARKS = ['sighted', 'exposed', 'jaguarTaken', 'hid'] as const
export type RouteMark = (typeof MARKS)[number]
const ICONS: Readonly<Record<RouteMark, Icon>> = {
  sighted: 'binoculars',
  exposed: 'siren',
  jaguarTaken: 'race-car',
  hid: 'moon',
}
export const marksIn = (events: readonly Telling[]): RouteMark[] =>
  MARKS.filter(mark => events.some(({ type }) => type === mark))

const SIGN = 20

export function Sign({ icon, x, size = SIGN }: { icon: Icon; x: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${-size / 2}) scale(${size / BOX})`}>
      {pathsOf(icon).map(path => (
        <path key={path} d={path} />
      ))}
    </g>
  )
}

/** A mark for the legend. */
export function MarkSign({ mark }: { mark: RouteMark }) {
  return (
    <svg className="sign" viewBox={`0 ${-SIGN / 2} ${SIGN} ${SIGN}`} aria-hidden="true">
      <Sign icon={ICONS[mark]} x={0} />
    </svg>
  )
}

/** A Location: a dot, the letter of its Heist, or the Hideout's mask. */
export function Badge({ heist, hideout }: { heist: Heist | undefined; hideout: boolean }) {
  if (!heist && !hideout) return <circle className="dot" r={6} />
  return (
    <>
      <rect
        className="badge"
        data-done={heist?.done || undefined}
        x={-13}
        y={-13}
        width={26}
        height={26}
        transform={heist && 'rotate(45)'}
      />
      {heist ? (
        <text className="map-letter" y={6}>
          {heist.letter}
        </text>
      ) : (
        <Sign icon="domino-mask" x={-11} size={22} />
      )}
    </>
  )
}

const LETTERS: Readonly<Record<Policeman, string>> = {
  ginko: 'G',
  morrigan: 'M',
  blueA: '1',
  blueB: '2',
  yellowA: '1',
  yellowB: '2',
}

export const SHIELD = 'M-10-11H10V2Q9 10 0 14Q-9 10-10 2Z'

/** One of the Police, over the Location. */
export function Shield({ who, x }: { who: Policeman; x: number }) {
  return (
    <g transform={`translate(${x} -34)`}>
      <path className="shield" data-leader={leaderOf(who)} d={SHIELD} />
      <text className="map-letter" data-leader={leaderOf(who)} y={6}>
        {LETTERS[who]}
      </text>
    </g>
  )
}

/** More numbers than these would hide the neighbours. */
const MOST = 4
const DIGIT = 9

interface PillProps {
  readonly who: Criminal
  /** When they came here; 0 is the beginning. */
  readonly rounds: readonly number[]
  readonly marks: readonly RouteMark[]
  /** They are here now. */
  readonly here: boolean
  /** How much of the middle is taken. */
  readonly gap: number
}

/** Diabolik's to the left and with corners, Eva's to the right and round. */
export function Pill({ who, rounds, marks, here, gap }: PillProps) {
  const text = `${rounds.length > MOST ? '… ' : ''}${rounds.slice(-MOST).join('·')}`
  const width = 12 + text.length * DIGIT + marks.length * (SIGN + 2)
  const left = who === 'diabolik' ? -width - gap : gap
  return (
    <g className="pill" data-who={who} transform={`translate(${left} -2)`}>
      {here && <rect className="here" x={-4} y={-16} width={width + 8} height={32} rx={who === 'diabolik' ? 0 : 16} />}
      <rect className="pill-plate" y={-12} width={width} height={24} rx={who === 'diabolik' ? 0 : 12} />
      <text className="pill-text" x={6} y={6}>
        {text}
      </text>
      {marks.map((mark, i) => (
        <Sign key={mark} icon={ICONS[mark]} x={width - 4 - (marks.length - i) * (SIGN + 2)} />
      ))}
    </g>
  )
}
