import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FRAMES, REQUESTS } from './arsenal.ts'
import { hostile } from './run.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const FULL = Boolean(process.env.FULL)

test('a server outlives all that means no good, and nothing of it stays', { timeout: 900_000 }, async () => {
  const figures = await hostile(ROOT, {
    ...{ messages: FULL ? 20_000 : 500, idle: FULL ? 2000 : 100, tables: 2, rate: 1000, seed: '1' },
    ...(!FULL && { calm: 2, settling: 3000 }),
  })
  expect(figures.crashes).toBe(0)
  expect(figures.messages).toBeGreaterThanOrEqual(500)
  // Each kind was tried.
  const kinds = [
    ...Object.keys(FRAMES).map(each => `socket ${each}`),
    ...Object.keys(REQUESTS).map(each => `http ${each}`),
  ]
  expect(Object.keys(figures.kinds)).toEqual(expect.arrayContaining([...kinds, 'slow loris']))
  // No answer tells of a fault.
  expect(Object.keys(figures.answers).filter(each => each.startsWith('5'))).toEqual([])
  expect(figures.attacked.p50).toBeGreaterThan(0)
  // What is counted for each address is forgotten by and by, and never more than ten thousand of them.
  expect(figures.heap.after - figures.heap.before).toBeLessThan(10)
  expect(figures.handles.after - figures.handles.before).toBeLessThan(20)
})
