import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import type { Entry } from '../../shared/kernel/history.ts'
import { Damaged, Unwritten } from '../../shared/match/errors.ts'
import type { Changes } from '../../shared/match/journal.ts'
import { sofa, sold } from './fixtures.ts'
import { openDatabase } from './open.ts'
import { MIGRATIONS } from './schema.ts'
import { openStore, storeOn } from './sqlite.ts'
import type { Store } from './store.ts'

/** An entry that nothing came of, at its place. */
const append = (id: string, n: number, entry: Entry<Move>) => store.write(id, n, { entry })
const save = (id: string, n: number, changes: Changes) => store.write(id, n, { changes })

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  store = openStore(folder)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

test('can it be written to?', async () => {
  expect(await store.check()).toBe(true)
  const other = new DatabaseSync(join(folder, 'tavolo-nero.db'))
  other.exec('BEGIN IMMEDIATE')
  expect(await store.check()).toBe(false)
  await expect(store.create(sofa('a'))).rejects.toThrow(Unwritten)
  other.exec('ROLLBACK')
  other.close()
  expect(await store.check()).toBe(true)
})

test('what lies on a damaged page is damaged, and what lies elsewhere is not', async () => {
  await store.create(sofa('a'))
  await store.create(sofa('b'))
  for (let n = 0; n < 400; n++) {
    const text = { type: 'note', note: { author: 'ace', audience: 'all', body: 'x'.repeat(200) } } as const
    await append('a', n, text)
  }
  await store.close()
  const path = join(folder, 'tavolo-nero.db')
  const database = new DatabaseSync(path)
  const [{ pageno } = { pageno: 0 }] = database
    .prepare(`SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf' ORDER BY path LIMIT 1`)
    .all() as { pageno: number }[]
  database.close()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(4096, 0xab), 0, 4096, 4096 * (pageno - 1))
  closeSync(file)
  store = openStore(folder)
  await expect(store.load('a')).rejects.toThrow(Damaged)
  expect(await store.load('b')).toMatchObject({ entries: [] })
  expect(await append('b', 0, sold('1'))).toMatchObject({ n: 0 })
})

describe('the writes of one tick', () => {
  /** Counts transactions, and lets one fail where it is told to. */
  const faulty = (sqlite: ReturnType<typeof openDatabase>) => {
    const count = { commits: 0, fail: false }
    const database = new Proxy(sqlite, {
      get(target, key) {
        if (key === 'exec')
          return (text: string) => {
            if (text === 'COMMIT' && count.fail) throw new Error('disk full')
            if (text === 'COMMIT') count.commits++
            target.exec(text)
          }
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    return { database, count }
  }
  beforeEach(() => store.close())

  test('are one transaction', async () => {
    const { database, count } = faulty(openDatabase(folder))
    store = storeOn(database)
    await store.create(sofa('a'))
    await Promise.all([1, 2, 3, 4, 5].map((card, n) => append('a', n, sold(String(card)))))
    expect(count.commits).toBe(2)
    expect((await store.load('a'))?.entries).toHaveLength(5)
  })

  test('are all refused when the commit fails, and nobody hears of them; the next are done', async () => {
    const { database, count } = faulty(openDatabase(folder))
    store = storeOn(database)
    await store.create(sofa('a'))
    let heard = 0
    store.follow('a', { entry: () => heard++, saved: () => heard++ })
    count.fail = true
    const results = await Promise.allSettled([append('a', 0, sold('1')), save('a', 1, { phase: 'over' })])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await new Promise(setImmediate)
    expect(heard).toBe(0)
    count.fail = false
    expect(await append('a', 0, sold('2'))).toMatchObject({ n: 0 })
    expect(await store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ entry: sold('2') }] })
  })

  test('are all refused when the disk is full', async () => {
    const database = openDatabase(folder)
    store = storeOn(database)
    await store.create(sofa('a'))
    database.exec('PRAGMA max_page_count = 1')
    const long = { type: 'note', note: { author: 'ace', audience: 'all', body: 'x'.repeat(100_000) } } as const
    const results = await Promise.allSettled([append('a', 0, sold('1')), append('a', 1, long)])
    expect(results.map(({ status }) => status)).toContain('rejected')
    database.exec('PRAGMA max_page_count = 100000')
    const kept = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    expect((await store.load('a'))?.entries).toEqual(kept.map(each => ({ ...each, record: null })))
    expect(await append('a', kept.length, sold('3'))).toMatchObject({ n: kept.length })
  })

  test('are refused alone for a reason of their own', async () => {
    store = openStore(folder)
    await store.create(sofa('a'))
    const results = await Promise.allSettled([
      append('nowhere', 0, sold('1')),
      append('a', 0, sold('1')),
      store.create(sofa('b', { code: 'CODE-a' }), ['ann']),
      append('a', 1, sold('2')),
      save('nowhere', 0, { phase: 'over' }),
      // Fails halfway: what it did before is undone with it.
      save('a', 2, { phase: 'over', people: [{} as string] }),
    ])
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, true, false, false])
    expect(await store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ n: 0 }, { n: 1 }] })
    expect(await store.tablesOf('ann')).toEqual([])
  })

  test('are done when the store is closed in the same tick, and refused afterwards', async () => {
    store = openStore(folder)
    await store.create(sofa('a'))
    const writing = append('a', 0, sold('1'))
    await store.close()
    await writing
    await expect(append('a', 1, sold('2'))).rejects.toThrow()
    store = openStore(folder)
    expect((await store.load('a'))?.entries).toHaveLength(1)
  })
})

describe('a folder', () => {
  test('is refused while another has it open', () => {
    expect(() => openStore(folder)).toThrow(`${folder} is in use by another server`)
  })

  test('of a newer version is refused, and not held', async () => {
    await store.close()
    const database = openDatabase(folder)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`)
    database.close()
    for (let i = 0; i < 2; i++) expect(() => openStore(folder)).toThrow(/newer version/)
  })

  test('of any older version is brought up to date, with all that it holds', async () => {
    for (const version of MIGRATIONS.keys()) {
      const other = mkdtempSync(join(tmpdir(), 'store-'))
      const database = new DatabaseSync(join(other, 'tavolo-nero.db'))
      for (const migration of MIGRATIONS.slice(0, version)) database.exec(migration)
      database.exec(`PRAGMA user_version = ${version}`)
      if (version > 0)
        database.exec(`INSERT INTO people (id, name) VALUES ('p1', 'Ann');
          INSERT INTO tables (id, code, game, options, seed, public, seconds, phase, host, chairs, created, touched)
            VALUES ('old', 'OLD', 'pickpocket', '{}', '', 1, 0, 'over', 'p1', '[]', 1, 1);
          INSERT INTO sitters (person, "table") VALUES ('p1', 'old')`)
      database.close()
      const updated = openStore(other)
      expect(await updated.person('p1')).toEqual(version > 0 ? { id: 'p1', name: 'Ann' } : null)
      const past = await updated.pastOf('p1', { game: null, page: 0 })
      expect(past.map(({ id, kept }) => [id, kept])).toEqual(version > 0 ? [['old', false]] : [])
      await updated.create(sofa('a'))
      await updated.close()
      rmSync(other, { recursive: true })
    }
  })

  test('is written through to the disk at every commit', () => {
    const other = mkdtempSync(join(tmpdir(), 'store-'))
    const database = openDatabase(other)
    const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1])
    database.close()
    rmSync(other, { recursive: true })
  })
})
