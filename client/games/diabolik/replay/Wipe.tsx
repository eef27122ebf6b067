import type { CSSProperties, ReactNode } from 'react'
import { type Location, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import { locationsOf } from '../../../../shared/games/diabolik/map/roads.ts'
import { CRIMINALS, type Criminal, type Policeman } from '../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { Ground } from '../ending/Map.tsx'
import { Shield, Sign } from '../ending/Marks.tsx'
import { type Frame, frameOf, legLine } from '../ending/shapes.ts'
import { type Moment, type Pursuit, trailOf } from './pursuit.ts'

interface WipeProps {
  readonly pursuit: Pursuit
  readonly at: number
  /** How much of the map is the police file, in per cent from the left. */
  readonly part: number
  readonly words: Words
  readonly label: string
}

/** How far down the grip is: where it hides least. */
const GRIP = 0.93
/** How many places back a trail is drawn. */
const TRAIL = 4

/** One map, with the police file laid over its left part. */
export function Wipe({ pursuit, at, part, words, label }: WipeProps) {
  const { area, moments } = pursuit
  const frame = frameOf(area)
  const { x, y, width, height } = frame
  const now = moments[at] as Moment
  const edge = x + (width * part) / 100
  return (
    <svg
      className="route-map wipe-map"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={label}
      style={{ '--pen': width / 1000 } as CSSProperties}
    >
      <defs>
        <Part id="wipe-file" frame={frame} from={x} to={edge} />
        <Part id="wipe-truth" frame={frame} from={edge} to={x + width} />
        <pattern id="file-dots" width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle className="file-dots" cx={5} cy={5} r={2.4} />
        </pattern>
      </defs>
      <Ground area={area} />
      {locationsOf(area).map(place => (
        <At key={place} place={place}>
          <circle className="dot" r={6} />
          <text className="place-name" y={29}>
            {words.locations[place]}
          </text>
        </At>
      ))}
      <g clipPath="url(#wipe-truth)">
        {CRIMINALS.map(who => (
          <Trail key={who} who={who} places={trailOf(moments, at, who, TRAIL)} />
        ))}
        {CRIMINALS.map(who => (
          <At key={who} place={now.truth[who]}>
            <text className="place-name" data-matters="true" y={29}>
              {words.locations[now.truth[who]]}
            </text>
            <Figure who={who} hidden={now.hidden[who]} />
          </At>
        ))}
      </g>
      <g clipPath="url(#wipe-file)">
        <rect className="file-tint" x={x} y={y} width={width} height={height} />
        {CRIMINALS.flatMap(who =>
          now.possible[who].map(place => (
            <At key={who + place} place={place}>
              <Suspicion who={who} sure={now.possible[who].length === 1} />
            </At>
          )),
        )}
      </g>
      {now.police.map(({ who, at: post }) => (
        <At key={who} place={post}>
          <Shield who={who} x={besides(now, who, post) * 21} />
        </At>
      ))}
      <g className="wipe-edge" transform={`translate(${edge} 0)`}>
        <path d={`M0 ${y}V${y + height}`} />
        <g transform={`translate(0 ${y + height * GRIP}) scale(${width / 1000})`}>
          <circle r={26} />
          <path className="wipe-arrows" d="M-15 0L-5 -9V9ZM15 0L5 -9V9Z" />
        </g>
      </g>
    </svg>
  )
}

/** How far to the side somebody stands whose post is shared. */
function besides({ police }: Moment, who: Policeman, post: Location): number {
  const there = police.filter(({ at }) => at === post).map(each => each.who)
  return there.indexOf(who) - (there.length - 1) / 2
}

function Part({ id, frame, from, to }: { id: string; frame: Frame; from: number; to: number }) {
  return (
    <clipPath id={id}>
      <rect x={from} y={frame.y} width={Math.max(0, to - from)} height={frame.height} />
    </clipPath>
  )
}

function At({ place, children }: { place: Location; children: ReactNode }) {
  const [x, y] = SPOT[place]
  return (
    <g className="map-at" style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}>
      {children}
    </g>
  )
}

/** Diabolik's with corners and to the left, Eva's round and to the right. */
const OFFSET: Readonly<Record<Criminal, number>> = { diabolik: -13, eva: 13 }

function Suspicion({ who, sure }: { who: Criminal; sure: boolean }) {
  return (
    <g className="suspicion" data-who={who} data-sure={sure || undefined} transform={`translate(${OFFSET[who]} 0)`}>
      {who === 'diabolik' ? <rect x={-11} y={-11} width={22} height={22} /> : <circle r={11.5} />}
      <text y={6}>{sure ? '!' : '?'}</text>
    </g>
  )
}

/** In the Shadows a mask, On the Run a siren. */
function Figure({ who, hidden }: { who: Criminal; hidden: boolean }) {
  return (
    <g className="culprit" data-who={who} transform={`translate(${OFFSET[who] * 1.5} -4)`}>
      {who === 'diabolik' ? <rect x={-18} y={-18} width={36} height={36} /> : <circle r={19} />}
      <Sign icon={hidden ? 'domino-mask' : 'siren'} x={-14} size={28} />
    </g>
  )
}

function Trail({ who, places }: { who: Criminal; places: readonly Location[] }) {
  const [from, ...path] = places
  if (from === undefined || path.length === 0) return null
  const d = legLine({ from, path })
  return (
    <g className="wipe-trail" data-who={who}>
      <path className="edge" d={d} />
      <path className="line" d={d} />
    </g>
  )
}
