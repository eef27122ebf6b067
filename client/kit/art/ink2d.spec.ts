import { describe, expect, test } from 'vitest'
import { along, curves, knots, rng } from './ink2d.ts'

describe('lines', () => {
  test('points are read, corners marked', () => {
    expect(knots('1,2 -3,4.5!')).toEqual([
      { at: [1, 2], sharp: false },
      { at: [-3, 4.5], sharp: true },
    ])
  })

  test('what is no point is refused by name', () => {
    expect(() => knots('1,2 3;4')).toThrow('3;4')
    expect(() => knots('1,2 3')).toThrow('Not a point: 3')
  })

  test('a curve runs through all of its points and closes', () => {
    const closed = curves(knots('0,0 10,0 10,10'), true)
    expect(closed.map(([from]) => from)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
    expect(closed.at(-1)?.[3]).toEqual([0, 0])
  })

  test('corners stay sharp: between two of them the line is straight', () => {
    const [first] = curves(knots('0,0! 10,0! 10,10!'), true)
    expect(first).toEqual([
      [0, 0],
      [0, 0],
      [10, 0],
      [10, 0],
    ])
  })

  test('stations begin and end where the line does, each with a direction of length one', () => {
    const stations = along('0,0! 30,40!', 10)
    expect(stations).toHaveLength(11)
    expect(stations[0]?.at).toEqual([0, 0])
    expect(stations[10]?.at[0]).toBeCloseTo(30)
    expect(stations[10]?.at[1]).toBeCloseTo(40)
    for (const { way } of stations) expect(Math.hypot(...way)).toBeCloseTo(1)
  })
})

test('the same seed prints the same picture', () => {
  const [a, b, c] = [rng(7), rng(7), rng(8)]
  const first = Array.from({ length: 5 }, a)
  expect(Array.from({ length: 5 }, b)).toEqual(first)
  expect(Array.from({ length: 5 }, c)).not.toEqual(first)
  for (const value of first) expect(value >= 0 && value < 1).toBe(true)
})
