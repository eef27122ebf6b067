import { expect, test } from 'vitest'
import { fingerprintOf, HEIGHT, WIDTH } from './fingerprint.ts'

test('everybody leaves their own print, and always the same', () => {
  const people = ['ann', 'bob', 'anne', '', '狐狸']
  const prints = people.map(fingerprintOf)
  expect(new Set(prints.map(String)).size).toBe(people.length)
  expect(people.map(fingerprintOf)).toEqual(prints)
})

test('it lies within its field', () => {
  for (let i = 0; i < 50; i++) {
    const numbers = fingerprintOf(`guest ${i}`).flatMap(path =>
      [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    )
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbers.every(([x, y]) => x > 0 && x < WIDTH && y > -6 && y < HEIGHT)).toBe(true)
  }
})
