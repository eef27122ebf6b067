import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Clock } from './clock.ts'
import { WORLD } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SECOND = 1000
const clockOf = (decision: number) => {
  const passed = vi.fn()
  return { passed, clock: new Clock(WORLD, { decision, away: 60 * SECOND }, passed) }
}

describe('with decision time', () => {
  test('measures a run, not each of its decisions', () => {
    const { clock, passed } = clockOf(30 * SECOND)
    clock.decide([1])
    vi.advanceTimersByTime(20 * SECOND)
    clock.acted(1)
    clock.decide([1])
    expect(clock.shown()).toEqual({ player: 1, left: 10 * SECOND })
    vi.advanceTimersByTime(10 * SECOND)
    expect(passed).toHaveBeenCalledWith(1, false)
    expect(clock.bot(1)).toBe(true)
    expect(clock.shown()).toBeNull()
  })
  test('gives the next run its full time, to the person', () => {
    const { clock } = clockOf(30 * SECOND)
    clock.decide([1])
    vi.advanceTimersByTime(30 * SECOND)
    clock.decide([2])
    clock.decide([1])
    expect(clock.bot(1)).toBe(false)
    expect(clock.shown()).toEqual({ player: 1, left: 30 * SECOND })
  })
  test('leaves the chair to the bot after two runs in a row, until the person acts', () => {
    const { clock, passed } = clockOf(30 * SECOND)
    for (const player of [1, 2, 1]) {
      clock.decide([player])
      vi.advanceTimersByTime(30 * SECOND)
    }
    expect(passed.mock.calls).toEqual([
      [1, false],
      [2, false],
      [1, true],
    ])
    clock.decide([2])
    clock.decide([1])
    expect(clock.bot(1)).toBe(true)
    expect(clock.bot(2)).toBe(false)
    expect(clock.acted(1)).toBe(true)
    expect(clock.bot(1)).toBe(false)
    expect(clock.shown()).toEqual({ player: 1, left: 30 * SECOND })
  })
  test('forgives one lapse to whoever acts next time', () => {
    const { clock, passed } = clockOf(30 * SECOND)
    clock.decide([1])
    vi.advanceTimersByTime(30 * SECOND)
    clock.decide([])
    clock.decide([1])
    expect(clock.acted(1)).toBe(false)
    clock.decide([])
    clock.decide([1])
    vi.advanceTimersByTime(30 * SECOND)
    expect(passed).toHaveBeenLastCalledWith(1, false)
  })
  test('tells once in a run that the bot steps in, and not where it has the chair', () => {
    const { clock } = clockOf(30 * SECOND)
    const runOut = () => {
      clock.decide([])
      clock.decide([1])
      vi.advanceTimersByTime(30 * SECOND)
    }
    clock.decide([1])
    expect(clock.steppedIn(1)).toBe(false)
    vi.advanceTimersByTime(30 * SECOND)
    expect([clock.steppedIn(1), clock.steppedIn(1), clock.steppedIn(2)]).toEqual([true, false, false])
    clock.acted(1)
    runOut()
    expect(clock.steppedIn(1)).toBe(true)
    runOut()
    expect(clock.steppedIn(1)).toBe(false)
  })
  test('is not stopped by acting too late', () => {
    const { clock } = clockOf(30 * SECOND)
    clock.decide([1])
    vi.advanceTimersByTime(30 * SECOND)
    expect(clock.acted(1)).toBe(false)
    clock.decide([1])
    expect(clock.bot(1)).toBe(true)
    expect(clock.shown()).toBeNull()
    clock.decide([2])
    clock.decide([1])
    expect(clock.bot(1)).toBe(false)
  })
  test('shows the run that ends first', () => {
    const { clock } = clockOf(30 * SECOND)
    clock.decide([1])
    vi.advanceTimersByTime(SECOND)
    clock.decide([1, 2])
    expect(clock.shown()).toEqual({ player: 1, left: 29 * SECOND })
    clock.decide([2])
    expect(clock.shown()).toEqual({ player: 2, left: 30 * SECOND })
  })
})

describe('away', () => {
  test('the bot plays after a minute, until somebody is back', () => {
    const { clock, passed } = clockOf(0)
    clock.decide([1])
    vi.advanceTimersByTime(3600 * SECOND)
    expect(clock.bot(1)).toBe(false)
    clock.went(1)
    clock.went(1)
    expect(clock.expecting).toBe(true)
    vi.advanceTimersByTime(59 * SECOND)
    expect(clock.bot(1)).toBe(false)
    vi.advanceTimersByTime(SECOND)
    expect(passed.mock.calls).toEqual([[1, true]])
    expect(clock.expecting).toBe(false)
    expect(clock.bot(1)).toBe(true)
    expect(clock.came(1)).toBe(true)
    expect(clock.bot(1)).toBe(false)
  })
  test('a short absence changes nothing', () => {
    const { clock, passed } = clockOf(0)
    clock.went(1)
    vi.advanceTimersByTime(59 * SECOND)
    expect(clock.came(1)).toBe(false)
    vi.advanceTimersByTime(60 * SECOND)
    expect(passed).not.toHaveBeenCalled()
  })
  test('whoever is gone is not measured, and gets a full run on return', () => {
    const { clock, passed } = clockOf(120 * SECOND)
    clock.decide([1])
    clock.went(1)
    vi.advanceTimersByTime(500 * SECOND)
    expect(passed.mock.calls).toEqual([[1, true]])
    expect(clock.shown()).toBeNull()
    clock.came(1)
    expect(clock.shown()).toEqual({ player: 1, left: 120 * SECOND })
  })
})

test('nothing fires after stopping or forgetting', () => {
  const { clock, passed } = clockOf(30 * SECOND)
  clock.decide([1, 2])
  clock.went(1)
  clock.forget(2)
  clock.stop()
  vi.advanceTimersByTime(600 * SECOND)
  expect(passed).not.toHaveBeenCalled()
})
