import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MOST_PASSKEYS } from '../../shared/wire/passkeys.ts'
import type { Store } from './store.ts'
import type { Settle, TestHome } from './testing.ts'

export function passkeysSuite(settle: Settle): void {
  describe('what guests are kept by', () => {
    const made = (id: string, person = 'ann') => ({ id, person, key: 'a-key', counter: 0, transports: ['internal'] })
    const NOBODY_AWAKE: ReadonlySet<string> = new Set()

    let home: TestHome
    let store: Store
    let now = 1000
    beforeEach(async () => {
      home = await settle()
      now = 1000
      store = await home.open(() => now)
      for (const id of ['ann', 'bob']) await store.putPerson({ id, name: id })
    })
    afterEach(async () => {
      await store.close()
      await home.remove()
    })
    const forget = (): Promise<number> => store.forget({ tables: 0, matches: 0, guests: 5000 }, NOBODY_AWAKE)

    test('is as it was put there, also for a store that is opened again', async () => {
      expect(await store.addPasskey(made('one'))).toBe(true)
      now = 2000
      expect(await store.addPasskey(made('another'))).toBe(true)
      await store.close()
      store = await home.open(() => now)
      const one = { ...made('one'), created: 1000 }
      expect(await store.passkey('one')).toEqual(one)
      expect(await store.passkeysOf('ann')).toEqual([one, { ...made('another'), created: 2000 }])
      expect([await store.passkey('none'), await store.passkeysOf('bob')]).toEqual([null, []])
    })

    test('is one guest’s, who is about, and no more than five', async () => {
      expect(await store.addPasskey(made('one'))).toBe(true)
      expect(await store.addPasskey(made('one', 'bob'))).toBe(false)
      expect(await store.addPasskey(made('two', 'nobody'))).toBe(false)
      for (let n = 1; n < MOST_PASSKEYS; n++) expect(await store.addPasskey(made(`more ${n}`))).toBe(true)
      expect(await store.addPasskey(made('too many'))).toBe(false)
      await store.dropPasskey('bob', 'one')
      expect(await store.passkeysOf('ann')).toHaveLength(MOST_PASSKEYS)
      await store.dropPasskey('ann', 'one')
      expect(await store.addPasskey(made('room again'))).toBe(true)
    })

    test('counts up, or not at all', async () => {
      await store.addPasskey(made('one'))
      const used = async (...counters: readonly number[]): Promise<boolean[]> => {
        const said = []
        for (const counter of counters) said.push(await store.usePasskey('one', counter))
        return said
      }
      expect(await used(0, 0, 3, 3, 0, 2, 4)).toEqual([true, true, true, false, false, false, true])
      expect((await store.passkey('one'))?.counter).toBe(4)
      expect(await store.usePasskey('none', 1)).toBe(false)
    })

    test('keeps them, until it is removed', async () => {
      await store.addPasskey(made('one'))
      now = 10_000
      expect(await forget()).toBe(1)
      expect([await store.person('ann'), await store.person('bob')]).toEqual([{ id: 'ann', name: 'ann' }, null])
      await store.dropPasskey('ann', 'one')
      expect(await forget()).toBe(1)
      expect(await store.person('ann')).toBeNull()
    })
  })
}
