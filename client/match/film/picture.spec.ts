import { describe, expect, it } from 'vitest'
import { frames } from './comic.ts'
import { bestMoments } from './moments.ts'
import { crop } from './picture.ts'

describe('A crop', () => {
  it('has the proportions asked for, and stays inside', () => {
    for (const at of [undefined, { x: 0, y: 0 }, { x: 1, y: 1 }, { x: 0.3, y: 0.9 }])
      for (const ratio of [0.5, 1, 2])
        for (const share of [1, 0.5]) {
          const [x, y, width, height] = crop([800, 600], ratio, share, at)
          expect(width / height).toBeCloseTo(ratio)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(800.001)
          expect(y + height).toBeLessThanOrEqual(600.001)
        }
  })

  it('is around what it is about', () => {
    const [x, y, width, height] = crop([800, 600], 1, 0.5, { x: 0.5, y: 0.5 })
    expect([x + width / 2, y + height / 2]).toEqual([400, 300])
  })
})

describe('The frames of a page', () => {
  it.each([1, 5, 6, 7, 8, 9])('with %i panels fill it, and none lies over another', count => {
    const all = frames(count)
    expect(all).toHaveLength(count)
    for (const [i, [x, y, width, height]] of all.entries()) {
      expect(x).toBeGreaterThanOrEqual(50)
      expect(x + width).toBeLessThanOrEqual(1190.001)
      expect(y + height).toBeLessThanOrEqual(1754 - 89)
      for (const [ox, oy, ow, oh] of all.slice(i + 1))
        expect(x + width <= ox || ox + ow <= x || y + height <= oy || oy + oh <= y).toBe(true)
    }
  })
})

describe('The best moments', () => {
  const chapter = (at: number, kind: string) => ({ at, kind })

  it('are six to nine, in their order, the end among them, what is rare before what is common', () => {
    const chapters = [
      ...Array.from({ length: 40 }, (_, i) => chapter(5 * i, 'search')),
      chapter(33, 'chase'),
      chapter(120, 'heist'),
    ]
    const chosen = bestMoments(chapters, 200)
    expect(chosen).toHaveLength(9)
    expect(chosen).toEqual([...chosen].sort((a, b) => a - b))
    expect(chosen).toEqual(expect.arrayContaining([33, 120, 200]))
    for (const [i, at] of chosen.slice(1).entries()) expect(at - (chosen[i] ?? 0)).toBeGreaterThanOrEqual(11)
  })

  it('are found where nothing is marked, too', () => {
    expect(bestMoments([], 60)).toHaveLength(6)
    expect(bestMoments([chapter(3, 'alibi')], 9)).toHaveLength(6)
    expect(bestMoments([], 3)).toEqual([1, 2, 3])
  })
})
