import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanName, newId, readToken, secretIn, tokenOf } from './identity.ts'

const secret = Buffer.alloc(32, 1)

describe('a token', () => {
  test('says whose it is', () => {
    const id = newId()
    expect(readToken(tokenOf(id, secret), secret)).toBe(id)
    expect(newId()).not.toBe(id)
  })

  test('is void when anything in it is changed', () => {
    const token = tokenOf(newId(), secret)
    for (let i = 0; i < token.length; i++) {
      const other = token[i] === 'A' ? 'B' : 'A'
      // The last letter of 32 bytes in base64 has bits to spare, but the text itself is compared.
      expect(readToken(token.slice(0, i) + other + token.slice(i + 1), secret)).toBeNull()
      expect(readToken(token.slice(0, i), secret)).toBeNull()
    }
    expect(readToken(`${token}A`, secret)).toBeNull()
    expect(readToken(`${token}.`, secret)).toBeNull()
  })

  test('is void for another server', () => {
    expect(readToken(tokenOf('ann', secret), Buffer.alloc(32, 2))).toBeNull()
  })

  test.each([[undefined], [null], [7], [{}], [''], ['..'], ['1..'], ['x'.repeat(1e6)]])('is not %j', nonsense => {
    expect(readToken(nonsense, secret)).toBeNull()
  })
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
    ['no text', 7],
    ['a book', 'x'.repeat(1e6)],
  ])('is not %s', (_, name) => {
    expect(cleanName(name)).toBeNull()
  })
})
