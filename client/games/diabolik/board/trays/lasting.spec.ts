import { expect, it } from 'vitest'
import { slipsOf } from './lasting.ts'

it('lays every slip at whom it concerns, none on another', () => {
  const slips = slipsOf('reach:eva:1 actions:eva:-1 shield:ginko:1 free:jaguar:3 freePick:criminals:2', 'desk')
  expect(slips.map(({ type, of, value }) => [type, of, value])).toEqual([
    ['reach', 'eva', 1],
    ['actions', 'eva', -1],
    ['shield', 'ginko', 1],
    ['free', 'jaguar', 3],
    ['freePick', 'criminals', 2],
  ])
  expect(new Set(slips.map(({ at }) => at.join())).size).toBe(5)
  const [first, second, police] = slips
  expect(second?.at[2]).toBe(first?.at[2])
  expect(police?.at[2]).not.toBe(first?.at[2])
})

it('has nothing to lay when nothing lasts', () => {
  expect(slipsOf('', 'tall')).toEqual([])
})
