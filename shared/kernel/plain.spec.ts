import { describe, expect, test } from 'vitest'
import { equal, freeze, shared, unplain, written } from './plain.ts'

const parsed = (text: string): unknown => JSON.parse(text)

describe('equal', () => {
  test.each([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [[], []],
    [{}, {}],
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
  ])('%j is %j', (a, b) => {
    expect(equal(a, b)).toBe(true)
  })

  test.each([
    [1, '1'],
    [0, false],
    [null, {}],
    [{}, null],
    [{}, []],
    [[], 0],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ a: undefined }, { b: undefined }],
  ])('%j is not %j', (a, b) => {
    expect(equal(a, b)).toBe(false)
    expect(equal(b, a)).toBe(false)
  })

  test('is not taken in by what every object inherits', () => {
    expect(equal(parsed('{"__proto__": {}}'), { card: 'a' })).toBe(false)
    expect(equal({ constructor: Object }, { card: 'a' })).toBe(false)
  })
})

describe('unplain', () => {
  test('finds nothing in what JSON keeps as it is', () => {
    const value = { a: [1, 'two', null, true, { b: [] }], c: {}, d: -1.5 }
    expect(unplain(value)).toBeNull()
    expect(parsed(JSON.stringify(value))).toEqual(value)
  })

  test.each([
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a bigint', 1n],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus zero', -0],
    ['a Map', new Map()],
    ['a Set', new Set()],
    ['a Date', new Date(0)],
    ['a typed array', new Uint8Array(2)],
    ['an object without a prototype', Object.create(null)],
    ['a key that is a symbol', { [Symbol('s')]: 1 }],
    ['a list with a hole', new Array(2)],
    ['a list with a name', Object.assign([1], { name: 'x' })],
  ])('finds %s, and says where', (_, value) => {
    expect(unplain(value)).toBe('.')
    expect(unplain({ a: [0, { b: value }] })).toBe('.a.1.b')
  })
})

describe('freeze', () => {
  test('freezes all the way down and gives back the same object', () => {
    const value = { a: [{ b: 1 }] }
    expect(freeze(value)).toBe(value)
    expect(() => value.a.push({ b: 2 })).toThrow(TypeError)
    expect(() => Object.assign(value.a[0] ?? {}, { b: 2 })).toThrow(TypeError)
  })

  test('lets simple values through', () => {
    expect([freeze(1), freeze(null), freeze('a')]).toEqual([1, null, 'a'])
  })
})

describe('shared', () => {
  test('finds an object that two values both hold, wherever each has it', () => {
    const list = [1]
    expect(shared({ a: { b: list } }, { c: [0, list] })).toBe('.c.1')
    expect(shared(list, list)).toBe('.')
  })

  test('finds nothing in equal copies', () => {
    expect(shared({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull()
    expect(shared(1, 1)).toBeNull()
  })
})

describe('written', () => {
  test('is the same text for what is equal, whatever the order of keys, and keeps the order of lists', () => {
    const one = { b: [{ y: 1, x: null }, 2], a: { d: 'ü', c: true } }
    const other = { a: { c: true, d: 'ü' }, b: [{ x: null, y: 1 }, 2] }
    expect(written(one)).toBe(written(other))
    expect(written(one)).toBe('{"a":{"c":true,"d":"ü"},"b":[{"x":null,"y":1},2]}')
    expect(written([1, 2])).not.toBe(written([2, 1]))
    expect(written(null)).toBe('null')
  })
})
