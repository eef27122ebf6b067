import { Packr, pack } from '@colyseus/msgpackr'
import { describe, expect, test } from 'vitest'
import { readFlat } from './flat.ts'

const records = new Packr()

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
    // As colyseus.js does it, again and again with one packer.
    expect(readFlat(records.pack(message))).toEqual(message)
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
    ['a record in a record', records.pack({ a: { b: 1 } })],
    ['a record of many fields', records.pack(Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`f${n}`, n])))],
    ['a record that is cut off', records.pack({ text: 'abc' }).subarray(0, -1)],
    ['a record without its names', bytes(0xd4, 0x72, 0x40, 0x01)],
    ['another extension', bytes(0xd4, 0x01, 0x40, 0x90)],
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
