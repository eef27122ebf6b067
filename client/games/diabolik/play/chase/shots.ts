import type { Vec } from '../../../../stage/actors.ts'
import type { Gaze } from '../../../../stage/scene.ts'

/** A car on its way: where it is and, in radians, where its nose points. */
export interface Driven {
  readonly at: Vec
  readonly yaw: number
}

/** The size of a standee that sits in the car: nobody sees it. */
export const AT_THE_WHEEL = 0.001

interface Shot {
  /** Between the nose and the eye, in degrees: 0 looks the car in the face. */
  readonly off: number
  readonly far: number
  readonly high: number
  readonly fov: number
}
/** Three-quarter profile, in the face, over the tail. */
const SHOTS: readonly [Shot, ...Shot[]] = [
  { off: 58, far: 4, high: 0.86, fov: 40 },
  { off: 24, far: 3.5, high: 0.56, fov: 46 },
  { off: 148, far: 3.6, high: 1.15, fov: 44 },
]

const DEGREE = Math.PI / 180
/** The eye stays on the near side of the table: behind the car there are always the map and the sky. */
const MOST = 52 * DEGREE
const wrap = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))

/** From where a shot looks at a car: an angle from the near side of the table towards its right. */
export function sideOf({ yaw }: Driven, off: number): number {
  const nose = Math.atan2(Math.cos(yaw), -Math.sin(yaw))
  const sides = [off, -off, 180 - off, off - 180].map(each => wrap(nose + each * DEGREE))
  const best = sides.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a))
  return Math.max(-MOST, Math.min(MOST, best))
}

/** A shot while it lasts. */
export interface Take {
  readonly shot: Shot
  readonly side: number
}

/** How many pictures a drive is cut into. */
export const takesOf = (seconds: number): number => (seconds > 2 ? SHOTS.length : 1)

export function takeOf(n: number, car: Driven): Take {
  const shot = SHOTS[n % SHOTS.length] ?? SHOTS[0]
  return { shot, side: sideOf(car, shot.off) }
}

/** Low over the road, beside the car; `share` of the take has passed, and the eye comes nearer. */
export function gazeAt({ at: [x, , z], yaw }: Driven, { shot, side }: Take, share: number, size: number): Gaze {
  const far = shot.far * size * (1.1 - 0.2 * share)
  // A little behind the car is in the middle, for who comes after it; and all of it stands aside of the narrator's box.
  const [behind, aside] = [0.35 * size, 0.3 * size]
  const mx = x - Math.cos(yaw) * behind + Math.cos(side) * aside
  const mz = z + Math.sin(yaw) * behind - Math.sin(side) * aside
  return {
    at: [x + Math.sin(side) * far, shot.high * size, z + Math.cos(side) * far],
    to: [mx, 0.72 * size, mz],
    fov: shot.fov,
  }
}

/** Where the n-th pursuer is: beyond the car as the eye sees it, behind it on the road, and gaining. */
export function pursuerAt({ at: [x, , z], yaw }: Driven, side: number, n: number, share: number, size: number): Vec {
  const beyond = (1.15 + 0.55 * n) * size
  const behind = (1.15 + 1.15 * n - 0.75 * share) * size * (n === 1 ? -0.35 : 1)
  return [
    x - Math.sin(side) * beyond - Math.cos(yaw) * behind,
    0.06,
    z - Math.cos(side) * beyond + Math.sin(yaw) * behind,
  ]
}

/** Low beside somebody on foot, from one side: all of them is in the picture, and the sky behind. */
export const footGaze = ([x, , z]: Vec, side: number, size: number): Gaze => ({
  at: [x + Math.sin(side) * 6.6 * size, 1.7 * size, z + Math.cos(side) * 6.6 * size],
  to: [x, 1.35 * size, z],
  fov: 38,
})

/** How near somebody stands to the line on which the eye looks. */
function nearness({ at: [ex, , ez], to: [tx, , tz] }: Gaze, [x, , z]: Vec): number {
  const [dx, dz] = [tx - ex, tz - ez]
  const along = Math.max(0, Math.min(1, ((x - ex) * dx + (z - ez) * dz) / (dx * dx + dz * dz)))
  return Math.hypot(x - ex - dx * along, z - ez - dz * along)
}

const SIDES = [0, 0.4, -0.4, 0.8, -0.8] as const
/** The side from which nobody stands before whoever goes this way. */
export function clearSide(way: readonly Vec[], others: readonly Vec[], size: number): number {
  const room = (side: number): number =>
    Math.min(1.6, ...way.flatMap(at => others.map(other => nearness(footGaze(at, side, size), other))))
  return SIDES.reduce((best, side) => (room(side) > room(best) + 0.01 ? side : best), SIDES[0])
}
