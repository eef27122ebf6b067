import { describe, expect, it } from 'vitest'
import { race } from './race.ts'
import { rngOf, seedOf } from './rng.ts'

/** Plans that are worth so much, give or take what luck adds, which is the same for all in one world. */
function field(worths: readonly number[], noise: number, seed = 'race') {
  const luck = rngOf(seedOf(seed), 0)
  const tries = worths.map(() => 0)
  const enter = () => {
    const all = luck.int(100)
    return (plan: number) => {
      tries[plan] = (tries[plan] ?? 0) + 1
      return (worths[plan] ?? 0) + all + luck.int(noise)
    }
  }
  return { enter, tries }
}

describe('a race', () => {
  it('finds what is best, and tries what is close more often than what is far behind', () => {
    const { enter, tries } = field([0, 50, 48, 10], 20)
    const worth = race(4, 40, enter)
    expect(worth.indexOf(Math.max(...worth))).toBe(1)
    expect(tries[0]).toBe(4)
    expect(tries[3]).toBe(4)
    expect(tries[2]).toBeGreaterThan(4)
  })

  it('leaves whoever is given up as far behind as they were', () => {
    const worth = race(3, 40, field([0, 50, 49], 2).enter)
    expect((worth[1] ?? 0) - (worth[0] ?? 0)).toBeCloseTo(50, -1)
  })

  it('stops when one is left, and tries one alone once', () => {
    const far = field([0, 90], 3)
    race(2, 400, far.enter)
    expect(far.tries).toEqual([4, 4])
    const alone = field([7], 1)
    race(1, 400, alone.enter)
    expect(alone.tries).toEqual([1])
  })

  it('lets a head start decide between equals', () => {
    const { enter } = field([1, 1, 1], 1)
    expect(race(3, 8, enter, [0, 0, 0.5])[2]).toBeGreaterThan(
      race(3, 8, field([1, 1, 1], 1).enter, [0, 0, 0.5])[1] ?? 9,
    )
  })
})
