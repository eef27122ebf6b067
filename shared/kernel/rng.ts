/**
 * ChaCha8 as a generator with two properties that a hidden-information game wants: dice and cards that a player has
 * seen do not let anybody compute the next ones, and its whole state is the seed and a count of words drawn.
 */

/** 128 bits as 32 hexadecimal digits. */
export type Seed = string

export interface Rng {
  /** Words drawn so far: with the seed, the generator's whole state. */
  readonly drawn: number
  /** Uniform in 0 .. n-1, without bias. */
  int(n: number): number
}

const SIGMA = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const // "expand 16-byte k"
const WORDS = 16
const ROUND_PAIRS = 4

const rotl = (x: number, n: number) => (x << n) | (x >>> (32 - n))

function quarter(w: Uint32Array, a: number, b: number, c: number, d: number): void {
  let wa = w[a] as number
  let wb = w[b] as number
  let wc = w[c] as number
  let wd = w[d] as number
  wa = (wa + wb) | 0
  wd = rotl(wd ^ wa, 16)
  wc = (wc + wd) | 0
  wb = rotl(wb ^ wc, 12)
  wa = (wa + wb) | 0
  wd = rotl(wd ^ wa, 8)
  wc = (wc + wd) | 0
  wb = rotl(wb ^ wc, 7)
  w[a] = wa
  w[b] = wb
  w[c] = wc
  w[d] = wd
}

/** Sixteen words of the key stream. Exported for its test against the published vectors. */
export function chacha8(key: readonly number[], block: number, stream: number): Uint32Array {
  const start = new Uint32Array(WORDS)
  start.set(SIGMA, 0)
  start.set(key, 4)
  start.set(key, 8)
  start[12] = block
  start[13] = Math.floor(block / 2 ** 32)
  start[14] = stream
  const w = start.slice()
  for (let i = 0; i < ROUND_PAIRS; i++) {
    quarter(w, 0, 4, 8, 12)
    quarter(w, 1, 5, 9, 13)
    quarter(w, 2, 6, 10, 14)
    quarter(w, 3, 7, 11, 15)
    quarter(w, 0, 5, 10, 15)
    quarter(w, 1, 6, 11, 12)
    quarter(w, 2, 7, 8, 13)
    quarter(w, 3, 4, 9, 14)
  }
  for (let i = 0; i < WORDS; i++) w[i] = (w[i] as number) + (start[i] as number)
  return w
}

/** The key of the seed asked for last: a match asks for its own at every step. */
let last: { readonly seed: Seed; readonly key: readonly number[] } | null = null
function keyOf(seed: Seed): readonly number[] {
  if (last?.seed !== seed) last = { seed, key: [0, 8, 16, 24].map(at => Number.parseInt(seed.slice(at, at + 8), 16)) }
  return last.key
}

/** A generator at its `drawn`-th word; `stream` keeps several generators of one seed apart. */
export function rngOf(seed: Seed, stream: number, drawn = 0): Rng {
  let words: Uint32Array | null = null
  // A plain field and methods: accessors and inner functions cost microseconds, and every step makes two of these.
  return {
    drawn,
    int(n) {
      // No word would ever be good enough: this would never return.
      if (!(n >= 1 && n <= 2 ** 32)) throw new Error(`no whole number is below ${n}`)
      const limit = 2 ** 32 - (2 ** 32 % n)
      for (;;) {
        const at = this.drawn % WORDS
        if (words === null || at === 0) words = chacha8(keyOf(seed), Math.floor(this.drawn / WORDS), stream)
        this.drawn++
        const word = words[at] as number
        if (word < limit) return word % n
      }
    },
  } as { drawn: number } & Rng
}

/** A seed from any text, for tests, simulations and tables that people want to repeat. Real matches get 128 random bits. */
export function seedOf(text: string): Seed {
  const lanes = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
  for (let i = 0; i < text.length; i++) {
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul((lanes[lane] as number) ^ (text.charCodeAt(i) + lane), 0x01000193)
      lanes[lane] = mixed ^ (mixed >>> 15)
    }
  }
  return Array.from(chacha8(lanes, 0, 0).slice(0, 4), word => word.toString(16).padStart(8, '0')).join('')
}

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** One of the list, which must not be empty. */
export const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(list.length)] as T

/** In place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const held = list[i] as T
    list[i] = list[j] as T
    list[j] = held
  }
  return list
}
