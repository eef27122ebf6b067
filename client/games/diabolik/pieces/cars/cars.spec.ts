import { Box3, type BufferGeometry, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { CarBody } from './body.ts'
import { makeJaguar } from './jaguar.ts'
import { makeVan } from './van.ts'

const triangles = (geometry: BufferGeometry): number =>
  (geometry.index?.count ?? geometry.getAttribute('position').count) / 3
/** Body, contour and four wheels. */
const costOf = ({ whole, shell, wheel }: CarBody): number => triangles(whole) + triangles(shell) + 4 * triangles(wheel)

describe.each([
  ['the Jaguar', makeJaguar(), 9000, [2.3, 2.6]],
  ['the Bank Van', makeVan(), 4000, [2.1, 2.5]],
] as const)('%s', (_, car, most, [short, long]) => {
  car.whole.computeBoundingBox()
  const box = car.whole.boundingBox ?? new Box3()
  const size = box.getSize(new Vector3())

  it('costs no more than it may', () => {
    expect(costOf(car)).toBeLessThanOrEqual(most)
  })

  it('is as long as the table wants it, and stands on its wheels', () => {
    expect(size.x).toBeGreaterThan(short)
    expect(size.x).toBeLessThan(long)
    expect(box.min.y).toBeGreaterThan(0)
    expect(box.min.y).toBeLessThan(car.radius)
  })

  it('has its wheels under it, inside its length', () => {
    for (const [along, out] of car.axles) {
      expect(along - car.radius).toBeGreaterThan(box.min.x)
      expect(along + car.radius).toBeLessThan(box.max.x)
      expect(out).toBeLessThan(size.z / 2)
    }
  })

  it('is painted all over', () => {
    for (const part of [car.whole, car.wheel])
      expect(part.getAttribute('color').count).toBe(part.getAttribute('position').count)
  })
})
