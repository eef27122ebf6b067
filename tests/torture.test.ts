import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWell, torture } from '../tools/lib/torture/run.ts'

/* A few kills and other faults, over matches of all games; more of them by `npm run torture`, or with FULL=1. */

const ROOT = join(import.meta.dirname, '..')
const SHORT = {
  home: 'sqlite',
  kills: process.env.FULL ? 60 : 2,
  seconds: 600,
  tables: 3,
  seed: '1',
  built: false,
} as const

test('a server that is killed again and again loses no move, doubles none, and leaves no match stuck', async () => {
  const figures = await torture(ROOT, SHORT)
  expect(figures?.faults).toEqual([])
  if (!figures) return expect.unreachable()
  expect(isWell(figures)).toBe(true)
  expect(figures.kills).toBe(SHORT.kills)
  expect(figures.acknowledged).toBeGreaterThan(SHORT.kills)
})
