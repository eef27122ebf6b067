import { utf8 } from './utf8.ts'

/* SHA-256 (FIPS 180-4). Here, since browsers have theirs only where the page came over a secure line. */

const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]
const BLOCK = 64

/** Of a text in UTF-8, in hexadecimal digits, as `sha256sum` prints it. */
export function sha256(text: string): string {
  const bytes = padded(utf8(text))
  let hash = START
  for (let at = 0; at < bytes.length; at += BLOCK) hash = mixed(hash, wordsIn(bytes, at))
  return hash.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** To whole blocks, the last with the length in bits. */
function padded(bytes: readonly number[]): Uint8Array {
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  all.set(bytes)
  all[bytes.length] = 0x80
  const end = new DataView(all.buffer, all.length - 8)
  end.setUint32(0, Math.floor(bytes.length / 2 ** 29))
  end.setUint32(4, bytes.length << 3)
  return all
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const of = (list: ArrayLike<number>, at: number): number => list[at] ?? 0

function wordsIn(bytes: Uint8Array, at: number): Int32Array {
  const block = new DataView(bytes.buffer, at, BLOCK)
  const words = new Int32Array(ROUNDS.length)
  for (let i = 0; i < words.length; i++) {
    if (i < 16) words[i] = block.getInt32(i * 4)
    else {
      const [a, b] = [of(words, i - 15), of(words, i - 2)]
      const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
      const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
      words[i] = of(words, i - 16) + small + of(words, i - 7) + large
    }
  }
  return words
}

function mixed(hash: readonly number[], words: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < words.length; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + of(ROUNDS, i) + of(words, i)
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + of(hash, i)) | 0)
}
