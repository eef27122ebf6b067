import { describe, expect, it } from 'vitest'
import { beat, remaining, STYLES } from './motion.ts'

describe('motion', () => {
  it.each(STYLES)('%s begins where it is and ends where it belongs', style => {
    expect(beat(style, 0)).toMatchObject({ along: 0, lift: 0 })
    expect(beat(style, 1)).toEqual({ along: 1, lift: 0, stretch: 1 })
    expect(beat(style, 5)).toEqual({ along: 1, lift: 0, stretch: 1 })
  })

  it('never goes back on its way', () => {
    for (const style of STYLES) {
      const way = Array.from({ length: 101 }, (_, i) => beat(style, i / 100).along)
      way.slice(1).forEach((along, i) => {
        expect(along).toBeGreaterThanOrEqual(way[i] ?? 0)
      })
    }
  })

  it('a hop crouches, flies and lands', () => {
    expect(beat('hop', 0.1)).toMatchObject({ along: 0, lift: 0 })
    expect(beat('hop', 0.1).stretch).toBeLessThan(1)
    expect(beat('hop', 0.45).lift).toBeGreaterThan(0.4)
    expect(beat('hop', 0.9)).toMatchObject({ along: 1, lift: 0 })
    expect(beat('hop', 0.9).stretch).toBeLessThan(1)
  })

  it('a slam does most of its way at the end, and is pressed where it lands', () => {
    expect(beat('slam', 0.35).along).toBeLessThan(0.2)
    expect(beat('slam', 0.69).along).toBeGreaterThan(0.9)
    expect(beat('slam', 0.85)).toMatchObject({ along: 1, lift: 0 })
    expect(beat('slam', 0.85).stretch).toBeLessThan(0.9)
  })

  it('what is smoothed does not depend on the frame rate', () => {
    expect(remaining(7, 0.1)).toBeCloseTo(remaining(7, 0.05) ** 2)
    expect(remaining(7, 0)).toBe(1)
  })
})
