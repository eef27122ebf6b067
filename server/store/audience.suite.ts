import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AudienceBody, LONGEST_BODY } from '../../shared/wire/audience.ts'
import type { Store } from './store.ts'
import type { Settle, TestHome } from './testing.ts'

export function audienceSuite(settle: Settle): void {
  describe('what is said beside a match', () => {
    const ann = { id: 'ann', name: 'Ann' }
    const bob = { id: 'bob', name: 'Bob' }
    const said = (text: string): AudienceBody => ({ type: 'said', text, open: false })

    let home: TestHome
    let store: Store
    let now = 1000
    const open = (): Promise<Store> => home.open(() => now)
    beforeEach(async () => {
      home = await settle()
      now = 1000
      store = await open()
      for (const person of [ann, bob]) await store.putPerson(person)
      for (const id of ['a', 'b'])
        await store.create({
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
          host: '',
          chairs: [],
          created: 1,
          touched: 1,
        })
    })
    afterEach(async () => {
      await store.close()
      await home.remove()
    })
    const texts = async (id: string): Promise<string[]> =>
      (await store.audience(id, 'said')).flatMap(({ body }) => (body.type === 'said' ? [body.text] : []))

    test('is kept in its order, table by table and type by type, under the names that people have now', async () => {
      await store.addAudience('a', [
        { by: ann, body: said('one') },
        { by: bob, body: { type: 'looked' } },
      ])
      now = 2000
      expect(await store.addAudience('a', [{ by: bob, body: said('two') }])).toEqual([
        { n: 2, at: 2000, by: bob, body: said('two') },
      ])
      await store.addAudience('b', [{ by: ann, body: said('elsewhere') }])
      await store.putPerson({ id: 'ann', name: 'Anna' })
      await store.close()
      store = await open()
      expect(await store.audience('a', 'said')).toEqual([
        { n: 0, at: 1000, by: { id: 'ann', name: 'Anna' }, body: said('one') },
        { n: 2, at: 2000, by: bob, body: said('two') },
      ])
      expect(await store.audience('a', 'looked')).toEqual([{ n: 1, at: 1000, by: bob, body: { type: 'looked' } }])
      expect(await texts('b')).toEqual(['elsewhere'])
    })

    test('takes five thousand of a type, and nothing that is too long', async () => {
      const many = Array.from({ length: 4999 }, () => ({ by: ann, body: said('.') }))
      await store.addAudience('a', many)
      const last = await store.addAudience('a', [
        { by: ann, body: said('x'.repeat(LONGEST_BODY)) },
        { by: ann, body: said('the last') },
        { by: bob, body: said('one too many') },
        { by: bob, body: { type: 'looked' } },
      ])
      expect(last.map(entry => entry !== null)).toEqual([false, true, false, true])
      expect((await texts('a')).at(-1)).toBe('the last')
      expect(await store.addAudience('b', [{ by: bob, body: said('here there is room') }])).toHaveLength(1)
    })

    test('is taken away entry by entry, and from nobody but its author', async () => {
      const words = [ann, bob, ann].map((by, i) => ({ by, body: said(`${i}`) }))
      const [first, second] = await store.addAudience('a', words)
      await store.addAudience('b', words)
      if (!first || !second) return expect.unreachable()
      await store.dropAudience('a', [first, { ...second, by: ann }])
      expect(await Promise.all([texts('a'), texts('b')])).toEqual([
        ['1', '2'],
        ['0', '1', '2'],
      ])
      // Numbers are given out again.
      const [, last] = await store.audience('a', 'said')
      now = 2000
      if (last) await store.dropAudience('a', [last])
      const [again] = await store.addAudience('a', words.slice(0, 1))
      expect(again?.n).toBe(last?.n)
      if (last) await store.dropAudience('a', [last])
      expect(await texts('a')).toEqual(['1', '0'])
    })

    test('goes with its table, with who takes their name off it, and with who is forgotten', async () => {
      const words = [ann, bob].map(by => ({ by, body: said(by.name) }))
      await store.addAudience('a', words)
      await store.addAudience('b', words)
      await store.unname('a', 'ann', () => ({ host: '' }))
      expect(await Promise.all([texts('a'), texts('b')])).toEqual([['Bob'], ['Ann', 'Bob']])
      now = 9000
      await store.putPerson(ann)
      await store.forget({ tables: 0, matches: 0, guests: 5000 }, new Set())
      expect(await Promise.all([texts('a'), texts('b')])).toEqual([[], ['Ann']])
      await store.forget({ tables: 9000, matches: 0, guests: 0 }, new Set(['a']))
      expect(await store.table('b')).toBeNull()
      expect(await texts('b')).toEqual([])
    })

    test('what cannot be read takes nothing else with it', async () => {
      await store.addAudience(
        'a',
        [ann, bob].map(by => ({ by, body: said(by.name) })),
      )
      await home.damage(`UPDATE audience SET body = '{' WHERE n = 0`)
      expect(await texts('a')).toEqual(['Bob'])
    })
  })
}
