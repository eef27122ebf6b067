import { describe, expect, test } from 'vitest'
import type { Delay } from '../wire/protocol.ts'
import { Delayed, roundTold } from './delay.ts'

const LONGEST = 5000

/** Things by name, each in its round and at its time. */
type Played = readonly [item: string, round: number | null, at: number]

/** When each is shown; those that never are, are missing. */
function shownOf(delay: Delay, played: readonly Played[], over: number | null = null): Record<string, number> {
  const line = new Delayed<string>(delay, LONGEST)
  const shown: Record<string, number> = {}
  const until = (now: number): void => {
    for (let at = line.next; at !== null && at <= now; at = line.next) {
      const item = line.take(now)
      if (item) shown[item] = at
    }
  }
  for (const [item, round, at] of played) {
    until(at)
    line.put(item, round, at)
  }
  if (over !== null) {
    until(over)
    line.end(over)
  }
  until(Number.MAX_SAFE_INTEGER)
  return shown
}

test('without delay everything is shown at once, whatever the clock says', () => {
  const line = new Delayed<string>(0, LONGEST)
  line.put('a', 1, 9_000_000)
  line.put('b', 1, 9_900_000)
  expect([line.take(0), line.take(0), line.take(0)]).toEqual(['a', 'b', undefined])
})

describe('with delay', () => {
  const rounds: readonly Played[] = [
    ['a1', 1, 1000],
    ['a2', 1, 2000],
    ['b1', 2, 3000],
    ['b2', 2, 4500],
    ['c1', 3, 6000],
    ['d1', 4, 10_000],
  ]

  test('a round is shown when so many whole rounds have been played after it', () => {
    expect(shownOf(1, rounds)).toEqual({ a1: 6000, a2: 7000, b1: 10_000, b2: 11_500 })
    expect(shownOf(2, rounds)).toEqual({ a1: 10_000, a2: 11_000 })
    expect(shownOf(3, rounds)).toEqual({})
  })

  test('what comes before the match is shown at once', () => {
    expect(shownOf(3, [['hello', null, 10], ['start', null, 20], ...rounds])).toEqual({ hello: 10, start: 20 })
  })

  test('it is shown in the rhythm of play, and nobody waits for long', () => {
    const slow: Played[] = [
      ['a1', 1, 0],
      ['a2', 1, 100],
      ['a3', 1, 3_600_000],
      ['b1', 2, 3_600_001],
      ['c1', 3, 3_600_002],
    ]
    expect(shownOf(1, slow)).toEqual({ a1: 3_600_002, a2: 3_600_102, a3: 3_605_102 })
  })

  test('where more than a round waits it is shown faster', () => {
    const fast: Played[] = [
      ['a1', 1, 0],
      ['a2', 1, 4000],
      ['b1', 2, 8000],
      ['c1', 3, 8001],
      ['d1', 4, 8002],
    ]
    // After a1 two rounds wait: a2 and b1 come twice as fast, the last as it was played.
    expect(shownOf(1, fast)).toEqual({ a1: 8001, a2: 12_001, b1: 16_001 })
    const faster: Played[] = [...fast, ['e1', 5, 8003]]
    expect(shownOf(1, faster)).toMatchObject({ a2: 12_001, b1: 14_001 })
  })

  test('when the match is over the rest is played out, no faster than it was played', () => {
    expect(shownOf(2, rounds, 10_500)).toEqual({
      a1: 10_000,
      a2: 11_000,
      b1: 12_000,
      b2: 13_500,
      c1: 15_000,
      d1: 19_000,
    })
    const line = new Delayed<string>(3, LONGEST)
    line.end(10)
    line.put('said afterwards', 7, 20)
    expect([line.next, line.take(20)]).toEqual([20, 'said afterwards'])
  })

  test('what was taken back before it was due plays as it was', () => {
    const back: Played[] = [
      ['a', 1, 0],
      ['b', 2, 10],
      ['back', 1, 20],
      ['b again', 2, 30],
      ['c', 3, 40],
      ['d', 4, 50],
    ]
    expect(Object.keys(shownOf(1, back))).toEqual(['a', 'b', 'back', 'b again'])
  })

  test('when something is shown depends on nothing that happens after it', () => {
    const all = shownOf(1, rounds)
    for (let length = 0; length < rounds.length; length++) {
      const until = rounds[length]?.[2] ?? 0
      const some = Object.entries(shownOf(1, rounds.slice(0, length))).filter(([, at]) => at <= until)
      expect(Object.entries(all).filter(([, at]) => at < until)).toEqual(some.filter(([, at]) => at < until))
    }
  })
})

test('names may be taken off what waits', () => {
  const line = new Delayed<string>(1, LONGEST)
  line.put('Ann spoke', 1, 0)
  line.amend(text => text.replace('Ann', 'somebody'))
  expect(line.waiting).toEqual(['somebody spoke'])
})

test('a list tells of no later round than may be shown', () => {
  expect([1, 2, 3, 9].map(round => roundTold(round, 0))).toEqual([1, 2, 3, 9])
  expect([1, 2, 3, 9].map(round => roundTold(round, 1))).toEqual([1, 1, 1, 7])
  expect([1, 2, 3, 9].map(round => roundTold(round, 3))).toEqual([1, 1, 1, 5])
})
