import type { Facade } from './paint.ts'

export type Spot2 = readonly [x: number, y: number]

/** A piece of card of that outline, standing in the tile with its face to the street. */
export interface Flat {
  readonly outline: readonly Spot2[]
  /** Where its face is, from the middle of the tile towards the street. */
  readonly front: number
  readonly depth: number
  /** Of roofs and sides. */
  readonly color: string
}

export interface Tube {
  readonly color: string
  readonly points: readonly Spot2[]
  readonly front: number
}

/** A sign's halo of dots. */
export interface Glow {
  readonly at: Spot2
  readonly front: number
  readonly size: number
  readonly color: string
}

export interface Landmark {
  readonly flats: readonly Flat[]
  readonly paint: (facade: Facade) => void
  readonly neon?: readonly Tube[]
  readonly glows?: readonly Glow[]
}

export const STONE = '#59625f'
export const BRICK = '#5b3a35'
export const ROOF = '#4a5c64'
export const ROOF_WARM = '#6a4a40'

/** Reads `x,y x,y …`. */
export const points = (text: string): Spot2[] =>
  text.split(' ').map(each => {
    const [x = Number.NaN, y = Number.NaN] = each.split(',').map(Number)
    return [x, y]
  })

export const rect = (x: number, y: number, width: number, height: number): Spot2[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Part of a circle, from one angle to another in degrees. */
export const arc = (x: number, y: number, radius: number, from: number, to: number, steps = 10): Spot2[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

/** The usual depths: the body of a building, and what stands out before it. */
const BACK = -0.82
const DEEP = 0.82
export const flat = (outline: readonly Spot2[], color: string, front = BACK, depth = DEEP): Flat => ({
  outline,
  front,
  depth,
  color,
})
/** Something in front of the wall: a marquee, a porch, a sign. */
export const before = (outline: readonly Spot2[], color: string, front = -0.62, depth = 0.2): Flat => ({
  outline,
  front,
  depth,
  color,
})
