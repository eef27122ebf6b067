import { expect, it } from 'vitest'
import { hasMates } from './mates.ts'

const seat = (name: string, side: string, player: number) => ({ seat: name, side, player })
const thieves = [seat('d', 'thieves', 0), seat('e', 'thieves', 1), seat('g', 'law', 2), seat('h', 'law', 2)]
const SIDES = ['thieves', 'law']

it('knows who has somebody on their side', () => {
  expect(hasMates(thieves, 0, SIDES)).toBe(true)
  expect(hasMates(thieves, 1, SIDES)).toBe(true)
})
it('does not count the other seats of the same person, nor those of other sides', () => {
  expect(hasMates(thieves, 2, SIDES)).toBe(false)
  expect(hasMates([seat('a', 'a', 0), seat('b', 'b', 1)], 0, ['a', 'b'])).toBe(false)
})
it('gives watchers no side', () => {
  expect(hasMates(thieves, null, SIDES)).toBe(false)
})
it('gives no channel to a side that talks in the open', () => {
  expect(hasMates(thieves, 0, ['law'])).toBe(false)
})
