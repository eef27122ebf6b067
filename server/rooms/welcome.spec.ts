import { expect, test } from 'vitest'
import { Shared } from './welcome.ts'

test('what several go through is made once, as far as one of them has come', () => {
  let made = 0
  const shared = new Shared(
    (function* () {
      while (made < 4) yield ++made
    })(),
  )
  const first = shared.values()
  expect([first.next().value, first.next().value, made]).toEqual([1, 2, 2])
  const second = shared.values()
  expect([second.next().value, second.next().value, made]).toEqual([1, 2, 2])
  expect([...second]).toEqual([3, 4])
  expect([...first]).toEqual([3, 4])
  expect([...shared.values()]).toEqual([1, 2, 3, 4])
  expect(made).toBe(4)
})
