import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutOfStep, Unwritten } from '../../shared/match/errors.ts'
import type { Database } from './open.ts'
import { APART, gatherWrites, type Writes } from './writes.ts'

/* When what is committed, by a clock that the test moves. That the disk has it then is told in store.spec.ts. */

let writes: Writes
let commits: string[][]
let fails: boolean

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] })
  commits = []
  fails = false
  const exec = (text: string): void => {
    if (text === 'BEGIN IMMEDIATE') commits.push([])
    if (text === 'COMMIT' && fails) throw new Error('disk full')
  }
  writes = gatherWrites({ exec } as Database)
})
afterEach(() => void vi.useRealTimers())

const write = (table: string): Promise<unknown> => writes.add(() => commits.at(-1)?.push(table), table)
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('who writes alone is committed in the next tick, however quickly they go on', async () => {
  for (let i = 0; i < 5; i++) {
    void write('a')
    await pass(0)
  }
  await pass(2 * APART)
  void write('b')
  await pass(0)
  expect(commits).toEqual([['a'], ['a'], ['a'], ['a'], ['a'], ['b']])
})

test('who writes soon after somebody else waits a little, and shares the commit with all who come meanwhile', async () => {
  for (const table of ['a', 'b', 'c', 'a', 'd']) {
    void write(table)
    await pass(1)
  }
  expect(commits).toEqual([['a']])
  await pass(APART - 4)
  expect(commits).toEqual([['a'], ['b', 'c', 'a', 'd']])
  void write('d')
  await pass(APART - 2)
  expect(commits).toHaveLength(2)
  await pass(2)
  expect(commits.slice(2)).toEqual([['d']])
})

test('those who have waited together fail together, and are told why; the next are done', async () => {
  await Promise.all([write('a'), pass(0)])
  fails = true
  const results = Promise.allSettled([write('b'), write('c')])
  await pass(APART)
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  const next = write('b')
  await pass(APART)
  expect(await next).toBe(1)
})

test('who is alone is refused for their own reason', async () => {
  const refused = (error: Error) =>
    writes.add(() => {
      throw error
    }, 'a')
  const results = Promise.allSettled([refused(new OutOfStep('late')), pass(0)])
  expect((await results)[0]).toMatchObject({ reason: new OutOfStep('late') })
  const others = Promise.allSettled([refused(new Error('a fault')), pass(0)])
  expect((await others)[0]).toMatchObject({ reason: expect.any(Unwritten) })
})

test('nothing waits where all is to be written now', async () => {
  await Promise.all([write('a'), pass(0)])
  const late = write('b')
  writes.flush()
  expect(await late).toBe(1)
  await pass(2 * APART)
  expect(commits).toEqual([['a'], ['b']])
})
