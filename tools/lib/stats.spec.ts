import { describe, expect, it } from 'vitest'
import { ascending, median, percentile, wilson } from './stats.ts'

describe('percentiles', () => {
  const numbers = ascending([15, 35, 50, 20, 40])

  it('falls on a number, or between two', () => {
    expect(percentile(numbers, 0.5)).toBe(35)
    expect(percentile(numbers, 0.4)).toBeCloseTo(29)
    expect(percentile(numbers, 0.1)).toBeCloseTo(17)
    expect(percentile(numbers, 0.9)).toBeCloseTo(46)
    expect([0, 1].map(p => percentile(numbers, p))).toEqual([15, 50])
  })

  it('sorts by size, not by letters', () => {
    expect(ascending([10, 9, 100])).toEqual([9, 10, 100])
  })

  it('has a median of few and of none', () => {
    expect(median([7])).toBe(7)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBeNull()
  })
})

describe('Wilson’s interval', () => {
  it.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [250, 1000, 0.2242, 0.2778],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i', (hits, n, low, high) => {
    const interval = wilson(hits, n)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  it('knows nothing from nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})
