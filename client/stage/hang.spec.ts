import { expect, it } from 'vitest'
import { hang } from './hang.ts'
import { NO_INSETS } from './shots.ts'

const screen = { width: 390, height: 400 }
const insets = { ...NO_INSETS, top: 10, bottom: 66 }

it('keeps a question inside the screen, above the hand, and off what it is about', () => {
  for (const box of [
    { width: 290, height: 90 },
    { width: 180, height: 150 },
    { width: 180, height: 240 },
  ])
    for (let x = 5; x < 390; x += 35)
      for (let y = 15; y < 330; y += 35) {
        const [left, top] = hang({ x, y }, box, screen, insets)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + box.width).toBeLessThanOrEqual(390)
        expect(top).toBeGreaterThanOrEqual(10)
        expect(top + box.height).toBeLessThanOrEqual(334)
        const inside = x > left && x < left + box.width && y > top && y < top + box.height
        expect(inside).toBe(false)
      }
})

it('hangs above the hand, in the middle, when what it is about is in the hand', () => {
  expect(hang(null, { width: 200, height: 90 }, screen, insets)).toEqual([95, 238])
})
