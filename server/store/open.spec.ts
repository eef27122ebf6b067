import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, troubleWith } from './open.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const garble = (path: string): void => writeFileSync(path, 'x'.repeat(5000))

describe('a folder that cannot be used says why', () => {
  test.each([
    ['lock', mkdirSync, 'cannot be opened'],
    ['lock', garble, 'is damaged'],
    ['tavolo-nero.db', mkdirSync, 'cannot be opened'],
    ['tavolo-nero.db', garble, 'is damaged'],
  ])('%s, after %o: %s', (file, spoil, trouble) => {
    spoil(join(folder, file))
    // Twice: whoever is refused holds nothing.
    for (let i = 0; i < 2; i++) expect(() => openDatabase(folder)).toThrow(`${join(folder, file)} ${trouble}`)
  })

  test('while somebody else has it', () => {
    const database = openDatabase(folder)
    expect(() => openDatabase(folder)).toThrow(`${folder} is in use by another server`)
    database.close()
  })

  test('on a full disk', () => {
    const database = new DatabaseSync(join(folder, 'lock'))
    database.exec('CREATE TABLE t (text TEXT); PRAGMA max_page_count = 2')
    let full: unknown
    try {
      database.exec(`INSERT INTO t VALUES ('${'x'.repeat(100_000)}')`)
    } catch (error) {
      full = error
    }
    database.close()
    expect(troubleWith('data/lock', full)).toMatchObject({ message: 'data/lock is on a full disk', cause: full })
  })

  test.each([
    ['SQLITE_BUSY', 5, 'is locked by another program'],
    ['SQLITE_READONLY', 8, 'cannot be written to'],
    ['SQLITE_READONLY_DIRECTORY', 1544, 'cannot be written to'],
    ['SQLITE_IOERR_WRITE', 778, 'is on a disk that fails or is full'],
    ['SQLITE_CORRUPT', 11, 'is damaged, or no file of this server'],
  ])('for %s', (_, errcode, trouble) => {
    const error = Object.assign(new Error('SQLite'), { errcode })
    expect(troubleWith('data/lock', error)).toMatchObject({ message: `data/lock ${trouble}` })
  })

  test('in the words of any other error', () => {
    const error = new Error('written by a newer version')
    expect(troubleWith('data/lock', error)).toBe(error)
  })
})
