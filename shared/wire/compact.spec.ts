import { describe, expect, test } from 'vitest'
import { pick, type Rng, rngOf, seedOf } from '../kernel/rng.ts'
import { type Known, NOTHING_KNOWN, packing, unpacking } from './compact.ts'

const KNOWN: Known = {
  words: ['boxer', 'seat', 'die'],
  shapes: [
    ['rolled', 'seat', 'die'],
    ['', 'seat'],
  ],
}
const sent = (value: unknown, known = KNOWN): unknown => unpacking(known)(packing(known)(value))
const sizeOf = (value: unknown, known = KNOWN): number => packing(known)(value).length

const TEXTS = ['', 'type', 'seat', 'die', 'boxer', 'rolled', '__proto__', 'è', '王', '🂡', '\ud83c', 'x'.repeat(300)]
const NUMBERS = [
  0,
  1,
  46,
  47,
  48,
  174,
  175,
  176,
  16_430,
  2 ** 31,
  1.77e12,
  Number.MAX_SAFE_INTEGER,
  -1,
  -129,
  -1.5,
  1e300,
]

/** Any value at all, of few words, so that much of it repeats. */
function anything(rng: Rng, depth: number): unknown {
  const kind = rng.int(depth > 0 ? 6 : 4)
  if (kind < 2) return pick(rng, TEXTS)
  if (kind === 2) return pick(rng, NUMBERS)
  if (kind === 3) return pick(rng, [null, true, false])
  const some = Array.from({ length: rng.int(rng.int(8) === 0 ? 120 : 5) }, () => anything(rng, depth - 1))
  return kind === 4 ? some : Object.fromEntries(some.map(each => [pick(rng, TEXTS), each]))
}

test('whatever is packed comes back as it was, its fields in their order', () => {
  const rng = rngOf(seedOf('compact'), 0)
  for (let i = 0; i < 3000; i++) {
    const value = anything(rng, 4)
    for (const known of [KNOWN, NOTHING_KNOWN]) {
      expect(sent(value, known)).toStrictEqual(value)
      expect(JSON.stringify(sent(value, known))).toBe(JSON.stringify(value))
    }
  }
})

describe('in few bytes:', () => {
  test('what is known takes one, its fields one each', () => {
    expect(sizeOf('boxer')).toBe(1)
    expect(sizeOf({ type: 'rolled', seat: 'boxer', die: 4 })).toBe(3)
    expect(sizeOf({ seat: 40 })).toBe(2)
  })

  test('a new word is spelled once, and so is the shape of a record', () => {
    expect(sizeOf(['hotel', 'hotel', 'hotel'])).toBe(1 + 6 + 1 + 1)
    const walk = (to: string) => ({ type: 'walk', to })
    expect(sizeOf([walk('bank'), walk('bank')]) - sizeOf([walk('bank')])).toBe(2)
  })

  test('the same fields in another order, of another type or of none are another shape', () => {
    const values = [
      { type: 'a', x: 1, y: 2 },
      { type: 'a', y: 2, x: 1 },
      { x: 1, type: 'a', y: 2 },
      { a: 1, y: 2 },
    ]
    expect(JSON.stringify(sent(values))).toBe(JSON.stringify(values))
  })
})

test('nothing is remembered from one message to the next', () => {
  const pack = packing(KNOWN)
  const value = [{ type: 'new', word: 'words' }, 'words']
  expect(pack(value)).toEqual(pack(value))
})

test('where there is nothing there is what JSON says, and what is cut off is no value', () => {
  expect(sent([undefined])).toEqual([null])
  const bytes = packing(KNOWN)({ type: 'rolled', seat: 'dame', die: 1.5 })
  for (let end = 0; end < bytes.length; end++) expect(() => unpacking(KNOWN)(bytes.subarray(0, end))).toThrow()
})
