import { expect, it } from 'vitest'
import { nearest, stepped } from './numbers.ts'

const coins = [1, 2, 5, 10, 20, 50]

it('takes what is offered nearest to what was written', () => {
  expect([5, 6, 14, 0, -3, 999].map(meant => nearest(coins, meant))).toEqual([5, 5, 10, 1, 1, 50])
})

it('goes through what is offered, and not beyond', () => {
  const from = (value: number, ...keys: string[]) => keys.map(key => stepped(coins, value, key))
  expect(from(5, 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End')).toEqual([10, 2, 10, 2, 1, 50])
  expect([...from(1, 'ArrowDown'), ...from(50, 'ArrowUp', 'PageUp')]).toEqual([1, 50, 50])
  expect(from(5, 'ArrowLeft', '7', 'Enter')).toEqual([null, null, null])
})

it('turns a page in tenths of the way', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1)
  expect([stepped(hundred, 50, 'PageUp'), stepped(hundred, 95, 'PageUp')]).toEqual([60, 100])
})
