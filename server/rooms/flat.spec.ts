import { pack } from '@colyseus/msgpackr'
import { describe, expect, test } from 'vitest'
import { readFlat } from './flat.ts'

describe('a flat map', () => {
  test.each([
    [{}],
    [{ seat: 'boxer', offer: 12, index: 0 }],
    [{ offer: 70_000, index: 300, a: -1, b: -200, c: -40_000, d: 1.5, e: 4_000_000_000 }],
    [{ ready: true, agree: false, nothing: null }],
    [{ text: 'ciao', audience: 'all' }],
    [{ text: '雨夜'.repeat(60) }],
    [{ text: 'x'.repeat(1900) }],
  ])('comes back as it was packed: %j', message => {
    expect(readFlat(pack(message))).toEqual(message)
  })

  test('has its fields and nothing of what they are called after', () => {
    const read = readFlat(pack(JSON.parse('{"__proto__":"x","constructor":1}')))
    expect(Object.keys(read).sort()).toEqual(['__proto__', 'constructor'])
  })
})

describe('refused is', () => {
  const bytes = (...all: number[]) => Uint8Array.from(all)
  test.each([
    ['nothing', bytes()],
    ['a list', pack([1])],
    ['a word', pack('x')],
    ['a list in a map', pack({ a: [] })],
    ['a map in a map', pack({ a: {} })],
    ['a date', pack({ a: new Date(0) })],
    ['bytes', pack({ a: Buffer.from('x') })],
    ['a long number', pack({ a: 2n ** 60n })],
    ['a number for a name', bytes(0x81, 1, 1)],
    ['a map that is cut off', pack({ text: 'abc' }).subarray(0, -1)],
    ['more than one', bytes(0x80, 0x80)],
    ['many fields', pack(Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`f${n}`, n])))],
    ['what is no text', bytes(0x81, 0xa1, 0xff, 1)],
  ])('%s', (_, message) => {
    expect(() => readFlat(message)).toThrow()
  })

  test('at once, a list of lists of a million places each', () => {
    const list = [0xdd, 0x00, 0x0f, 0x42, 0x40]
    const message = bytes(0x81, 0xa1, 0x61, ...Array.from({ length: 400 }, () => list).flat())
    const before = process.memoryUsage().heapUsed
    expect(() => readFlat(message)).toThrow('no scalar')
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(1_000_000)
  })
})
