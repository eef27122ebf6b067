import { expect, test } from 'vitest'
import type { Note } from '../kernel/history.ts'
import { pastOf } from './past.ts'
import type { Recording } from './shown.ts'

const specs = ['ace', 'bee'].map((seat, player) => ({ seat, side: seat, player }))
const noted = (length: number, audience: (n: number) => Note['audience']): Recording[] =>
  Array.from({ length }, (_, n) => ({
    n,
    at: n,
    record: { type: 'note', note: { author: 'bee', audience: audience(n), body: n } },
  }))
const partsOf = (recordings: readonly Recording[], viewer: 'ace' | 'bee') =>
  [...pastOf(recordings, specs, viewer)].map(({ lines, more }) => [lines[0]?.n, lines.at(-1)?.n, lines.length, more])

test('the past comes in parts, the newest first, each in the order of the log', () => {
  expect(
    partsOf(
      noted(450, () => 'all'),
      'ace',
    ),
  ).toEqual([
    [250, 449, 200, true],
    [50, 249, 200, true],
    [0, 49, 50, false],
  ])
  expect(
    partsOf(
      noted(200, () => 'all'),
      'ace',
    ),
  ).toEqual([[0, 199, 200, false]])
  expect(partsOf([], 'ace')).toEqual([[undefined, undefined, 0, false]])
})

test('neither their size nor their number tells what else is in the log', () => {
  const recordings = noted(900, n => (n % 3 === 0 ? 'all' : { side: 'bee' }))
  expect(partsOf(recordings, 'ace')).toEqual([
    [300, 897, 200, true],
    [0, 297, 100, false],
  ])
  // What lies before the first line that one may have is nothing to wait for.
  const hushed = noted(400, n => (n < 200 ? { side: 'bee' } : 'all'))
  expect(partsOf(hushed, 'ace')).toEqual([[200, 399, 200, false]])
})

test('a part is made when it is asked for, and what is written meanwhile is no part of it', () => {
  const recordings = noted(300, () => 'all')
  const parts = pastOf(recordings, specs, 'ace')
  const newest = () => parts.next().value?.lines.at(-1)?.n
  expect(newest()).toBe(299)
  recordings.push(...noted(310, () => 'all').slice(300))
  expect(newest()).toBe(99)
})
