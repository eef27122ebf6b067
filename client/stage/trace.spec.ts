import { describe, expect, it } from 'vitest'
import { simplify, walkEdge } from './trace.ts'

const grid = (rows: readonly string[]) => (x: number, y: number) => rows[y]?.[x] === '#'

describe('tracing', () => {
  it('walks round what is drawn, once', () => {
    const rows = ['......', '.###..', '.###..', '.###..', '......']
    const edge = walkEdge(grid(rows), 6, 5)
    expect(edge[0]).toEqual([1, 1])
    expect(new Set(edge.map(String)).size).toBe(8)
    expect(edge).toHaveLength(8)
    expect(edge).not.toContainEqual([2, 2])
  })

  it('finds nothing where nothing is', () => {
    expect(walkEdge(grid(['...', '...']), 3, 2)).toEqual([])
    expect(walkEdge(grid(['...', '.#.']), 3, 2)).toEqual([[1, 1]])
  })

  it('keeps corners and drops what lies on a line', () => {
    expect(
      simplify(
        [
          [0, 0],
          [1, 0],
          [2, 0.1],
          [3, 0],
          [3, 3],
        ],
        0.5,
      ),
    ).toEqual([
      [0, 0],
      [3, 0],
      [3, 3],
    ])
  })
})
