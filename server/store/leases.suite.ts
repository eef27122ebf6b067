import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OutOfStep } from '../../shared/match/errors.ts'
import { sofa, sold } from './fixtures.ts'
import type { Store } from './store.ts'
import type { Settle, TestHome } from './testing.ts'

export function leasesSuite(settle: Settle): void {
  let home: TestHome
  let store: Store
  let other: Store
  beforeEach(async () => {
    home = await settle()
    store = await home.open()
    other = await home.beside()
    await store.live('http://one')
    await other.live('http://two')
    await store.create(sofa('a'), ['ann'])
  })
  afterEach(async () => {
    await other.close()
    await store.close()
    await home.remove()
  })
  const append = (by: Store, n: number, fence?: number) => by.write('a', n, { entry: sold(String(n)) }, fence)
  /** As long ago as it takes. */
  const isDead = () => home.damage('UPDATE processes SET until = 1')

  describe('a lease', () => {
    test('has a number that grows, and who has an old one or none writes no more', async () => {
      const first = (await store.claim('a')) ?? 0
      await append(store, 0, first)
      const second = (await store.claim('a')) ?? 0
      expect(second).toBeGreaterThan(first)
      for (const fence of [first, second + 1, undefined]) {
        await expect(append(store, 1, fence)).rejects.toThrow(OutOfStep)
        const over = { phase: 'over', people: [] } as const
        await expect(store.write('a', 1, { changes: over }, fence)).rejects.toThrow(OutOfStep)
        await expect(store.write('a', 1, { entry: sold('1'), changes: over }, fence)).rejects.toThrow(OutOfStep)
      }
      expect(await store.load('a')).toMatchObject({ saved: { phase: 'waiting' }, entries: [{ n: 0 }] })
      expect(await store.tablesOf('ann')).toHaveLength(1)
      expect(await append(store, 1, second)).toMatchObject({ n: 1 })
    })

    test('of no table is none', async () => {
      expect(await store.claim('nowhere')).toBeNull()
    })

    test('is lost to whoever is asked when its process is dead, and the dead one is told when it lives again', async ({
      skip,
    }) => {
      if (!home.isShared) skip()
      const first = (await store.claim('a')) ?? 0
      await append(store, 0, first)
      expect(await other.claim('a')).toBeNull()
      expect([await store.holderOf('a'), await other.holderOf('a')]).toEqual([null, 'http://one'])
      expect(await other.addressOf(store.self)).toBe('http://one')
      await isDead()
      expect(await other.holderOf('a')).toBeNull()
      await expect.poll(() => other.addressOf(store.self), { timeout: 3000 }).toBeNull()
      const second = (await other.claim('a')) ?? 0
      expect(second).toBeGreaterThan(first)
      await expect(append(store, 1, first)).rejects.toThrow(OutOfStep)
      await append(other, 1, second)
      expect(await store.live('http://one')).toEqual(['a'])
      expect(await store.live('http://one')).toEqual([])
      await other.live('http://two')
      expect(await store.claim('a')).toBeNull()
    })

    test('does not outlive its process where the clock of all was set back', async ({ skip }) => {
      if (!home.isShared) skip()
      await store.claim('a')
      // It said so by the clock of tomorrow, and never again.
      await home.damage(`UPDATE processes SET until = until + 86400000 WHERE address = 'http://one'`)
      expect([await other.holderOf('a'), await other.addressOf(store.self)]).toEqual([null, null])
      expect(await other.claim('a')).not.toBeNull()
    })

    test('that nobody took while its process was dead is still its own', async ({ skip }) => {
      if (!home.isShared) skip()
      const fence = (await store.claim('a')) ?? 0
      await isDead()
      expect(await store.live('http://one')).toEqual([])
      await append(store, 0, fence)
      await other.live('http://two')
      expect(await other.claim('a')).toBeNull()
    })

    test('is given up by who is done with the table, or with everything', async ({ skip }) => {
      if (!home.isShared) skip()
      const fence = (await store.claim('a')) ?? 0
      await store.release('a', fence - 1)
      expect(await other.claim('a')).toBeNull()
      await store.release('a', fence)
      expect(await other.claim('a')).toBe(fence + 1)
      await other.close()
      expect(await store.claim('a')).toBe(fence + 2)
    })

    test('keeps a table from being forgotten', async ({ skip }) => {
      if (!home.isShared) skip()
      await store.claim('a')
      const all = { tables: 1e15, matches: 1e15, guests: 0 }
      expect(await other.forget(all, new Set())).toBe(0)
      await isDead()
      expect(await other.forget(all, new Set())).toBe(1)
    })

    test('is one’s alone, whoever takes it from whom at the same moment: what was acknowledged is there', async ({
      skip,
    }) => {
      if (!home.isShared) skip()
      await home.damage('DELETE FROM processes')
      const told: string[] = []
      /** Takes the table and writes to it until somebody else has it. */
      const play = async (by: Store, name: string): Promise<void> => {
        for (let turn = 0; turn < 12; turn++) {
          // Else each would take it before the other has written.
          await new Promise(done => setTimeout(done, 40 * Math.random()))
          const fence = (await by.claim('a')) ?? expect.unreachable()
          let n = (await by.load('a'))?.entries.length ?? 0
          try {
            for (; ; n++) {
              await by.write('a', n, { entry: sold(`${name}${n}`) }, fence)
              told.push(`${n} ${JSON.stringify({ type: 'sell', card: `${name}${n}` })}`)
              if (n % 5 === 4) break
            }
          } catch (error) {
            expect(error).toBeInstanceOf(OutOfStep)
          }
        }
      }
      await Promise.all([play(store, 'x'), play(other, 'y')])
      const { entries = [] } = (await store.load('a')) ?? {}
      const kept = entries.map(({ n, entry }) => (entry.type === 'move' ? `${n} ${JSON.stringify(entry.move)}` : ''))
      expect(told.length).toBeGreaterThan(12)
      expect(kept).toEqual(expect.arrayContaining(told))
    })
  })

  describe('followers elsewhere', () => {
    test('hear of all that is written, from the entry on that they know of, in its order and once', async ({
      skip,
    }) => {
      if (!home.isShared) skip()
      for (let n = 0; n < 3; n++) await append(store, n)
      const heard: number[] = []
      const saved: unknown[] = []
      const unnamed: string[] = []
      other.follow(
        'a',
        {
          entry: ({ n }) => heard.push(n),
          saved: ({ phase }) => saved.push(phase),
          unnamed: person => unnamed.push(person),
        },
        1,
      )
      await Promise.all([3, 4, 5].map(n => append(store, n)))
      for (let n = 6; n < 20; n++) await append(store, n)
      await store.write('a', 20, { changes: { phase: 'over' } })
      await store.unname('a', 'ann', () => ({ host: '' }))
      await expect.poll(() => [heard.length, saved.includes('over'), unnamed]).toEqual([19, true, ['ann']])
      expect(heard).toEqual(Array.from({ length: 19 }, (_, i) => i + 1))
    })
  })
}
