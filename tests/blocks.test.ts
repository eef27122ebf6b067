import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../server/identity.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { PLENTIFUL, type Served, serve } from './lib/server.ts'

/* Whom one does not want to meet: people, not too many, and not everything that has the form of one. */

let served: Served
let ann: Guest
beforeAll(async () => {
  served = await serve()
  ann = await served.guest('Ann')
})
afterAll(() => served.close())

const block = (person: unknown, blocked = true, by: Guest | null = ann) =>
  served.ask('POST', '/api/blocks', by, { person, blocked })
const ok = { status: 200, said: {} }
const malformed = { status: 400, said: { refused: 'malformed' } }

test.each([[''], ['bob'], ['x'.repeat(17)], ['../../../secrets'], ['x'.repeat(40)], [7]])(
  '%j is nobody',
  async person => {
    expect(await block(person)).toEqual(malformed)
  },
)

test('nobody blocks themselves, and strangers block nobody', async () => {
  const bob = await served.guest('Bob')
  expect(await block(ann.id)).toEqual(malformed)
  expect(await block(bob.id, true, null)).toEqual({ status: 401, said: { refused: 'badToken' } })
})

test('whoever is not there any more is not kept', async () => {
  const gone = newId()
  expect(await block(gone)).toEqual(ok)
  expect(await served.app.store.blocks(ann.id, gone)).toBe(false)
  expect(await block(gone, false)).toEqual(ok)
})

test('at most 500 are blocked, however quickly it is asked for', async () => {
  const people = Array.from({ length: 520 }, () => ({ id: newId(), name: 'Bob' }))
  await Promise.all(people.map(person => served.app.store.putPerson(person)))
  const answers = await Promise.all(people.map(({ id }) => block(id)))
  const { store } = served.app
  const blocked = await Promise.all(people.map(({ id }) => store.blocks(ann.id, id)))
  const kept = people.filter((_, at) => blocked[at])
  expect(kept).toHaveLength(500)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(500)
  expect(answers.find(({ status }) => status !== 200)).toEqual({ status: 429, said: { refused: 'tooMany' } })
  const [first] = kept
  const other = people.find(person => !kept.includes(person))
  expect(await block(first?.id)).toEqual(ok)
  expect((await block(other?.id)).status).toBe(429)
  expect(await block(first?.id, false)).toEqual(ok)
  expect(await block(other?.id)).toEqual(ok)
})

test('one address does not do it all day', async () => {
  await served.close()
  served = await serve({ limits: { ...PLENTIFUL, guests: { burst: 3, perSecond: 0.001 } } })
  const bob = await served.guest('Bob')
  for (const status of [200, 200, 200, 429]) expect((await block(ann.id, false, bob)).status).toBe(status)
})
