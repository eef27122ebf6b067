import { describe, expect, test } from 'vitest'
import { chacha8, isSeed, pick, type Rng, rngOf, seedOf, shuffle } from './rng.ts'

const SEED = seedOf('rng.spec')

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** How far counts are from even, in units where one per cell is usual. */
function unevenness(results: readonly (string | number)[], cells: number): number {
  const counts = new Map<string | number, number>()
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1)
  const even = results.length / cells
  const empty = (cells - counts.size) * even
  return [...counts.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, empty) / (cells - 1)
}

describe('chacha8', () => {
  const bytes = (words: Uint32Array): string =>
    [...words]
      .map(word => [0, 8, 16, 24].map(at => ((word >>> at) & 255).toString(16).padStart(2, '0')).join(''))
      .join('')

  // draft-strombergson-chacha-test-vectors, TC1: 8 rounds, 128-bit key, key and IV all zero.
  test('gives the published key stream for a key of zeroes', () => {
    expect(bytes(chacha8([0, 0, 0, 0], 0, 0))).toBe(
      'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120' +
        'b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
    )
    expect(bytes(chacha8([0, 0, 0, 0], 1, 0))).toBe(
      '8a26af448a1ba906368fd8c83831c18cec8ced811a028e675b8d2be8fce08116' +
        '5ceae9f1d1b7a975497749480569ceb83de6a0a587d4984f19925f5d338e430d',
    )
  })

  test('goes on beyond 32 bits of blocks', () => {
    expect(bytes(chacha8([0, 0, 0, 0], 2 ** 32, 0))).not.toBe(bytes(chacha8([0, 0, 0, 0], 0, 0)))
  })
})

describe('a generator', () => {
  test('is the same for the same seed and stream', () => {
    const [one, other] = [rngOf(SEED, 0), rngOf(SEED, 0)]
    expect(times(100, () => one.int(1000))).toEqual(times(100, () => other.int(1000)))
  })

  test('is another for another seed, and for another stream', () => {
    const streams = [rngOf(SEED, 0), rngOf(SEED, 1), rngOf(seedOf('another'), 0)]
    const texts = streams.map(rng => times(20, () => rng.int(1000)).join())
    expect(new Set(texts).size).toBe(3)
  })

  test.each([0, 1, 15, 16, 17, 40])('goes on after %i words as if it had never stopped', count => {
    const whole = rngOf(SEED, 0)
    for (let i = 0; i < count; i++) whole.int(6)
    expect(whole.drawn).toBe(count)
    const resumed = rngOf(SEED, 0, whole.drawn)
    expect(times(40, () => resumed.int(1000))).toEqual(times(40, () => whole.int(1000)))
    expect(resumed.drawn).toBe(whole.drawn)
  })

  test('counts the words that it threw away', () => {
    const rng = rngOf(SEED, 0)
    times(100, () => rng.int(2 ** 31 + 1)) // nearly every second word is beyond the limit
    expect(rng.drawn).toBeGreaterThan(150)
    const resumed = rngOf(SEED, 0, rng.drawn)
    expect(resumed.int(1000)).toBe(rng.int(1000))
  })
})

describe('int', () => {
  test.each([2, 3, 6, 20, 52])('is even over 0 to %i, exclusive', n => {
    const rng = rngOf(SEED, 0)
    const drawn = times(2000 * n, () => rng.int(n))
    expect(drawn.every(each => Number.isInteger(each) && each >= 0 && each < n)).toBe(true)
    expect(unevenness(drawn, n)).toBeLessThan(2)
  })

  test('has no bias where a remainder would have a large one', () => {
    const rng = rngOf(SEED, 0)
    const thirds = times(30_000, () => Math.floor(rng.int(3 * 2 ** 30) / 2 ** 30)) // a remainder: a half of them 0
    expect(unevenness(thirds, 3)).toBeLessThan(3)
  })

  test.each([0, -1, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])('of %d is refused, not sought for ever', n => {
    expect(() => rngOf(SEED, 0).int(n)).toThrow(`no whole number is below ${n}`)
    expect(rngOf(SEED, 0).int(2 ** 32)).toBeGreaterThanOrEqual(0)
  })

  test('of one is always 0', () => {
    const rng = rngOf(SEED, 0)
    expect(new Set(times(50, () => rng.int(1)))).toEqual(new Set([0]))
  })

  test('gives neighbours that have nothing to do with each other', () => {
    const rng = rngOf(SEED, 0)
    const pairs = times(36_000, () => `${rng.int(6)}${rng.int(6)}`)
    expect(unevenness(pairs, 36)).toBeLessThan(2)
  })
})

describe('seedOf', () => {
  test('makes a seed of any text', () => {
    for (const text of ['', 'a', 'Diabolik è qui', '犯罪', 'x'.repeat(5000)]) expect(isSeed(seedOf(text))).toBe(true)
  })

  test('makes the same of the same and another of another', () => {
    expect(seedOf('one')).toBe(seedOf('one'))
    const texts = times(5000, () => '').map((_, i) => `match ${i}`)
    expect(new Set(texts.map(seedOf)).size).toBe(5000)
    expect(seedOf('ab')).not.toBe(seedOf('ba'))
  })

  test('makes first rolls that are even', () => {
    const rolls = times(12_000, () => '').map((_, i) => rngOf(seedOf(`match ${i}`), 0).int(6))
    expect(unevenness(rolls, 6)).toBeLessThan(2)
  })
})

test.each(['', 'f'.repeat(31), 'f'.repeat(33), 'F'.repeat(32), 'g'.repeat(32), `${'f'.repeat(32)}\n`])(
  'isSeed refuses %j',
  text => {
    expect(isSeed(text)).toBe(false)
  },
)

test('pick refuses an empty list', () => {
  expect(() => pick(rngOf(SEED, 0), [])).toThrow('no whole number')
})

test('pick takes every one of a list, evenly', () => {
  const rng = rngOf(SEED, 0)
  expect(
    unevenness(
      times(8000, () => pick(rng, ['a', 'b', 'c', 'd'])),
      4,
    ),
  ).toBeLessThan(3)
})

describe('shuffle', () => {
  test('makes every order equally often', () => {
    const rng = rngOf(SEED, 0)
    expect(
      unevenness(
        times(24_000, () => shuffle(rng, ['a', 'b', 'c', 'd']).join('')),
        24,
      ),
    ).toBeLessThan(2)
  })

  test('works in place and loses nothing', () => {
    const list = times(30, () => 0).map((_, i) => i)
    const shuffled = shuffle(rngOf(SEED, 0), list)
    expect(shuffled).toBe(list)
    expect([...shuffled].sort((a, b) => a - b)).toEqual(times(30, () => 0).map((_, i) => i))
  })

  test('draws nothing for a list that has one order', () => {
    const rng: Rng = rngOf(SEED, 0)
    shuffle(rng, [])
    shuffle(rng, ['only'])
    expect(rng.drawn).toBe(0)
  })
})
