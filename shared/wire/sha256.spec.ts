import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('the examples of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('the same as everybody’s, at every length around the ends of blocks, and beyond ASCII', () => {
  const theirs = (text: string): string => createHash('sha256').update(text).digest('hex')
  for (let length = 0; length < 200; length++) {
    const text = 'Il tavolo è nero. 牌桌是黑的。♠'.repeat(10).slice(0, length)
    expect(sha256(text), text).toBe(theirs(text))
  }
  expect(sha256('x'.repeat(100_000))).toBe(theirs('x'.repeat(100_000)))
})
