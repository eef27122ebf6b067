import type { Cue, Setup, Standing } from '../../games/contract.ts'
import type { Vec } from '../actors.ts'
import { frame, type Screen } from '../shots.ts'
import type { Aim } from './choose.ts'

/** At the ends of the table the camera turns so far to its middle, in radians: behind who stands there is the table. */
const INWARDS = 0.32

/** What of a subject must be in the picture: so much to its sides, before and behind it, and up to its head. */
const around = ([x, y, z]: Vec, { reach, height }: Setup): Vec[] => [
  [x - reach, y, z + reach * 0.5],
  [x + reach, y, z + reach * 0.5],
  [x - reach, y + height, z],
  [x + reach, y + height, z],
]

const middle = (places: readonly Vec[], axis: 0 | 2): number =>
  (Math.min(...places.map(each => each[axis])) + Math.max(...places.map(each => each[axis]))) / 2

/** Where the camera stands by itself. */
export function standing({ points, ...angle }: Standing, screen: Screen): Aim {
  const shot = frame(points, angle, screen)
  return { shot, far: shot.at.length() }
}

/**
 * Where the camera stands to have all these places in the picture as this setup wants them. Null: nothing of it is on the
 * table, or it is so far apart that the whole table shows as much.
 */
export function aimAt(places: readonly Vec[], setup: Setup, wide: Standing, screen: Screen): Aim | null {
  if (places.length === 0) return null
  const half = Math.max(...wide.points.map(([x]) => Math.abs(x)))
  const [x, z] = [middle(places, 0), middle(places, 2)]
  const yaw = setup.yaw ?? (INWARDS * Math.max(-half, Math.min(half, x))) / half
  const shot = frame(
    places.flatMap(place => around(place, setup)),
    { pitch: setup.pitch, yaw },
    screen,
  )
  const far = Math.hypot(shot.at.x - x, shot.at.y, shot.at.z - z)
  return far < standing(wide, screen).far * 0.85 ? { shot, far } : null
}

/** The same for whatever has a place; of what does not fit into one picture, the first. */
export function aimOf(
  { subjects, framing }: Cue,
  setups: Readonly<Record<Exclude<Cue['framing'], 'wide'>, Setup>>,
  where: (id: string) => Vec | null,
  wide: Standing,
  screen: Screen,
): Aim | null {
  if (framing === 'wide') return standing(wide, screen)
  const places = subjects.map(where).filter(at => at !== null)
  const aim = (some: readonly Vec[]): Aim | null => aimAt(some, setups[framing], wide, screen)
  return aim(places) ?? aim(places.slice(0, 1))
}
