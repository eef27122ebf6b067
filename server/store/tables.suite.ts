import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import type { Entry, Recorded } from '../../shared/kernel/history.ts'
import { Damaged, OutOfStep } from '../../shared/match/errors.ts'
import type { Changes, Deed, Listed, Loaded, Written } from '../../shared/match/journal.ts'
import { sofa, sold } from './fixtures.ts'
import type { Cutoffs, Store } from './store.ts'
import type { Settle, TestHome } from './testing.ts'

/** What the store does, wherever it is at home. */
export function tablesSuite(settle: Settle): void {
  /** An entry that nothing came of, at its place. */
  const append = (id: string, n: number, entry: Entry<Move>) => store.write(id, n, { entry })
  const save = (id: string, n: number, changes: Changes) => store.write(id, n, { changes })
  const older = (than: number): Cutoffs => ({ tables: than, matches: than, guests: than })

  let home: TestHome
  let store: Store
  beforeEach(async () => {
    home = await settle()
    store = await home.open()
  })
  afterEach(async () => {
    await store.close()
    await home.remove()
  })
  const reopen = async () => {
    await store.close()
    store = await home.open()
  }

  describe('tables', () => {
    test('come back as they were saved, with their entries in order', async () => {
      await store.create(sofa('a'))
      const written = await Promise.all([append('a', 0, sold('1')), append('a', 1, sold('2'))])
      await append('a', 2, { type: 'note', note: { author: 'ace', audience: 'all', body: { text: 'ciao' } } })
      await reopen()
      const loaded = await store.load('a')
      expect(loaded?.saved).toEqual(sofa('a', { touched: loaded?.entries[0]?.at ?? 0 }))
      expect(loaded?.entries.map(({ n }) => n)).toEqual([0, 1, 2])
      expect(loaded?.entries.slice(0, 2)).toEqual(written.map(each => ({ ...each, record: null })))
      expect(loaded?.entries[2]?.entry).toEqual({
        type: 'note',
        note: { author: 'ace', audience: 'all', body: { text: 'ciao' } },
      })
      expect(await store.load('b')).toBeNull()
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
      const { touched = 0 } = (await store.load('a'))?.saved ?? {}
      expect(touched).toBeGreaterThan(1)
      expect((await store.load('a'))?.saved).toEqual(
        sofa('a', { phase: 'running', chairs: ['changed'], public: false, touched }),
      )
    })

    test('are kept as they were when they were handed over', async () => {
      const chairs = ['ann']
      const saving = store.create(sofa('a', { chairs }))
      chairs.push('bob')
      await saving
      expect((await store.load('a'))?.saved.chairs).toEqual(['ann'])
    })

    test('are found by code, and no code is given twice', async () => {
      await store.create(sofa('a', { code: 'KLMNP' }))
      expect(await store.find('KLMNP')).toBe('a')
      expect(await store.find('QRSTU')).toBeNull()
      await expect(store.create(sofa('b', { code: 'KLMNP' }))).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/unique/i) },
      })
    })

    test('are listed for those who sit there', async () => {
      await store.create(sofa('a', { public: false }), ['ann', 'bob'])
      await store.create(sofa('b', { touched: 9 }), ['ann'])
      expect((await store.tablesOf('ann')).map(({ id }) => id)).toEqual(['b', 'a'])
      expect((await store.tablesOf('ann', 1)).map(({ id }) => id)).toEqual(['b'])
      await save('a', 0, { people: ['bob', 'cat'] })
      await save('b', 0, { phase: 'over' })
      expect(await store.tablesOf('ann')).toEqual([])
      expect((await store.tablesOf('cat')).map(({ id }) => id)).toEqual(['a'])
      expect(JSON.stringify(await store.tablesOf('cat'))).not.toContain(sofa('a').seed)
    })

    test('say how they stand without their log, and are left out of lists where they cannot be read', async () => {
      await Promise.all([store.create(sofa('a'), ['ann']), store.create(sofa('b'), ['ann'])])
      const progress = { round: 7, due: ['ace'] }
      await store.write('a', 0, { entry: sold('1'), progress })
      const { seed: _, nonce: _nonce, ...described } = sofa('a', { touched: (await store.table('a'))?.touched ?? 0 })
      expect(await store.table('a')).toEqual({ ...described, ...progress, retired: null })
      expect(await store.tablesOf('ann')).toMatchObject([
        { id: 'a', ...progress },
        { id: 'b', round: 0, due: null },
      ])
      expect(await store.table('nowhere')).toBeNull()
      await store.close()
      await home.damage(`UPDATE tables SET chairs = '[' WHERE id = 'a'`)
      store = await home.open()
      await expect(store.table('a')).rejects.toThrow(Damaged)
      expect(await store.tablesOf('ann')).toMatchObject([{ id: 'b' }])
      expect(await store.busy('ann', 0)).toBe(2)
    })

    test('whose log lacks an entry, or holds what is none, are damaged', async () => {
      for (const id of ['a', 'b', 'c']) await store.create(sofa(id))
      for (const id of ['a', 'b', 'c']) for (let n = 0; n < 3; n++) await append(id, n, sold(String(n)))
      await store.close()
      await home.damage(
        `DELETE FROM entries WHERE "table" = 'a' AND n = 1; UPDATE entries SET entry = '{' WHERE "table" = 'b' AND n = 1`,
      )
      store = await home.open()
      for (const id of ['a', 'b']) await expect(store.load(id)).rejects.toThrow(Damaged)
      expect((await store.load('c'))?.entries).toHaveLength(3)
    })

    test('are written to by whoever knows their log, and by nobody else', async () => {
      await store.create(sofa('a'), ['ann'])
      await append('a', 0, sold('1'))
      for (const known of [0, 2]) {
        await expect(append('a', known, sold('2'))).rejects.toThrow(OutOfStep)
        await expect(save('a', known, { phase: 'over', people: [] })).rejects.toThrow(OutOfStep)
      }
      expect(await store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ entry: sold('1') }] })
      expect(await store.tablesOf('ann')).toHaveLength(1)
      // Where the lock is gone, the database itself sees to it.
      const second = await home.beside()
      await second.write('a', 1, { entry: sold('2') })
      await expect(append('a', 1, sold('3'))).rejects.toThrow(OutOfStep)
      expect((await store.load('a'))?.entries.map(({ entry }) => entry)).toEqual([sold('1'), sold('2')])
      await second.close()
    })

    test('are remembered at some place of their log; a memory that cannot be read is none', async () => {
      await store.create(sofa('a'))
      const record: Recorded = { type: 'takeBack', seat: 'ace', seq: 1 }
      const match = { seq: 1, state: { faces: {} }, drawn: { chance: 1, names: 2 } }
      await store.write('a', 0, { entry: sold('1'), record, snapshot: { n: 1, match } })
      expect(await store.load('a')).toMatchObject({ entries: [{ record }], snapshot: { n: 1, match } })
      await append('a', 1, sold('2'))
      const { touched } = (await store.table('a')) ?? {}
      const later = { n: 2, match: { ...match, seq: 2 } }
      const completion = { progress: { round: 2, due: [] }, snapshot: later, records: [{ ...record, seq: 9 }, record] }
      await store.complete('a', 1, completion)
      expect((await store.load('a'))?.snapshot?.n).toBe(1)
      await store.complete('a', 2, completion)
      expect(await store.load('a')).toMatchObject({ entries: [{ record }, { record }], snapshot: later })
      expect(await store.table('a')).toMatchObject({ round: 2, due: [], touched })
      await store.close()
      await home.damage(`UPDATE snapshots SET match = '{'`)
      store = await home.open()
      expect((await store.load('a'))?.snapshot).toBeNull()
    })
  })

  describe('growing old', () => {
    const phases = ['waiting', 'running', 'over'] as const

    test('matches by other rules are retired, and by the same are not; who waits goes with the time', async () => {
      for (const phase of phases) await store.create(sofa(phase, { phase }), ['ann'])
      await store.create(sofa('other', { phase: 'running', game: 'whispers' }))
      expect(await store.retire({ pickpocket: 1, whispers: 1 })).toBe(0)
      expect(await store.retire({ pickpocket: 2 })).toBe(3)
      const since = () =>
        Promise.all(['waiting', 'running', 'over', 'other'].map(async id => (await store.table(id))?.retired))
      expect((await since()).map(at => typeof at)).toEqual(['object', 'number', 'number', 'number'])
      expect((await store.table('waiting'))?.version).toBe(2)
      expect(await store.retire({ pickpocket: 2 })).toBe(0)
      // The release is taken back.
      expect(await store.retire({ pickpocket: 1, whispers: 1 })).toBe(0)
      expect(await since()).toEqual([null, null, null, null])
    })

    test('tables are forgotten with their logs, running matches later, none that is awake', async () => {
      for (const phase of phases) await store.create(sofa(phase, { phase, touched: 100 }), ['ann'])
      await store.create(sofa('retired', { phase: 'running', game: 'whispers', touched: 100 }))
      await store.retire({ pickpocket: 1 })
      const forget = (cutoffs: Partial<Cutoffs>, ...awake: string[]) =>
        store.forget({ ...older(0), ...cutoffs }, new Set(awake))
      expect(await forget(older(100))).toBe(0)
      expect(await forget({ tables: 101 }, 'over')).toBe(1)
      expect(await store.table('waiting')).toBeNull()
      expect(await forget({ tables: 101 })).toBe(1)
      expect(await store.load('over')).toBeNull()
      expect(await forget({ tables: Date.now() + 1 })).toBe(1)
      expect(await store.table('retired')).toBeNull()
      await append('running', 0, sold('1'))
      expect(await forget({ matches: 101 })).toBe(0)
      expect(await forget({ matches: Date.now() + 1 })).toBe(1)
      await store.create(sofa('running'))
      expect((await store.load('running'))?.entries).toEqual([])
    })

    test('guests are forgotten whom nobody has seen, but not from their chairs', async () => {
      for (const id of ['ann', 'bob', 'cat']) await store.putPerson({ id, name: id })
      await store.create(sofa('a'), ['ann'])
      await store.block('bob', 'cat', true)
      await store.block('ann', 'ann', true)
      const address = { endpoint: 'https://push.example.com/bob', p256dh: 'key', auth: 'auth' }
      await store.addDevice('bob', address, { language: 'en', zone: 'UTC', quiet: null })
      await store.callAt('bob', 'a', 1)
      await store.close()
      await home.damage(`UPDATE people SET seen = 1`)
      store = await home.open()
      await store.seen('cat', true)
      await store.check()
      expect(await store.forget({ ...older(0), guests: 2 }, new Set())).toBe(1)
      const left = await Promise.all(['ann', 'bob', 'cat'].map(id => store.person(id)))
      expect(left.map(each => each !== null)).toEqual([true, false, true])
      expect([await store.blocks('bob', 'cat'), await store.blocks('ann', 'ann')]).toEqual([false, true])
      expect([await store.devicesOf('bob'), await store.wishesOf('bob'), await store.callsDue()]).toEqual([
        [],
        null,
        [],
      ])
    })

    test('a table’s moves touch it once in a minute, whatever else is changed at once', async () => {
      let now = 1_000_000
      await store.close()
      store = await home.open(() => now)
      await store.create(sofa('a'))
      const touched = async (later: number, deed: Deed): Promise<number | undefined> => {
        now += later
        await store.write('a', (await store.load('a'))?.entries.length ?? 0, deed)
        return (await store.table('a'))?.touched
      }
      expect(await touched(0, { entry: sold('1') })).toBe(1_000_000)
      expect(await touched(60_000, { entry: sold('2') })).toBe(1_000_000)
      expect(await touched(1, { entry: sold('3') })).toBe(1_060_001)
      expect(await touched(1, { entry: sold('4'), progress: { round: 2, due: [] } })).toBe(1_060_002)
      expect(await touched(1, { changes: { phase: 'over' } })).toBe(1_060_003)
    })

    test('of days keep their clocks, and say which of them have to be woken', async () => {
      let now = 1_000_000
      await store.close()
      store = await home.open(() => now)
      const DAY = 86_400
      const runs = [
        { player: 0, left: 5000, missed: 1 },
        { player: 1, left: null, missed: 2 },
      ]
      for (const id of ['a', 'b', 'c'])
        await store.create(sofa(id, { phase: 'running', seconds: id === 'c' ? 30 : DAY }), ['ann'])
      // Nobody has said yet how they stand.
      expect((await store.overdue()).sort()).toEqual(['a', 'b'])
      expect(await store.unknown()).toEqual(['c'])
      for (const id of ['a', 'b']) await store.complete(id, 0, { progress: { round: 1, due: ['ace'] }, snapshot: null })
      expect(await store.overdue()).toEqual([])
      await store.write('a', 0, { runs })
      expect((await store.load('a'))?.runs).toEqual(runs)
      expect(await store.timeOf('ann')).toEqual([{ table: 'a', player: 0, left: 5000 }])
      expect(await store.timeOf('bob')).toEqual([])
      now += 4000
      expect([(await store.load('a'))?.runs?.[0]?.left, await store.overdue()]).toEqual([1000, []])
      // While nobody served, no time has passed.
      now += 7000
      await store.keepTime(now, 7000)
      expect(await store.overdue()).toEqual([])
      now += 1000
      expect(await store.overdue()).toEqual(['a'])
      await store.complete('a', 0, { progress: { round: 1, due: ['ace'] }, snapshot: null, runs: [] })
      expect([await store.overdue(), (await store.load('a'))?.runs]).toEqual([[], []])
      // Whoever has lost the table does not set its clocks.
      const fence = (await store.claim('b')) ?? 0
      expect(await store.overdue()).toEqual([])
      await expect(store.write('b', 0, { runs }, fence - 1)).rejects.toThrow(OutOfStep)
      await store.write('b', 0, { runs }, fence)
      await store.retire({})
      expect(await store.overdue()).toEqual([])
    })

    test('everything grows old together when time has leapt', async () => {
      await store.create(sofa('a', { touched: 100 }))
      expect(await store.lastKept()).toBe(100)
      await store.keepTime(5000, 4000)
      expect([(await store.table('a'))?.touched, await store.lastKept()]).toEqual([4100, 5000])
      await store.keepTime(6000, 0)
      expect([(await store.table('a'))?.touched, await store.lastKept()]).toEqual([4100, 6000])
    })
  })

  describe('people', () => {
    test('are kept and renamed', async () => {
      await store.putPerson({ id: 'ann', name: 'Ann' })
      await store.putPerson({ id: 'ann', name: '安' })
      await reopen()
      expect(await store.person('ann')).toEqual({ id: 'ann', name: '安' })
      expect(await store.person('bob')).toBeNull()
    })

    test('are blocked by others one way, and unblocked', async () => {
      await store.block('ann', 'bob', true)
      await store.block('ann', 'bob', true)
      expect([await store.blocks('ann', 'bob'), await store.blocks('bob', 'ann')]).toEqual([true, false])
      await store.block('ann', 'bob', false)
      expect(await store.blocks('ann', 'bob')).toBe(false)
    })
  })

  describe('followers', () => {
    const tick = () => new Promise(setImmediate)

    test('hear of what is on disk, until they go', async () => {
      await store.create(sofa('a'))
      const heard: (Written | Listed)[] = []
      const looked: Promise<Loaded | null>[] = []
      const leave = store.follow('a', {
        entry: written => {
          heard.push(written)
          looked.push(store.load('a'))
        },
        saved: saved => heard.push(saved),
      })
      store.follow('b', { entry: () => expect.unreachable() })
      const written = await append('a', 0, sold('1'))
      await save('a', 1, { phase: 'over' })
      await expect.poll(() => heard.length).toBe(2)
      expect((await looked[0])?.entries).toContainEqual({ ...written, record: null })
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
      const writing = append('a', 0, sold('1')).then(async () => {
        order.push('writer')
        expect((await store.load('a'))?.entries).toHaveLength(1)
        store.follow('a', { entry: () => order.push('late follower') })
      })
      await writing
      await expect.poll(() => order.length).toBe(2)
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
}
