import { afterEach, expect, it } from 'vitest'
import { EMPTY, useTable } from '../session/table.ts'
import { lookAway, press, release, setHidden } from './peek.ts'

afterEach(() => {
  lookAway()
  useTable.setState(EMPTY)
})
const now = () => {
  const { hidden, peeking } = useTable.getState()
  return hidden ? (peeking ? 'a look' : 'hidden') : 'shown'
}

it('hides with the first press, however long', () => {
  press(0)
  expect(now()).toBe('hidden')
  release(5000)
  expect(now()).toBe('hidden')
})

it('shows again with a short press', () => {
  setHidden(true)
  press(1000)
  release(1100)
  expect(now()).toBe('shown')
})

it('shows for as long as it is held', () => {
  setHidden(true)
  press(1000)
  expect(now()).toBe('a look')
  release(3000)
  expect(now()).toBe('hidden')
})

it('hides when the window is left meanwhile, and the late release changes nothing', () => {
  setHidden(true)
  press(1000)
  lookAway()
  expect(now()).toBe('hidden')
  release(1100)
  expect(now()).toBe('hidden')
})

it('lets go of what was picked to be seen', () => {
  useTable.setState({ picked: ['bank'], focus: 'bank' })
  press(0)
  expect([useTable.getState().picked, useTable.getState().focus]).toEqual([[], null])
})
