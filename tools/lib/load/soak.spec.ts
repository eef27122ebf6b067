import { join } from 'node:path'
import { expect, test } from 'vitest'
import { growth, soak } from './soak.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

test('matches are made, played and ended, and what stays is told', { timeout: 120_000 }, async () => {
  const { matches, moves, samples } = await soak(ROOT, { seconds: 2, tables: 2, every: 1 })
  expect(matches).toBeGreaterThan(0)
  expect(moves).toBeGreaterThan(matches)
  expect(samples.length).toBeGreaterThan(0)
  for (const { heap, handles } of samples) {
    expect(heap).toBeGreaterThan(1)
    if (process.platform === 'linux') expect(handles).toBeGreaterThan(10)
  }
})

test('what grows is seen to grow, by the hour', () => {
  const samples = Array.from({ length: 40 }, (_, minute) => ({
    minute,
    heap: 20 + minute / 30,
    handles: 40,
    matches: 1,
  }))
  expect(growth(samples, 'heap')).toBeCloseTo(2)
  expect(growth(samples, 'handles')).toBe(0)
})
