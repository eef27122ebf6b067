import { expect, test } from 'vitest'
import { watchKeysOf } from './watchKeys.ts'

const keys = watchKeysOf(Buffer.alloc(32, 7))
const id = 'aB3-xyzXYZ_09876'

test('a key leads to its table, tells nothing of it, and no other server can read it', () => {
  const key = keys.of(id)
  expect(keys.read(key)).toBe(id)
  expect(key).not.toContain(id)
  expect(Buffer.from(key, 'base64url').toString('latin1')).not.toContain(id)
  expect(watchKeysOf(Buffer.alloc(32, 8)).read(key)).toBeNull()
})

test('nothing else is a key: neither a changed one nor another spelling of the same bytes', () => {
  const key = keys.of(id)
  const last = key.at(-1) ?? ''
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const others = [...letters].filter(letter => letter !== last).map(letter => key.slice(0, -1) + letter)
  const spellings = [`${key}=`, `${key}==`, `${key}!`, ` ${key}`, key.replaceAll('-', '+').replaceAll('_', '/')]
  // Some of them are the same bytes.
  const bytes = Buffer.from(key, 'base64url')
  expect([...others, ...spellings].some(text => Buffer.from(text, 'base64url').equals(bytes))).toBe(true)
  for (const text of [...others, ...spellings, '', id, 'x'.repeat(40)])
    if (text !== key) expect(keys.read(text), text).toBeNull()
})
