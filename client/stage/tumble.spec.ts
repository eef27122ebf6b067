import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { dieTurn, tumble } from './tumble.ts'

/** Where the faces are before the die is turned. */
const FACES = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, -1, 0],
] as const

describe('the die', () => {
  it.each([1, 2, 3, 4, 5, 6])('comes to lie with the %i on top', value => {
    const [x, y, z] = FACES[value - 1] ?? [0, 0, 0]
    expect(new Vector3(x, y, z).applyQuaternion(dieTurn(value)).y).toBeCloseTo(1)
  })

  it('rolls until it lies still', () => {
    expect(tumble(0).along).toBe(0)
    expect(tumble(0.4).spin).toBeGreaterThan(0)
    expect(tumble(1)).toEqual({ along: 1, up: 0, spin: 0 })
  })
})
