import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import type { Entry, Recorded } from '../../shared/kernel/history.ts'
import { Damaged, OutOfStep, Unwritten } from '../../shared/match/errors.ts'
import type { Changes, Deed, Listed, Saved, Written } from '../../shared/match/journal.ts'
import { openDatabase } from './open.ts'
import { MIGRATIONS } from './schema.ts'
import { openStore, storeOn } from './sqlite.ts'
import type { Cutoffs, Store } from './store.ts'

const sofa = (id: string, changes: Partial<Saved> = {}): Saved => ({
  id,
  code: `CODE-${id}`,
  game: 'pickpocket',
  version: 1,
  options: { players: 3 },
  seed: '0123456789abcdef0123456789abcdef',
  nonce: 'fedcba9876543210fedcba9876543210',
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

/** An entry that nothing came of, at its place. */
const append = (id: string, n: number, entry: Entry<Move>) => store.write(id, n, { entry })
const save = (id: string, n: number, changes: Changes) => store.write(id, n, { changes })
const older = (than: number): Cutoffs => ({ tables: than, matches: than, guests: than })

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
/** As if somebody had been at the file. */
const damage = (text: string) => {
  const database = new DatabaseSync(join(folder, 'tavolo-nero.db'))
  database.exec(text)
  database.close()
}
const reopen = async () => {
  await store.close()
  store = openStore(folder)
}

describe('tables', () => {
  test('come back as they were saved, with their entries in order', async () => {
    await store.create(sofa('a'))
    const written = await Promise.all([append('a', 0, sold('1')), append('a', 1, sold('2'))])
    await append('a', 2, { type: 'note', note: { author: 'ace', audience: 'all', body: { text: 'ciao' } } })
    await reopen()
    const loaded = store.load('a')
    expect(loaded?.saved).toEqual(sofa('a', { touched: loaded?.entries[0]?.at ?? 0 }))
    expect(loaded?.entries.map(({ n }) => n)).toEqual([0, 1, 2])
    expect(loaded?.entries.slice(0, 2)).toEqual(written.map(each => ({ ...each, record: null })))
    expect(loaded?.entries[2]?.entry).toEqual({
      type: 'note',
      note: { author: 'ace', audience: 'all', body: { text: 'ciao' } },
    })
    expect(store.load('b')).toBeNull()
  })

  test('number their entries each for itself, also after a restart', async () => {
    await Promise.all([store.create(sofa('a')), store.create(sofa('b'))])
    await Promise.all([append('a', 0, sold('1')), append('b', 0, sold('1'))])
    await reopen()
    expect(await append('a', 1, sold('2'))).toMatchObject({ n: 1 })
    expect(await append('b', 1, sold('2'))).toMatchObject({ n: 1 })
  })

  test('change in what is given and in nothing else', async () => {
    await store.create(sofa('a'))
    await save('a', 0, { phase: 'running', chairs: ['changed'], public: false })
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
    await expect(store.create(sofa('b', { code: 'KLMNP' }))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/UNIQUE/) },
    })
  })

  test('are listed for those who sit there', async () => {
    await store.create(sofa('a', { public: false }), ['ann', 'bob'])
    await store.create(sofa('b', { touched: 9 }), ['ann'])
    expect(store.tablesOf('ann').map(({ id }) => id)).toEqual(['b', 'a'])
    expect(store.tablesOf('ann', 1).map(({ id }) => id)).toEqual(['b'])
    await save('a', 0, { people: ['bob', 'cat'] })
    await save('b', 0, { phase: 'over' })
    expect(store.tablesOf('ann')).toEqual([])
    expect(store.tablesOf('cat').map(({ id }) => id)).toEqual(['a'])
    expect(JSON.stringify(store.tablesOf('cat'))).not.toContain(sofa('a').seed)
  })

  test('say how they stand without their log, and are left out of lists where they cannot be read', async () => {
    await Promise.all([store.create(sofa('a'), ['ann']), store.create(sofa('b'), ['ann'])])
    const progress = { round: 7, due: ['ace'] }
    await store.write('a', 0, { entry: sold('1'), progress })
    const { seed: _, nonce: _nonce, ...described } = sofa('a', { touched: store.table('a')?.touched ?? 0 })
    expect(store.table('a')).toEqual({ ...described, ...progress, retired: null })
    expect(store.tablesOf('ann')).toMatchObject([
      { id: 'a', ...progress },
      { id: 'b', round: 0, due: null },
    ])
    expect(store.table('nowhere')).toBeNull()
    await store.close()
    damage(`UPDATE tables SET chairs = '[' WHERE id = 'a'`)
    store = openStore(folder)
    expect(() => store.table('a')).toThrow(Damaged)
    expect(store.tablesOf('ann')).toMatchObject([{ id: 'b' }])
    expect(store.busy('ann', 0)).toBe(2)
  })

  test('whose log lacks an entry, or holds what is none, are damaged', async () => {
    for (const id of ['a', 'b', 'c']) await store.create(sofa(id))
    for (const id of ['a', 'b', 'c']) for (let n = 0; n < 3; n++) await append(id, n, sold(String(n)))
    await store.close()
    damage(
      `DELETE FROM entries WHERE "table" = 'a' AND n = 1; UPDATE entries SET entry = '{' WHERE "table" = 'b' AND n = 1`,
    )
    store = openStore(folder)
    for (const id of ['a', 'b']) expect(() => store.load(id)).toThrow(Damaged)
    expect(store.load('c')?.entries).toHaveLength(3)
  })

  test('are written to by whoever knows their log, and by nobody else', async () => {
    await store.create(sofa('a'), ['ann'])
    await append('a', 0, sold('1'))
    for (const known of [0, 2]) {
      await expect(append('a', known, sold('2'))).rejects.toThrow(OutOfStep)
      await expect(save('a', known, { phase: 'over', people: [] })).rejects.toThrow(OutOfStep)
    }
    expect(store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ entry: sold('1') }] })
    expect(store.tablesOf('ann')).toHaveLength(1)
    // Where the lock is gone, the database itself sees to it.
    const second = storeOn(new DatabaseSync(join(folder, 'tavolo-nero.db')))
    await second.write('a', 1, { entry: sold('2') })
    await expect(append('a', 1, sold('3'))).rejects.toThrow(OutOfStep)
    expect(store.load('a')?.entries.map(({ entry }) => entry)).toEqual([sold('1'), sold('2')])
    await second.close()
  })

  test('are remembered at some place of their log; a memory that cannot be read is none', async () => {
    await store.create(sofa('a'))
    const record: Recorded = { type: 'takeBack', seat: 'ace', seq: 1 }
    const match = { seq: 1, state: { faces: {} }, drawn: { chance: 1, names: 2 } }
    await store.write('a', 0, { entry: sold('1'), record, snapshot: { n: 1, match } })
    expect(store.load('a')).toMatchObject({ entries: [{ record }], snapshot: { n: 1, match } })
    await append('a', 1, sold('2'))
    const { touched } = store.table('a') ?? {}
    const later = { n: 2, match: { ...match, seq: 2 } }
    const completion = { progress: { round: 2, due: [] }, snapshot: later, records: [{ ...record, seq: 9 }, record] }
    await store.complete('a', 1, completion)
    expect(store.load('a')?.snapshot?.n).toBe(1)
    await store.complete('a', 2, completion)
    expect(store.load('a')).toMatchObject({ entries: [{ record }, { record }], snapshot: later })
    expect(store.table('a')).toMatchObject({ round: 2, due: [], touched })
    await store.close()
    damage(`UPDATE snapshots SET match = '{'`)
    store = openStore(folder)
    expect(store.load('a')?.snapshot).toBeNull()
  })
})

describe('growing old', () => {
  const phases = ['waiting', 'running', 'over'] as const

  test('matches by other rules are retired, and by the same are not; who waits goes with the time', async () => {
    for (const phase of phases) await store.create(sofa(phase, { phase }), ['ann'])
    await store.create(sofa('other', { phase: 'running', game: 'whispers' }))
    expect(await store.retire({ pickpocket: 1, whispers: 1 })).toBe(0)
    expect(await store.retire({ pickpocket: 2 })).toBe(3)
    const since = (id: string) => store.table(id)?.retired
    expect(['waiting', 'running', 'over', 'other'].map(id => typeof since(id))).toEqual([
      'object',
      'number',
      'number',
      'number',
    ])
    expect(store.table('waiting')?.version).toBe(2)
    expect(await store.retire({ pickpocket: 2 })).toBe(0)
    // The release is taken back.
    expect(await store.retire({ pickpocket: 1, whispers: 1 })).toBe(0)
    expect(['waiting', 'running', 'over', 'other'].map(since)).toEqual([null, null, null, null])
  })

  test('tables are forgotten with their logs, running matches later, none that is awake', async () => {
    for (const phase of phases) await store.create(sofa(phase, { phase, touched: 100 }), ['ann'])
    await store.create(sofa('retired', { phase: 'running', game: 'whispers', touched: 100 }))
    await store.retire({ pickpocket: 1 })
    const forget = (cutoffs: Partial<Cutoffs>, ...awake: string[]) =>
      store.forget({ ...older(0), ...cutoffs }, new Set(awake))
    expect(await forget(older(100))).toBe(0)
    expect(await forget({ tables: 101 }, 'over')).toBe(1)
    expect(store.table('waiting')).toBeNull()
    expect(await forget({ tables: 101 })).toBe(1)
    expect(store.load('over')).toBeNull()
    expect(await forget({ tables: Date.now() + 1 })).toBe(1)
    expect(store.table('retired')).toBeNull()
    await append('running', 0, sold('1'))
    expect(await forget({ matches: 101 })).toBe(0)
    expect(await forget({ matches: Date.now() + 1 })).toBe(1)
    await store.create(sofa('running'))
    expect(store.load('running')?.entries).toEqual([])
  })

  test('guests are forgotten whom nobody has seen, but not from their chairs', async () => {
    for (const id of ['ann', 'bob', 'cat']) await store.putPerson({ id, name: id })
    await store.create(sofa('a'), ['ann'])
    await store.block('bob', 'cat', true)
    await store.block('ann', 'ann', true)
    await store.close()
    damage(`UPDATE people SET seen = 1`)
    store = openStore(folder)
    await store.seen('cat', true)
    await store.check()
    expect(await store.forget({ ...older(0), guests: 2 }, new Set())).toBe(1)
    expect(['ann', 'bob', 'cat'].map(id => store.person(id) !== null)).toEqual([true, false, true])
    expect([store.blocks('bob', 'cat'), store.blocks('ann', 'ann')]).toEqual([false, true])
  })

  test('a table’s moves touch it once in a minute, whatever else is changed at once', async () => {
    let now = 1_000_000
    await store.close()
    store = storeOn(openDatabase(folder), () => now)
    await store.create(sofa('a'))
    const touched = async (later: number, deed: Deed): Promise<number | undefined> => {
      now += later
      await store.write('a', store.load('a')?.entries.length ?? 0, deed)
      return store.table('a')?.touched
    }
    expect(await touched(0, { entry: sold('1') })).toBe(1_000_000)
    expect(await touched(60_000, { entry: sold('2') })).toBe(1_000_000)
    expect(await touched(1, { entry: sold('3') })).toBe(1_060_001)
    expect(await touched(1, { entry: sold('4'), progress: { round: 2, due: [] } })).toBe(1_060_002)
    expect(await touched(1, { changes: { phase: 'over' } })).toBe(1_060_003)
  })

  test('everything grows old together when time has leapt', async () => {
    await store.create(sofa('a', { touched: 100 }))
    expect(store.lastKept()).toBe(100)
    await store.keepTime(5000, 4000)
    expect([store.table('a')?.touched, store.lastKept()]).toEqual([4100, 5000])
    await store.keepTime(6000, 0)
    expect([store.table('a')?.touched, store.lastKept()]).toEqual([4100, 6000])
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
        expect(store.load('a')?.entries).toContainEqual({ ...written, record: null })
        heard.push(written)
      },
      saved: saved => heard.push(saved),
    })
    store.follow('b', { entry: () => expect.unreachable() })
    const written = await append('a', 0, sold('1'))
    await save('a', 1, { phase: 'over' })
    await tick()
    expect(heard).toMatchObject([written, { id: 'a', phase: 'over' }])
    expect(heard[1]).not.toHaveProperty('seed')
    leave()
    await append('a', 1, sold('2'))
    await tick()
    expect(heard).toHaveLength(2)
  })

  test('hear after whoever wrote, and nothing that they could have loaded', async () => {
    await store.create(sofa('a'))
    const order: string[] = []
    store.follow('a', { entry: () => order.push('follower') })
    const writing = append('a', 0, sold('1')).then(() => {
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
    await append('a', 0, sold('1'))
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
    await Promise.all([1, 2, 3, 4, 5].map((card, n) => append('a', n, sold(String(card)))))
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
    const results = await Promise.allSettled([append('a', 0, sold('1')), save('a', 1, { phase: 'over' })])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await new Promise(setImmediate)
    expect(heard).toBe(0)
    count.fail = false
    expect(await append('a', 0, sold('2'))).toMatchObject({ n: 0 })
    expect(store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ entry: sold('2') }] })
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
    expect(store.load('a')?.entries).toEqual(kept.map(each => ({ ...each, record: null })))
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
    expect(store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ n: 0 }, { n: 1 }] })
    expect(store.tablesOf('ann')).toEqual([])
  })

  test('are done when the store is closed in the same tick, and refused afterwards', async () => {
    store = openStore(folder)
    await store.create(sofa('a'))
    const writing = append('a', 0, sold('1'))
    await store.close()
    await writing
    await expect(append('a', 1, sold('2'))).rejects.toThrow()
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
      if (version > 0)
        database.exec(`INSERT INTO people (id, name) VALUES ('p1', 'Ann');
          INSERT INTO tables (id, code, game, options, seed, public, seconds, phase, host, chairs, created, touched)
            VALUES ('old', 'OLD', 'pickpocket', '{}', '', 1, 0, 'over', 'p1', '[]', 1, 1);
          INSERT INTO sitters (person, "table") VALUES ('p1', 'old')`)
      database.close()
      const updated = openStore(other)
      expect(updated.person('p1')).toEqual(version > 0 ? { id: 'p1', name: 'Ann' } : null)
      const past = updated.pastOf('p1', { game: null, page: 0 })
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
