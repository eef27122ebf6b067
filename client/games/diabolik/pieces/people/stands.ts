import { LOCATIONS, type Location, SPOT } from '../../../../../shared/games/diabolik/map/locations.ts'
import { CRIMINALS } from '../../../../../shared/games/diabolik/state.ts'
import type { Box, Point } from '../../../../kit/art/ink2d.ts'
import type { Vec } from '../../../../stage/actors.ts'
import { FALL, hidden, POINTS } from '../../layout/names.ts'
import type { Parts } from '../../layout/parts.ts'
import { FIGURE, mapAt, NAMED, SIGNED } from '../../layout/places.ts'
import { aside, behind, round } from './aside.ts'
import type { Print } from './atlas.ts'
import { knownOf } from './known.ts'

/** A print of the secret sheet that stands on the map: width and height in units, and how far over the ground it begins. */
export interface Stand {
  readonly print: Print
  readonly at: Vec
  readonly width: number
  readonly height: number
  readonly over?: number
}

const GHOST = { width: 1.62, height: 2.6 } as const
const TAG = { width: 2.1, height: 0.875 } as const
const SIGN = 1.15
const PINS = LOCATIONS.map((each): Box => behind([SPOT[each][0], SPOT[each][1] + 11], 22, 22))

/** Where the secrets stand: beside whoever is seen there, and off the names. */
export function standsOf({ view, seats, placed, format, names }: Parts): Stand[] {
  const size = FIGURE[format]
  const own = CRIMINALS.filter(who => seats.includes(who))
  const { ghosts, signs } = knownOf(view)
  const taken: Box[] = [...Object.values(names), ...PINS, ...people(placed)]
  const put = (places: readonly Point[], width: number, height: number): Vec => {
    const [wide, high] = [width * POINTS, height * FALL * POINTS]
    const place = aside(places, wide, high, taken)
    taken.push(behind(place, wide, high))
    return mapAt(place, 0.1)
  }
  const [named, side] = [NAMED[format], SIGN * SIGNED[format]]
  const standing = ghosts.flatMap(({ who, at: where }): Stand[] => {
    const [width, height] = [GHOST.width * size, GHOST.height * size]
    const tag = own.length === 1 && own[0] === who ? 'you' : who
    const at = put(beside(where, named), TAG.width * named * 0.94, height)
    return [
      { print: `ghost:${who}`, at, width, height },
      { print: `tag:${tag}`, at, width: TAG.width * named, height: TAG.height * named, over: 0.14 * size },
    ]
  })
  const counters = signs.map(({ sign, at }): Stand => {
    const reaches = [25, 31, 37].map(each => each * SIGNED[format])
    return { print: sign, at: put(round(SPOT[at], reaches), side, side), width: side, height: side }
  })
  return [...counters, ...standing].sort((a, b) => a.at[2] - b.at[2])
}

/** Nobody takes it for the one next door: its own Location is nearer by so much. */
const NEARER = 1.7
const far = ([x, y]: Point, [px, py]: Point): number => Math.hypot(x - px, y - py)

/** At the pin, or right beside it: rather over a name than where it would seem to be somewhere else. */
export function beside(location: Location, wide: number): Point[] {
  const [x, y] = SPOT[location]
  const places = [0, -20, 20, -38, 38, -60, 60].map((across): Point => [x + across * wide, y - 4])
  const isHere = (place: Point): boolean =>
    LOCATIONS.every(other => other === location || far(place, SPOT[other]) > NEARER * far(place, [x, y]))
  return places.filter(isHere)
}

/** What everybody sees on the map hides things too. */
const people = (placed: Parts['placed']): Box[] =>
  hidden(placed.filter(({ style, space }) => style === 'hop' && space !== 'hand'))
