import { type CSSProperties, memo } from 'react'
import { BORDER, COAST, HILLS, ISLANDS, LAKES, RIVERS, WOODS } from '../../../../shared/games/diabolik/map/land.ts'
import { type Location, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import { type Area, locationsOf } from '../../../../shared/games/diabolik/map/roads.ts'
import { CRIMINALS, type Criminal, POLICE, type Policeman } from '../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { Badge, marksIn, Pill, type RouteMark, Shield } from './Marks.tsx'
import type { Leg, Story } from './routes.ts'
import { frameOf, legLine, roadLine, roadsIn, SEA, smooth } from './shapes.ts'
import './map.css'

/** Tone is dots. */
const Dots = ({ name, every, r }: { name: string; every: number; r: number }) => (
  <pattern id={name} width={every} height={every} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <circle className={name} cx={every / 2} cy={every / 2} r={r} />
  </pattern>
)

/** Land, water and roads: the same in every round. */
export const Ground = memo(function Ground({ area }: { area: Area }) {
  return (
    <>
      <defs>
        <Dots name="sea-dots" every={9} r={1.7} />
        <Dots name="wood-dots" every={6} r={1.6} />
      </defs>
      <path className="sea" d={SEA} />
      <path className="sea-tone" d={SEA} />
      <path className="land" d={smooth([...COAST, ...BORDER], true)} />
      {ISLANDS.map(island => (
        <path key={String(island[0])} className="land" d={smooth(island, true)} />
      ))}
      {RIVERS.map(river => (
        <path key={String(river[0])} className="river" d={smooth(river, false)} />
      ))}
      {LAKES.map(({ at: [cx, cy], size: [rx, ry] }) => (
        <ellipse key={cx} className="lake" cx={cx} cy={cy} rx={rx} ry={ry} />
      ))}
      {HILLS.map(({ at: [x, y], size }) => (
        <path key={x + y} className="hill" d={`M${x - size} ${y + size / 2}l${size}-${size} ${size} ${size}`} />
      ))}
      {WOODS.map(({ at: [cx, cy], size }) => (
        <circle key={cx + cy} className="wood" cx={cx} cy={cy} r={size} />
      ))}
      {roadsIn(area).map(road => (
        <path key={road.ends.join()} className="road" data-type={road.type} d={roadLine(road)} />
      ))}
    </>
  )
})

/** A route up to a round; what was driven in that round stands out. */
function Route({ who, legs, round }: { who: Criminal; legs: readonly Leg[]; round: number }) {
  return (
    <g className="route" data-who={who}>
      {['edge', 'line'].map(kind =>
        legs.map(leg => (
          <path key={leg.n} className={kind} data-old={leg.round < round || undefined} d={legLine(leg)} />
        )),
      )}
    </g>
  )
}

/** In which rounds somebody came to each Location, and what befell them there. */
function stopsOf(legs: readonly Leg[], hideout: Location): Map<Location, { rounds: number[]; marks: RouteMark[] }> {
  const stops = new Map([[hideout, { rounds: [0], marks: [] as RouteMark[] }]])
  for (const { at, round, path, events } of legs) {
    const { rounds, marks } = stops.get(at) ?? { rounds: [], marks: [] }
    stops.set(at, {
      rounds: path.length > 0 && !rounds.includes(round) ? [...rounds, round] : rounds,
      marks: [...new Set([...marks, ...marksIn(events)])],
    })
  }
  return stops
}

interface MapProps {
  readonly story: Story
  /** How far it is told. */
  readonly round: number
  readonly words: Words
  readonly label: string
}

export function RouteMap({ story, round, words, label }: MapProps) {
  const { area, heists, hideout, routes } = story
  const frame = frameOf(area)
  // Sizes are those of the whole map: a part of it is drawn with a finer pen.
  const pen = frame.width / 1000
  const now = story.rounds.find(each => each.round === round) ?? story.rounds[0]
  const told = (who: Criminal) => routes[who].filter(leg => leg.round <= round)
  const places = locationsOf(area)
  const stops = CRIMINALS.map(who => ({ who, stops: stopsOf(told(who), hideout) }))
  const badged = new Set([hideout, ...heists.map(({ at }) => at)])
  const matters = new Set([...badged, ...stops.flatMap(each => [...each.stops.keys()])])
  const guards = new Map<Location, Policeman[]>()
  for (const who of POLICE) {
    const at = now.police[who]
    if (at) guards.set(at, [...(guards.get(at) ?? []), who])
  }
  const at = (place: Location): string => `translate(${SPOT[place].join(' ')}) scale(${pen})`
  return (
    <svg
      className="route-map"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
      style={{ '--pen': pen } as CSSProperties}
    >
      <Ground area={area} />
      {CRIMINALS.map(who => (
        <Route key={who} who={who} legs={told(who).filter(({ path }) => path.length > 0)} round={round} />
      ))}
      {places.map(place => (
        <g key={place} transform={at(place)}>
          <text className="place-name" data-matters={matters.has(place) || undefined} y={29}>
            {words.locations[place]}
          </text>
        </g>
      ))}
      {[...guards].map(([place, who]) => (
        <g key={place} transform={at(place)}>
          {who.map((each, i) => (
            <Shield key={each} who={each} x={(i - (who.length - 1) / 2) * 21} />
          ))}
        </g>
      ))}
      {stops.map(({ who, stops: all }) =>
        [...all].map(([place, stop]) => (
          <g key={who + place} transform={at(place)}>
            <Pill who={who} {...stop} here={now.criminals[who].at === place} gap={badged.has(place) ? 19 : 9} />
          </g>
        )),
      )}
      {/* Over everything: which Heist it is must not be hidden by who came by. */}
      {places.map(place => (
        <g key={place} transform={at(place)}>
          <Badge heist={heists.find(each => each.at === place)} hideout={place === hideout} />
        </g>
      ))}
    </svg>
  )
}
