import type { Vec } from './actors.ts'
import { type Angle, frame, type Screen, type Shot } from './shots.ts'

/** A spot of the table. */
export type Spot = readonly [x: number, z: number]

/** Of the canvas, from its top left. */
export interface Pixel {
  readonly x: number
  readonly y: number
}

/** How far from its middle a finger covers things, in pixels: what it can hit for sure is twice as wide. */
const FINGER = 22

/** What else a finger covers of all that is on offer, by the places where it is to be seen. */
export const crowd = (tap: Pixel, offered: ReadonlyMap<string, Pixel | null>, meant: string | null): string[] =>
  [...offered].flatMap(([place, at]) =>
    at && place !== meant && Math.hypot(at.x - tap.x, at.y - tap.y) < FINGER ? [place] : [],
  )

interface Close extends Angle {
  readonly points: readonly Vec[]
}

/** Half of what of the table is inside the free part of the screen, a unit of it being so many pixels. */
const reach = ({ pitch }: Angle, { width, height, insets }: Screen, scale: number): Spot => [
  (width - insets.left - insets.right) / 2 / scale,
  (height - insets.top - insets.bottom) / 2 / scale / Math.sin(pitch),
]

/** A spot that has as much as possible of the table round it. */
export function within([x, z]: Spot, close: Close, screen: Screen, scale: number): Spot {
  const [wide, deep] = reach(close, screen, scale)
  const inside = (value: number, all: readonly number[], half: number): number => {
    const [low, high] = [Math.min(...all) + half, Math.max(...all) - half]
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value))
  }
  return [
    inside(
      x,
      close.points.map(([px]) => px),
      wide,
    ),
    inside(
      z,
      close.points.map(([, , pz]) => pz),
      deep,
    ),
  ]
}

/** The shot that has this spot in the middle of the free part of the screen, a unit of the table being so many pixels. */
export function closeTo(spot: Spot, close: Close, screen: Screen, scale: number): Shot {
  const [wide] = reach(close, screen, scale)
  const [x, z] = within(spot, close, screen, scale)
  return frame(
    [x - wide, x + wide].map((px): Vec => [px, 0, z]),
    close,
    screen,
  )
}

/** Where the spot is after the table was drawn along by so many pixels. */
export const drawnBy = ([x, z]: Spot, dx: number, dy: number, { pitch }: Angle, scale: number): Spot => [
  x - dx / scale,
  z - dy / scale / Math.sin(pitch),
]
