import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import type { Entry } from '../../shared/kernel/history.ts'
import { openDatabase } from './open.ts'
import { MIGRATIONS } from './schema.ts'
import { storeOn } from './sqlite.ts'
import { type Listed, openStore, type Saved, type Store, type Written } from './store.ts'

const sofa = (id: string, changes: Partial<Saved> = {}): Saved => ({
  id,
  code: `CODE-${id}`,
  game: 'pickpocket',
  version: 1,
  options: { players: 3 },
  seed: '0123456789abcdef0123456789abcdef',
  public: true,
  seconds: 30,
  phase: 'waiting',
  host: 'ann',
  chairs: [{ person: 'ann' }, null],
  created: 1,
  touched: 1,
  ...changes,
})
const sold = (card: string): Entry<Move> => ({ type: 'move', seat: 'ace', move: { type: 'sell', card } as Move })

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
const reopen = async () => {
  await store.close()
  store = openStore(folder)
}

describe('tables', () => {
  test('come back as they were saved, with their entries in order', async () => {
    await store.create(sofa('a'))
    const written = await Promise.all([store.append('a', sold('1')), store.append('a', sold('2'))])
    await store.append('a', { type: 'note', note: { author: 'ace', audience: 'all', body: { text: 'ciao' } } })
    await reopen()
    const loaded = store.load('a')
    expect(loaded?.saved).toEqual(sofa('a', { touched: loaded?.entries.at(-1)?.at ?? 0 }))
    expect(loaded?.entries.map(({ n }) => n)).toEqual([0, 1, 2])
    expect(loaded?.entries.slice(0, 2)).toEqual(written)
    expect(loaded?.entries[2]?.entry).toEqual({
      type: 'note',
      note: { author: 'ace', audience: 'all', body: { text: 'ciao' } },
    })
    expect(store.load('b')).toBeNull()
  })

  test('number their entries each for itself, also after a restart', async () => {
    await Promise.all([store.create(sofa('a')), store.create(sofa('b'))])
    await Promise.all([store.append('a', sold('1')), store.append('b', sold('1'))])
    await reopen()
    expect((await store.append('a', sold('2'))).n).toBe(1)
    expect((await store.append('b', sold('2'))).n).toBe(1)
  })

  test('change in what is given and in nothing else', async () => {
    await store.create(sofa('a'))
    await store.save('a', { phase: 'running', chairs: ['changed'], public: false })
    const { touched = 0 } = store.load('a')?.saved ?? {}
    expect(touched).toBeGreaterThan(1)
    expect(store.load('a')?.saved).toEqual(sofa('a', { phase: 'running', chairs: ['changed'], public: false, touched }))
  })

  test('are kept as they were when they were handed over', async () => {
    const chairs = ['ann']
    const saving = store.create(sofa('a', { chairs }))
    chairs.push('bob')
    await saving
    expect(store.load('a')?.saved.chairs).toEqual(['ann'])
  })

  test('are found by code, and no code is given twice', async () => {
    await store.create(sofa('a', { code: 'KLMNP' }))
    expect(store.find('KLMNP')).toBe('a')
    expect(store.find('QRSTU')).toBeNull()
    await expect(store.create(sofa('b', { code: 'KLMNP' }))).rejects.toThrow(/UNIQUE/)
  })

  test('are listed for those who sit there', async () => {
    await store.create(sofa('a', { public: false }), ['ann', 'bob'])
    await store.create(sofa('b', { touched: 9 }), ['ann'])
    expect(store.tablesOf('ann').map(({ id }) => id)).toEqual(['b', 'a'])
    expect(store.tablesOf('ann', 1).map(({ id }) => id)).toEqual(['b'])
    await store.save('a', { people: ['bob', 'cat'] })
    await store.save('b', { phase: 'over' })
    expect(store.tablesOf('ann')).toEqual([])
    expect(store.tablesOf('cat').map(({ id }) => id)).toEqual(['a'])
    expect(JSON.stringify(store.tablesOf('cat'))).not.toContain(sofa('a').seed)
  })

  test('are forgotten when old, but not while they run', async () => {
    for (const phase of ['waiting', 'running', 'over'] as const) await store.create(sofa(phase, { phase }), ['ann'])
    await store.append('over', sold('1'))
    await store.save('over', { phase: 'over' })
    expect(await store.forget(2)).toBe(1)
    expect(store.load('waiting')).toBeNull()
    expect(await store.forget(Date.now() + 1)).toBe(1)
    expect(store.load('over')).toBeNull()
    expect(store.load('running')).not.toBeNull()
    await store.create(sofa('over'))
    expect(store.load('over')?.entries).toEqual([])
  })
})

describe('people', () => {
  test('are kept and renamed', async () => {
    await store.putPerson({ id: 'ann', name: 'Ann' })
    await store.putPerson({ id: 'ann', name: '安' })
    await reopen()
    expect(store.person('ann')).toEqual({ id: 'ann', name: '安' })
    expect(store.person('bob')).toBeNull()
  })

  test('are blocked by others one way, and unblocked', async () => {
    await store.block('ann', 'bob', true)
    await store.block('ann', 'bob', true)
    expect([store.blocks('ann', 'bob'), store.blocks('bob', 'ann')]).toEqual([true, false])
    await store.block('ann', 'bob', false)
    expect(store.blocks('ann', 'bob')).toBe(false)
  })
})

describe('followers', () => {
  const tick = () => new Promise(setImmediate)

  test('hear of what is on disk, until they go', async () => {
    await store.create(sofa('a'))
    const heard: (Written | Listed)[] = []
    const leave = store.follow('a', {
      entry: written => {
        expect(store.load('a')?.entries).toContainEqual(written)
        heard.push(written)
      },
      saved: saved => heard.push(saved),
    })
    store.follow('b', { entry: () => expect.unreachable() })
    const written = await store.append('a', sold('1'))
    await store.save('a', { phase: 'over' })
    await tick()
    expect(heard).toMatchObject([written, { id: 'a', phase: 'over' }])
    expect(heard[1]).not.toHaveProperty('seed')
    leave()
    await store.append('a', sold('2'))
    await tick()
    expect(heard).toHaveLength(2)
  })

  test('hear after whoever wrote, and nothing that they could have loaded', async () => {
    await store.create(sofa('a'))
    const order: string[] = []
    store.follow('a', { entry: () => order.push('follower') })
    const writing = store.append('a', sold('1')).then(() => {
      order.push('writer')
      expect(store.load('a')?.entries).toHaveLength(1)
      store.follow('a', { entry: () => order.push('late follower') })
    })
    await writing
    await tick()
    expect(order).toEqual(['writer', 'follower'])
  })

  test('who throw keep nobody else from hearing, and no write from being done', async () => {
    await store.create(sofa('a'))
    let heard = 0
    store.follow('a', {
      entry: () => {
        throw new Error('a follower')
      },
    })
    store.follow('a', { entry: () => heard++ })
    await store.append('a', sold('1'))
    await tick()
    expect(heard).toBe(1)
  })
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
    await Promise.all([1, 2, 3, 4, 5].map(card => store.append('a', sold(String(card)))))
    expect(count.commits).toBe(2)
    expect(store.load('a')?.entries).toHaveLength(5)
  })

  test('are all refused when the commit fails, and nobody hears of them; the next are done', async () => {
    const { database, count } = faulty(openDatabase(folder))
    store = storeOn(database)
    await store.create(sofa('a'))
    let heard = 0
    store.follow('a', { entry: () => heard++, saved: () => heard++ })
    count.fail = true
    const results = await Promise.allSettled([store.append('a', sold('1')), store.save('a', { phase: 'over' })])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await new Promise(setImmediate)
    expect(heard).toBe(0)
    count.fail = false
    expect((await store.append('a', sold('2'))).n).toBe(0)
    expect(store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ entry: sold('2') }] })
  })

  test('are all refused when the disk is full', async () => {
    const database = openDatabase(folder)
    store = storeOn(database)
    await store.create(sofa('a'))
    database.exec('PRAGMA max_page_count = 1')
    const long = { type: 'note', note: { author: 'ace', audience: 'all', body: 'x'.repeat(100_000) } } as const
    const results = await Promise.allSettled([store.append('a', sold('1')), store.append('a', long)])
    expect(results.map(({ status }) => status)).toContain('rejected')
    database.exec('PRAGMA max_page_count = 100000')
    const kept = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    expect(store.load('a')?.entries).toEqual(kept)
    expect((await store.append('a', sold('3'))).n).toBe(kept.length)
  })

  test('are refused alone for a reason of their own', async () => {
    store = openStore(folder)
    await store.create(sofa('a'))
    const results = await Promise.allSettled([
      store.append('nowhere', sold('1')),
      store.append('a', sold('1')),
      store.create(sofa('b', { code: 'CODE-a' }), ['ann']),
      store.append('a', sold('2')),
      store.save('nowhere', { phase: 'over' }),
      // Fails halfway: what it did before is undone with it.
      store.save('a', { phase: 'over', people: [{} as string] }),
    ])
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, true, false, false])
    expect(store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ n: 0 }, { n: 1 }] })
    expect(store.tablesOf('ann')).toEqual([])
  })

  test('are done when the store is closed in the same tick, and refused afterwards', async () => {
    store = openStore(folder)
    await store.create(sofa('a'))
    const writing = store.append('a', sold('1'))
    await store.close()
    await writing
    await expect(store.append('a', sold('2'))).rejects.toThrow()
    store = openStore(folder)
    expect(store.load('a')?.entries).toHaveLength(1)
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
      if (version > 0) database.exec("INSERT INTO people (id, name) VALUES ('p1', 'Ann')")
      database.close()
      const updated = openStore(other)
      expect(updated.person('p1')).toEqual(version > 0 ? { id: 'p1', name: 'Ann' } : null)
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
