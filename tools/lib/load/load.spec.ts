import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindOf } from './guests.ts'
import { loadOn } from './run.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

test('a load is put on a server, and told in figures', async () => {
  const [figures] = await loadOn([{ root: ROOT }], { tables: 3, warm: 1, seconds: 1, every: 100, watch: 2 })
  if (!figures) return expect.unreachable()
  expect(figures.moves).toBeGreaterThan(3)
  for (const spread of [figures.latency, figures.watchers]) {
    expect(spread?.p50).toBeGreaterThan(0)
    expect(spread?.p99).toBeGreaterThanOrEqual(spread?.p50 ?? 0)
  }
  expect(figures.cpuPerMove).toBeGreaterThan(0)
  for (const { all, patch, turn } of Object.values(figures.bytesPerMove)) {
    expect(patch).toBeGreaterThan(10)
    expect(turn).toBeGreaterThan(10)
    expect(all).toBeGreaterThanOrEqual((patch ?? 0) + (turn ?? 0) - 2)
  }
})

test('frames are told apart by their kind', () => {
  expect(kindOf(Uint8Array.of(15, 1))).toBe('patch')
  expect(kindOf(Uint8Array.of(14, 1))).toBe('state')
  expect(kindOf(Uint8Array.of(13, 0xa4, ...Buffer.from('turn'), 0x80))).toBe('turn')
  expect(kindOf(Uint8Array.of(17, 0xa4, ...Buffer.from('turn'), 0x80))).toBe('turn')
  expect(kindOf(Uint8Array.of(10))).toBe('other')
})
