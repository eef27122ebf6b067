import { Euler, Quaternion, Vector3 } from 'three'
import type { Vec } from './actors.ts'

/** From where the camera looks: pitch down from the horizon and yaw, in radians. */
export interface Angle {
  readonly pitch: number
  readonly yaw: number
}

/** Pixels at the edges of the canvas that something lies over. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** What the page lies over, and what the game needs at the edges besides. */
export const widened = (
  { top, right, bottom, left }: Insets,
  more: Partial<Record<'top' | 'bottom' | 'left', number | undefined>>,
): Insets => ({ top: top + (more.top ?? 0), right, bottom: bottom + (more.bottom ?? 0), left: left + (more.left ?? 0) })

export interface Shot {
  readonly at: Vector3
  readonly turn: Quaternion
}

export interface Screen {
  readonly width: number
  readonly height: number
  /** Vertical, in degrees. */
  readonly fov: number
  readonly insets: Insets
}

/** Who looks at a large screen sits farther away: what is to be read grows with it, as the type beside it does (table.css). */
export const growth = (width: number, height: number): number => Math.max(1, Math.min(width / 1200, height / 900))

export const turnOf = ({ pitch, yaw }: Angle): Quaternion =>
  new Quaternion().setFromEuler(new Euler(-pitch, yaw, 0, 'YXZ'))

/**
 * The nearest camera of this angle that has every point inside the free part of the screen. With the camera at (a, c)
 * in its own axes, a point at (x, z) is inside when l (c − z) ≤ x − a ≤ r (c − z), where l and r are the slopes of the
 * free part's edges: all linear, so the tightest points give the answer at once.
 */
export function frame(points: readonly Vec[], angle: Angle, screen: Screen): Shot {
  const turn = turnOf(angle)
  const back = turn.clone().invert()
  const seen = points.map(point => new Vector3(...point).applyQuaternion(back))
  const { width, height, fov, insets } = screen
  const rise = Math.tan((fov * Math.PI) / 360)
  const run = (rise * width) / height
  const slope = (pixel: number, size: number, half: number): number => ((pixel / size) * 2 - 1) * half
  const sides = [
    { of: (p: Vector3) => p.x, low: slope(insets.left, width, run), high: slope(width - insets.right, width, run) },
    {
      of: (p: Vector3) => p.y,
      low: slope(insets.bottom, height, rise),
      high: slope(height - insets.top, height, rise),
    },
  ].map(({ of, low, high }) => {
    const top = Math.max(...seen.map(p => of(p) + high * p.z))
    const bottom = Math.min(...seen.map(p => of(p) + low * p.z))
    return { low, high, top, bottom, far: (top - bottom) / (high - low) }
  })
  const far = Math.max(...sides.map(side => side.far))
  const [a = 0, b = 0] = sides.map(({ low, high, top, bottom }) => (top - high * far + (bottom - low * far)) / 2)
  return { at: new Vector3(a, b, far).applyQuaternion(turn), turn }
}

/** Where a point is on the screen, in pixels from the top left. */
export function project(point: Vec, { at, turn }: Shot, { width, height, fov }: Screen): { x: number; y: number } {
  const p = new Vector3(...point).sub(at).applyQuaternion(turn.clone().invert())
  const rise = Math.tan((fov * Math.PI) / 360)
  return {
    x: (1 + p.x / (-p.z * rise * (width / height))) * (width / 2),
    y: (1 - p.y / (-p.z * rise)) * (height / 2),
  }
}

/** What somebody has done to the camera with the hand. */
export interface Handling {
  readonly yaw: number
  readonly pitch: number
  /** Factor on the distance. */
  readonly zoom: number
  readonly pan: readonly [x: number, z: number]
}
export const UNTOUCHED: Handling = { yaw: 0, pitch: 0, zoom: 1, pan: [0, 0] }

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Within limits: the plates stay readable, and nobody gets lost. */
export const limited = ({ yaw, pitch, zoom, pan }: Handling): Handling => ({
  yaw: clamp(yaw, -0.6, 0.6),
  pitch: clamp(pitch, -0.42, 0.4),
  zoom: clamp(zoom, 0.28, 1.25),
  pan: [clamp(pan[0], -12, 12), clamp(pan[1], -9, 9)],
})

/** The shot as somebody has turned it, round the point of the table that it looks at. */
export function handled({ at, turn }: Shot, angle: Angle, hand: Handling): Shot {
  const way = new Vector3(0, 0, -1).applyQuaternion(turn)
  const distance = at.y / Math.max(0.1, -way.y)
  const pivot = at.clone().addScaledVector(way, distance)
  pivot.x += hand.pan[0]
  pivot.z += hand.pan[1]
  const turned = turnOf({ pitch: clamp(angle.pitch + hand.pitch, 0.3, 1.5), yaw: angle.yaw + hand.yaw })
  const from = new Vector3(0, 0, 1).applyQuaternion(turned).multiplyScalar(distance * hand.zoom)
  return { at: pivot.add(from), turn: turned }
}
