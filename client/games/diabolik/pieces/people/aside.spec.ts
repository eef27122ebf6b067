import { expect, test } from 'vitest'
import type { Box } from '../../../../kit/art/ink2d.ts'
import { aside, behind, round } from './aside.ts'

const around = round([100, 100], [40, 60])

test('where nothing is in the way the nearest place is taken', () => {
  expect(aside(around, 20, 20, [])).toEqual(around[0])
})

test('a name is not hidden while there is room elsewhere', () => {
  const names: Box[] = [
    [40, 60, 50, 60],
    [110, 60, 50, 60],
  ]
  const [x, y, wide, high] = behind(aside(around, 20, 20, names), 20, 20)
  for (const [nx, ny, nw, nh] of names)
    expect(x + wide <= nx || x >= nx + nw || y + high <= ny || y >= ny + nh).toBe(true)
})

test('where all is full, what hides least', () => {
  const everywhere: Box = [0, 0, 200, 200]
  const twice: Box = [0, 0, 100, 200]
  const [x] = aside(around, 40, 40, [everywhere, twice])
  expect(x).toBeGreaterThanOrEqual(100)
})

test('a little is hidden rather than go far off', () => {
  const corner: Box = [60, 78, 12, 2]
  expect(aside(around, 20, 20, [corner])).toEqual(around[0])
})
