import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OnStream } from '../../shared/wire/stream.ts'
import { follow } from './feed.ts'

/* Without shared workers: through a line of its own, whose other end is here. */

class Source {
  static readonly CLOSED = 2
  static all: Source[] = []
  readyState = 1
  readonly address: string
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  over = (): void => {}
  constructor(address: string) {
    this.address = address
    Source.all.push(this)
  }
  addEventListener(_: 'over', heard: () => void): void {
    this.over = heard
  }
  close(): void {
    this.readyState = Source.CLOSED
  }
  tells(told: Partial<OnStream>): void {
    this.onmessage?.({ data: JSON.stringify({ hands: null, ...told }) })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  Source.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function following(delay: number) {
  const shown: (Partial<OnStream> | null)[] = []
  const stop = follow('/feed', delay, told => void shown.push(told))
  const source = Source.all[0]
  if (!source) throw new Error('nobody listens')
  return { shown, stop, source, rounds: () => shown.map(told => told && [told.round, told.hands !== null]) }
}

it('shows what it is told so late, in its order', () => {
  const { shown, source } = following(5)
  source.tells({ round: 1 })
  vi.advanceTimersByTime(3000)
  source.tells({ round: 2 })
  expect(shown).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(shown.map(told => told?.round)).toEqual([1])
  vi.advanceTimersByTime(3000)
  expect(shown.map(told => told?.round)).toEqual([1, 2])
})

it('has no hands any more as soon as they are closed, however late it is', () => {
  const { source, rounds } = following(10)
  source.tells({ round: 1, hands: [] })
  vi.advanceTimersByTime(9000)
  source.tells({ round: 2, hands: [] })
  vi.advanceTimersByTime(1000)
  expect(rounds()).toEqual([[1, true]])
  source.tells({ round: 3 })
  expect(rounds()).toEqual([
    [1, true],
    [1, false],
  ])
  vi.advanceTimersByTime(10_000)
  expect(rounds().slice(2)).toEqual([
    [2, false],
    [3, false],
  ])
})

it('is blank at once when there is nothing to be seen, stays so, and looks again', () => {
  const { shown, source, stop } = following(5)
  source.tells({ round: 1 })
  source.over()
  expect(shown).toEqual([null])
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([null])
  expect(Source.all).toHaveLength(2)
  stop()
  Source.all[1]?.tells({ round: 2 })
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual([null])
  expect(Source.all).toHaveLength(2)
})

it('listens alone where the worker that pages share does not come', () => {
  const workers: { onerror: (() => void) | null; port: object }[] = []
  vi.stubGlobal(
    'SharedWorker',
    class {
      onerror: (() => void) | null = null
      port = { postMessage: () => {} }
      constructor() {
        workers.push(this)
      }
    },
  )
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const shown: (Partial<OnStream> | null)[] = []
  const stop = follow('/feed', 0, told => void shown.push(told))
  expect(Source.all).toHaveLength(0)
  workers[0]?.onerror?.()
  workers[0]?.onerror?.()
  expect(Source.all).toHaveLength(1)
  Source.all[0]?.tells({ round: 1 })
  expect(shown.map(told => told?.round)).toEqual([1])
  stop()
  expect(Source.all[0]?.readyState).toBe(Source.CLOSED)
})
