import type { BufferGeometry } from 'three'

/** A car in the size of the table, nose to +x, its wheels on y = 0. */
export interface CarBody {
  readonly whole: BufferGeometry
  /** What has the contour. */
  readonly shell: BufferGeometry
  readonly wheel: BufferGeometry
  readonly radius: number
  /** Where the wheels are: how far along, and how far out. */
  readonly axles: readonly (readonly [along: number, out: number])[]
  /** Where the headlamps are: how far ahead, and how far out. */
  readonly lamps: readonly [ahead: number, out: number]
}
