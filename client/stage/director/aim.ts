import { Vector3 } from 'three'
import type { Cue, Setup, Standing } from '../../games/contract.ts'
import type { Vec } from '../actors.ts'
import { frame, type Screen, type Shot } from '../shots.ts'
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

/** At the side, so much of the table's width may be seen beside it. */
const RIM = 0.04

/**
 * What is at the end of the table would have nothing on one side of it: then the camera goes sideways until there is table
 * to the edge of the picture, and no further than what it looks at stays in it. All is linear, as in shots.ts.
 */
function inwards(shot: Shot, held: readonly Vec[], ends: readonly Vec[], { width, height, fov, insets }: Screen): Shot {
  const back = shot.turn.clone().invert()
  const run = (Math.tan((fov * Math.PI) / 360) * width) / height
  const [low, high] = [insets.left, width - insets.right].map(x => ((x / width) * 2 - 1) * run) as [number, number]
  /** How far the camera may go until this is at the left edge, or at the right. */
  const until = (place: Vec): { left: number; right: number } => {
    const { x, z } = new Vector3(...place).sub(shot.at).applyQuaternion(back)
    return { left: x + low * z, right: x + high * z }
  }
  const [inside, rim] = [held.map(until), ends.map(until)]
  const most = Math.max(0, Math.min(...inside.map(({ left }) => left)))
  const least = Math.min(0, Math.max(...inside.map(({ right }) => right)))
  const [left, right] = [Math.min(...rim.map(each => each.left)), Math.max(...rim.map(each => each.right))]
  // A picture that is wider than the table has it in the middle.
  const wanted = left > right ? (left + right) / 2 : Math.max(0, left) + Math.min(0, right)
  const aside = Math.min(most, Math.max(least, wanted))
  return { ...shot, at: new Vector3(aside, 0, 0).applyQuaternion(shot.turn).add(shot.at) }
}

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
  const held = places.flatMap(place => around(place, setup))
  const ends = [-1, 1].map((end): Vec => [end * half * (1 + RIM), 0, z])
  const shot = frame(held, { pitch: setup.pitch, yaw }, screen)
  const far = Math.hypot(shot.at.x - x, shot.at.y, shot.at.z - z)
  return far < standing(wide, screen).far * 0.85 ? { shot: inwards(shot, held, ends, screen), far } : null
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
