import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Listed, Saved } from '../../shared/match/journal.ts'
import { type Filing, PAGE, type Store } from './store.ts'
import type { Settle, TestHome } from './testing.ts'

export function archiveSuite(settle: Settle): void {
  let home: TestHome
  let store: Store
  let now = 1000
  beforeEach(async () => {
    home = await settle()
    now = 1000
    store = await home.open(() => now)
  })
  afterEach(async () => {
    await store.close()
    await home.remove()
  })

  const over = (id: string, people: readonly string[], changes: Partial<Saved> = {}) =>
    store.create(
      {
        id,
        code: `CODE-${id}`,
        game: 'pickpocket',
        version: 1,
        options: {},
        seed: '0123456789abcdef0123456789abcdef',
        nonce: null,
        public: true,
        seconds: 0,
        phase: 'over',
        host: people[0] ?? '',
        chairs: people,
        created: 1,
        touched: 1,
        ...changes,
      },
      people,
    )
  const filing = (changes: Partial<Filing> = {}): Filing => ({ ended: 5, open: true, records: [], ...changes })
  const record = (person: string, feats: Record<string, number> = {}) => ({
    person,
    side: 'thieves',
    seat: 'ace',
    won: true,
    feats,
  })
  const ALL = { game: null, page: 0 }
  const ids = (tables: readonly { readonly id: string }[]): string[] => tables.map(({ id }) => id)
  const cutoffs = { tables: 100, matches: 0, guests: 0 }

  describe('matches that are over', () => {
    test('are found by who sat there, the last first, and by nobody else', async () => {
      await over('a', ['ann', 'bob'], { touched: 3 })
      await over('b', ['ann'], { touched: 7, game: 'other' })
      await over('c', ['ann'], { phase: 'running' })
      await over('d', ['bob'])
      expect(ids(await store.pastOf('ann', ALL))).toEqual(['b', 'a'])
      expect(ids(await store.pastOf('ann', { game: 'other', page: 0 }))).toEqual(['b'])
      expect(ids(await store.pastOf('bob', ALL))).toEqual(['a', 'd'])
      expect(await store.pastOf('eve', ALL)).toEqual([])
    })

    test('come page by page, with the first of the next', async () => {
      for (let i = 0; i < PAGE + 3; i++) await over(`t${i}`, ['ann'], { touched: i })
      const first = ids(await store.pastOf('ann', ALL))
      expect(first).toHaveLength(PAGE + 1)
      expect(ids(await store.pastOf('ann', { game: null, page: 1 }))).toEqual([first[PAGE], 't1', 't0'])
      expect(await store.pastOf('ann', { game: null, page: 2 })).toEqual([])
    })

    test('are open to all only where that was filed, by their end or by how often they were watched', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await over(id, ['ann'])
      await store.file('a', filing({ ended: 5 }))
      await store.file('b', filing({ ended: 9 }))
      await store.file('c', filing({ open: false }))
      for (const id of ['a', 'a', 'b', 'c', 'nowhere']) await store.watched(id)
      expect(ids(await store.archive('newest', ALL))).toEqual(['b', 'a'])
      expect((await store.archive('watched', ALL)).map(({ id, watched }) => [id, watched])).toEqual([
        ['a', 2],
        ['b', 1],
      ])
      // Filed once more, as after a crash.
      await store.file('a', filing({ ended: 5 }))
      expect((await store.archive('watched', ALL))[0]?.watched).toBe(2)
      expect(await store.archive('newest', { game: 'other', page: 0 })).toEqual([])
    })

    test('can be watched as long as their rules last, or for good with a film', async () => {
      await over('a', ['ann'])
      await over('b', ['ann'])
      await store.putFilms('b', new Uint8Array([1]))
      expect((await store.pastOf('ann', ALL)).map(({ filmed }) => filmed)).toEqual([true, true])
      await store.retire({ pickpocket: 2 })
      expect(Object.fromEntries((await store.pastOf('ann', ALL)).map(({ id, filmed }) => [id, filmed]))).toEqual({
        a: false,
        b: true,
      })
    })

    test('that cannot be read take no list with them', async () => {
      await over('a', ['ann'])
      await over('b', ['ann'])
      await store.close()
      await home.damage(`UPDATE tables SET chairs = '{' WHERE id = 'a'`)
      store = await home.open(() => now)
      expect(ids(await store.pastOf('ann', ALL))).toEqual(['b'])
    })
  })

  describe('what is kept', () => {
    test('is not swept, whoever of the table keeps it, until they let it go', async () => {
      await store.putPerson({ id: 'ann', name: 'Ann' })
      await over('a', ['ann', 'bob'])
      await over('b', ['ann', 'bob'])
      expect(await store.keep('a', 'ann', true)).toBe(true)
      expect(await store.forget(cutoffs, new Set())).toBe(1)
      expect((await store.pastOf('ann', ALL)).map(({ id, kept }) => [id, kept])).toEqual([['a', true]])
      expect((await store.pastOf('bob', ALL)).map(({ id, kept }) => [id, kept])).toEqual([['a', false]])
      await store.keep('a', 'ann', false)
      expect(await store.forget(cutoffs, new Set())).toBe(1)
      expect(await store.table('a')).toBeNull()
    })

    test('stays kept when something else of the table is written', async () => {
      await over('a', ['ann', 'bob'])
      await store.keep('a', 'ann', true)
      await store.write('a', 0, { changes: { chairs: [], people: ['ann', 'ann', 'eve'] } })
      expect((await store.pastOf('ann', ALL))[0]?.kept).toBe(true)
      expect([(await store.pastOf('bob', ALL)).length, (await store.pastOf('eve', ALL)).length]).toEqual([0, 1])
    })

    test('is let go with a guest whom nobody has seen for too long', async () => {
      await store.putPerson({ id: 'ann', name: 'Ann' })
      await over('a', ['ann'])
      await store.file('a', filing({ records: [record('ann')] }))
      await store.keep('a', 'ann', true)
      const year = { ...cutoffs, guests: 2000 }
      while ((await store.forget(year, new Set())) > 0);
      expect([await store.table('a'), await store.person('ann'), await store.recordsOf('ann')]).toEqual([
        null,
        null,
        [],
      ])
    })

    test('is kept by who sat there alone, and no more than 200 by one', async () => {
      const some = Array.from({ length: 200 }, (_, i) => `t${i}`)
      await Promise.all([...some, 't200'].map(id => over(id, ['ann'])))
      expect(await store.keep('t0', 'eve', true)).toBe(false)
      expect((await Promise.all(some.map(id => store.keep(id, 'ann', true)))).every(kept => kept)).toBe(true)
      expect(await store.keep('t200', 'ann', true)).toBe(false)
      // Once more, and instead of another.
      expect(await store.keep('t0', 'ann', true)).toBe(true)
      await store.keep('t0', 'ann', false)
      expect(await store.keep('t200', 'ann', true)).toBe(true)
    })
  })

  describe('what somebody is remembered for', () => {
    test('outlives the match, and says whether that is still there', async () => {
      await store.putPerson({ id: 'ann', name: 'Ann' })
      await over('a', ['ann'])
      await store.file('a', filing({ records: [record('ann', { jump: 3 })] }))
      const known = { match: 'a', game: 'pickpocket', side: 'thieves', seat: 'ace', won: true, ended: 5 }
      expect(await store.recordsOf('ann')).toEqual([{ ...known, feats: { jump: 3 }, there: true }])
      await store.forget(cutoffs, new Set())
      expect(await store.recordsOf('ann')).toEqual([{ ...known, feats: { jump: 3 }, there: false }])
    })

    test('counts what somebody has finished, game by game', async () => {
      for (const id of ['a', 'b']) {
        await over(id, ['ann', 'bob'])
        await store.file(id, filing({ records: [record('ann')] }))
      }
      await over('c', ['ann'])
      expect([await store.finished('ann', 'pickpocket'), await store.finished('ann', 'other')]).toEqual([2, 0])
      expect(await store.finished('bob', 'pickpocket')).toBe(0)
    })

    test('is nothing for who does not sit there', async () => {
      await over('a', ['ann'])
      await store.file('a', filing({ records: [record('eve')] }))
      expect(await store.recordsOf('eve')).toEqual([])
    })
  })

  test('a name is taken off a match wherever it stands', async () => {
    await over('a', ['ann', 'bob'])
    await store.file('a', filing({ records: [record('ann'), record('bob')] }))
    const by = { id: 'ann', name: 'Ottilia' }
    const said = (who: typeof by) =>
      ({
        type: 'note',
        note: { author: 'ace', audience: 'all', body: { type: 'said', by: who, text: 'ciao' } },
      }) as const
    await store.write('a', 0, { entry: said(by), record: said(by) })
    await store.write('a', 1, { entry: said({ id: 'bob', name: 'Bob' }) })
    const told: unknown[] = []
    store.follow('a', { unnamed: person => told.push(person), saved: (table: Listed) => told.push(table.chairs) })
    await store.unname('a', 'ann', table => ({
      host: '',
      chairs: (table.chairs as string[]).slice(1),
      people: ['bob'],
    }))
    await expect.poll(() => told).toEqual(['ann', ['bob']])
    expect(JSON.stringify([await store.load('a'), await store.table('a')])).not.toMatch(/Ottilia|"ann"/)
    expect((await store.load('a'))?.entries[1]?.entry).toEqual(said({ id: 'bob', name: 'Bob' }))
    expect([(await store.pastOf('ann', ALL)).length, (await store.recordsOf('ann')).length]).toEqual([0, 0])
    expect([(await store.pastOf('bob', ALL)).length, (await store.recordsOf('bob')).length]).toEqual([1, 1])
  })
}
