import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyGate, setGate, through } from './gate.ts'

let done: string[] = []
const does = (what: string) => () => void done.push(what)
beforeEach(() => {
  vi.useFakeTimers()
  done = []
})
afterEach(() => {
  emptyGate()
  setGate(false, 0)
  vi.useRealTimers()
})

it('lets all through at once, as long as nothing else is said', () => {
  through(does('a'))
  expect(done).toEqual(['a'])
})

it('puts off, in the order in which it came', () => {
  setGate(false, 5)
  through(does('a'))
  vi.advanceTimersByTime(2000)
  setGate(false, 0)
  through(does('b'))
  expect(done).toEqual([])
  vi.advanceTimersByTime(3000)
  expect(done).toEqual(['a', 'b'])
})

it('holds until it goes on', () => {
  setGate(true, 0)
  through(does('a'))
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual([])
  setGate(false, 0)
  expect(done).toEqual(['a'])
})

it('forgets what nobody waits for any more', () => {
  setGate(true, 0)
  through(does('a'))
  emptyGate()
  setGate(false, 0)
  expect(done).toEqual([])
})

describe('a connection that begins', () => {
  it('is taken in at once where nothing is held or put off, and nothing older comes after it', () => {
    setGate(false, 60)
    through(does('old'))
    setGate(false, 0)
    through(does('new'), true)
    through(does('next'))
    expect(done).toEqual(['new', 'next'])
    vi.advanceTimersByTime(60_000)
    expect(done).toEqual(['new', 'next'])
  })

  it('waits its time, in which what came before it goes on', () => {
    setGate(false, 5)
    through(does('old'))
    vi.advanceTimersByTime(3000)
    through(does('new'), true)
    through(does('next'))
    expect(done).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(done).toEqual(['old'])
    vi.advanceTimersByTime(3000)
    expect(done).toEqual(['old', 'new', 'next'])
  })

  it('waits for nothing that is due later than itself', () => {
    setGate(false, 60)
    through(does('old'))
    setGate(false, 5)
    through(does('new'), true)
    vi.advanceTimersByTime(5000)
    expect(done).toEqual(['new'])
    vi.advanceTimersByTime(60_000)
    expect(done).toEqual(['new'])
  })

  it('is held, and takes the place of all that was held before it', () => {
    setGate(true, 0)
    through(does('old'))
    through(does('new'), true)
    through(does('newest'), true)
    through(does('next'))
    vi.advanceTimersByTime(60_000)
    expect(done).toEqual([])
    setGate(false, 0)
    expect(done).toEqual(['newest', 'next'])
  })
})
