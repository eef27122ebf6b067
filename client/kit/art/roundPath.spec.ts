import { expect, test } from 'vitest'
import { roundPath } from './roundPath.mjs'

test('every command is told in whole steps', () => {
  expect(roundPath('M1.4 2.6L3 4H5V6C1 2 3 4 5 6S7 8 9 10Q1 1 2 2T3 3A5 5 0 0 1 9 9Z')).toBe(
    'm1 3l2 1h2v2c-4-4-2-2 0 0s2 2 4 4q-8-9-7-8t1 1a5 5 0 0 1 6 6z',
  )
})

test.each([
  ['numbers and flags may stand close', 'm1-2.5.6.5-.4-1a2.2 2.2 0 014.4.1', 'm1-2l1 0-1-1a2 2 0 0 1 5 0'],
  ['errors do not add up', 'M0 0l.4 0 .4 0 .4 0 .4 0', 'm0 0l1 0 1 0'],
  ['a closed path goes on from where it began', 'm10 10h4v4zm1 1h1', 'm10 10h4v4zm1 1h1'],
  ['what goes on smoothly goes on from the same', 'M0 0c.1.1.2.2.3.3s4 4 5 5', 'm0 0c0 0 0 0 0 0s4 4 5 5'],
])('%s', (_, path, expected) => {
  expect(roundPath(path)).toBe(expected)
})

test.each(['m1 2x3', 'm1 ~'])('refuses %s', path => {
  expect(() => roundPath(path)).toThrow('a path with')
})
