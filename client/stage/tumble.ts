import { Euler, Quaternion } from 'three'

/** A roll at a share of its time: how far along, how high, and how much of its spin is left. */
export function tumble(t: number): { along: number; up: number; spin: number } {
  if (t >= 1) return { along: 1, up: 0, spin: 0 }
  const along = 1 - (1 - t) ** 2.4
  // Three bounces, each lower than the last.
  const up = Math.abs(Math.cos(t * Math.PI * 2.5)) * (1 - t) ** 1.5 * 1.5
  return { along, up, spin: (1 - t) ** 1.6 }
}

const TOPS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [-Math.PI / 2, 0, 0],
  [0, 0, Math.PI / 2],
  [0, 0, -Math.PI / 2],
  [Math.PI / 2, 0, 0],
  [Math.PI, 0, 0],
]

/** The turn that has this number on top. Opposite faces of a die make seven. */
export function dieTurn(value: number): Quaternion {
  const [x, y, z] = TOPS[value - 1] ?? [0, 0, 0]
  // A little askew: nobody lays a die down straight.
  return new Quaternion()
    .setFromEuler(new Euler(0, 0.32, 0))
    .multiply(new Quaternion().setFromEuler(new Euler(x, y, z)))
}
