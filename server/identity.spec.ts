import { createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanName, newId, readToken, secretIn, tokenOf } from './identity.ts'

const secret = Buffer.alloc(32, 1)

const A_DAY = 86_400_000
const now = Date.UTC(2026, 0, 1)

/** As servers signed it that gave no dates. */
const undated = (id: string): string => `1.${id}.${createHmac('sha256', secret).update(`1.${id}`).digest('base64url')}`

describe('a token', () => {
  test('says whose it is', () => {
    const id = newId()
    expect(readToken(tokenOf(id, secret), secret)).toEqual({ id, dated: true })
    expect(tokenOf(id, secret, now)).toMatch(new RegExp(`^2\\.${id}\\.fs6\\.`))
    expect(newId()).not.toBe(id)
    expect(Array.from({ length: 1000 }, newId).filter(each => each.startsWith('-'))).toEqual([])
  })

  test('may be of a server that gave no dates', () => {
    expect(readToken(undated('ann'), secret)).toEqual({ id: 'ann', dated: false })
  })

  test('is good for 400 days, and some days before it was given: clocks are set back', () => {
    const token = tokenOf('ann', secret, now)
    const good = (days: number) => readToken(token, secret, now + days * A_DAY) !== null
    expect([-30, -4, -3, 0, 1, 400, 401, 4000].map(good)).toEqual([false, false, true, true, true, true, false, false])
  })

  test.each([
    ['dated', tokenOf(newId(), secret, now)],
    ['undated', undated(newId())],
  ])('is void when anything in it is changed: %s', (_, token) => {
    for (let i = 0; i < token.length; i++) {
      const other = token[i] === 'A' ? 'B' : 'A'
      // The last letter of 32 bytes in base64 has bits to spare, but the text itself is compared.
      expect(readToken(token.slice(0, i) + other + token.slice(i + 1), secret, now)).toBeNull()
      expect(readToken(token.slice(0, i), secret, now)).toBeNull()
    }
    expect(readToken(`${token}A`, secret, now)).toBeNull()
    expect(readToken(`${token}.`, secret, now)).toBeNull()
  })

  test('is void when it names another day, or none', () => {
    const [version, id, day, signed] = tokenOf(newId(), secret, now).split('.')
    expect(readToken([version, id, 'fs7', signed].join('.'), secret, now)).toBeNull()
    expect(readToken([version, id, signed].join('.'), secret, now)).toBeNull()
    expect(readToken(['1', id, signed].join('.'), secret, now)).toBeNull()
    expect(readToken(['1', id, day, signed].join('.'), secret, now)).toBeNull()
  })

  test('is void for another server', () => {
    expect(readToken(tokenOf('ann', secret), Buffer.alloc(32, 2))).toBeNull()
  })

  test.each([[undefined], [null], [7], [{}], [''], ['..'], ['1..'], ['2...'], ['x'.repeat(1e6)]])(
    'is not %j',
    nonsense => {
      expect(readToken(nonsense, secret)).toBeNull()
    },
  )
})

describe('the secret', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is made once, for the owner alone', () => {
    const made = secretIn(join(folder, 'data'))
    expect(made).toHaveLength(32)
    expect(secretIn(join(folder, 'data'))).toEqual(made)
    expect(secretIn(join(folder, 'other'))).not.toEqual(made)
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret'])
    expect(statSync(join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600)
  })

  test('is not replaced when it is damaged', () => {
    writeFileSync(join(folder, 'secret'), '')
    expect(() => secretIn(folder)).toThrow(/damaged/)
  })
})

describe('a name', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Anna \t Maria\n', 'Anna Maria'],
    ['Zoe\u0301', 'Zo\u00e9'],
    ['\u9ed1\u684c', '\u9ed1\u684c'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['\u{1f575}\u{1f3fd}\u200d\u2642\ufe0f', '\u{1f575}\u{1f3fd}\u200d\u2642\ufe0f'],
    ['a\u3000b', 'a b'],
  ])('%j is shown as %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean)
  })

  test.each([
    ['Vietnamese', 'Nguy\u1ec5n Th\u1ecb \u1ede'],
    ['Vietnamese in pieces', 'Nguye\u0302\u0303n'],
    ['Hindi', '\u0915\u0943\u0937\u094d\u0923\u093e \u091c\u093c\u0940\u0902'],
    ['Thai', '\u0e01\u0e38\u0e49\u0e07 \u0e17\u0e35\u0e48'],
    ['Arabic with vowels', '\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f'],
    ['Hebrew with points', '\u05e9\u05c1\u05bc\u05b8\u05dc\u05d5\u05b9\u05dd'],
    ['Burmese', '\u1016\u103c\u102d\u102f\u1038'],
    ['Tibetan', '\u0f66\u0f92\u0fb2\u0f7c\u0f63\u0f0b\u0f58'],
    ['Persian with a joint', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['Korean', '\uae40\ubbfc\uc218'],
    ['Korean in pieces', '\u1100\u1175\u11b7'],
    ['a family', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
    ['a heart and a key', '\u2764\ufe0f 1\ufe0f\u20e3'],
    ['a flag', '\u{1f1ee}\u{1f1f9}'],
  ])('may be %s', (_, name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'))
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \u3000 '],
    ['too much', 'x'.repeat(21)],
    ['a control character', 'a\u0007b'],
    ['an override of direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['a mark of direction', 'a\u200fb'],
    ['a space without width', 'a\u200bb'],
    ['a soft hyphen', 'a\u00adb'],
    ['nothing to be seen', '\u200d\u200d'],
    ['half a character', '\ud83d'],
    ['marks upon marks', `a${'\u0301'.repeat(100)}`],
    ['a tower of marks', `a${'\u0334'.repeat(78)}`],
    ['a small tower of marks', 'a\u0334\u0335\u0336\u0337'],
    ['a tower with joints', 'a\u0334\u0335\u200d\u0336\u200c\u0337'],
    ['a filler', '\u3164'],
    ['fillers of syllables', '\u115f\u1160'],
    ['a narrow filler', '\uffa0'],
    ['dots that are none', '\u2800\u2800'],
    ['a note without a head', '\u{1d159}'],
    ['a filler behind a name', 'Ann\u3164'],
    ['a blank within a name', 'An\u2800n'],
    ['a joiner of graphemes', 'An\u034fn'],
    ['a variant of nothing', 'Ann\u{e0100}'],
    ['no text', 7],
    ['a book', 'x'.repeat(1e6)],
  ])('is not %s', (_, name) => {
    expect(cleanName(name)).toBeNull()
  })
})
