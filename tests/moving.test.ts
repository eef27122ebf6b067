import { afterEach, expect, test, vi } from 'vitest'
import { readToken, secretIn } from '../server/identity.ts'
import { GOOD_FOR } from '../server/lobby/onceOnly.ts'
import type { Guest, Moving, Paired, Pairing, Person } from '../shared/wire/protocol.ts'
import { PLENTIFUL, type Served, serve } from './lib/server.ts'

/* A guest comes to another device: by a key that works once. */

let served: Served
afterEach(async () => {
  vi.useRealTimers()
  await served.close()
})

const offer = async (guest: Guest): Promise<Moving> => (await served.ask<Moving>('POST', '/api/moving', guest)).said
const whose = (key: string) => served.ask<Person>('POST', '/api/moving/whose', null, { key })
const come = (key: string) => served.ask<Guest>('POST', '/api/moved', null, { key })
const NONE = { status: 404, said: { refused: 'noMoving' } }

test('a key says who would come, as often as it is asked, and lets one of them in', async () => {
  served = await serve()
  const ann = await served.guest('Ann')
  await served.create(ann)
  const { key, until } = await offer(ann)
  expect(until - Date.now()).toBeGreaterThan((GOOD_FOR - 10) * 1000)
  expect(key.length).toBeGreaterThan(20)
  for (let i = 0; i < 2; i++) expect((await whose(key)).said).toEqual({ id: ann.id, name: 'Ann' })
  const both = await Promise.all([come(key), come(key)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  const { said } = both.find(({ status }) => status === 200) ?? { said: null }
  expect(said).toMatchObject({ id: ann.id, name: 'Ann' })
  expect(readToken(said?.token, secretIn(served.data))).toEqual({ id: ann.id, dated: true })
  expect((await served.ask<unknown[]>('GET', '/api/mine', said)).said).toHaveLength(1)
  expect(await whose(key)).toEqual(NONE)
  expect(await come(key)).toEqual(NONE)
  // Nobody has been sent away from where they came from.
  expect((await served.ask('GET', '/api/mine', ann)).status).toBe(200)
  expect(served.lines.join('\n')).not.toContain(key)
})

test('it is void once another is made, once none is wanted, and after five minutes', async () => {
  served = await serve()
  const [ann, bob] = [await served.guest('Ann'), await served.guest('Bob')]
  const [old, others, good] = [await offer(ann), await offer(bob), await offer(ann)]
  expect(await come(old.key)).toEqual(NONE)
  expect((await whose(good.key)).said.name).toBe('Ann')
  await served.ask('POST', '/api/moving/stay', ann)
  expect(await come(good.key)).toEqual(NONE)
  expect((await come(others.key)).said.id).toBe(bob.id)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = await offer(ann)
  vi.advanceTimersByTime(GOOD_FOR * 1000 + 1)
  vi.useRealTimers()
  expect(await whose(late.key)).toEqual(NONE)
  expect(await come(late.key)).toEqual(NONE)
})

test('it is not found by trying', async () => {
  served = await serve({ limits: { ...PLENTIFUL, misses: { burst: 5, perSecond: 0 } } })
  const { key } = await offer(await served.guest('Ann'))
  const said = []
  for (let i = 0; i < 7; i++) said.push((await (i % 2 ? whose : come)(`${key.slice(0, -1)}${i}-`)).status)
  expect(said).toEqual([404, 404, 404, 404, 404, 429, 429])
  // Who has guessed too often is not told that they are right.
  expect((await whose(key)).status).toBe(429)
  expect((await come(key)).status).toBe(429)
})

test('nobody makes one but the guest: neither a stranger, nor the screen of a seat, nor by the code of a screen', async () => {
  served = await serve()
  const ann = await served.guest('Ann')
  const { id } = await served.create(ann)
  expect((await served.ask('POST', '/api/moving')).status).toBe(401)
  const { said: pairing } = await served.ask<Pairing>('POST', `/api/tables/${id}/pairing`, ann)
  expect(await come(pairing.code)).toEqual(NONE)
  const { said: screen } = await served.ask<Paired>('POST', `/api/pairings/${pairing.code}`)
  const asScreen = { ...screen.person, token: screen.token }
  expect((await served.ask('POST', '/api/moving', asScreen)).status).toBe(401)
  expect((await served.ask('POST', '/api/moving/stay', asScreen)).status).toBe(401)
  const { key } = await offer(ann)
  expect((await served.ask('POST', `/api/pairings/${key}`)).status).toBe(404)
  expect((await served.ask('GET', '/api/mine', { ...ann, token: key })).status).toBe(401)
  for (const body of [undefined, {}, { key: 7 }, { key: 'x'.repeat(41) }, { key, more: 1 }])
    expect((await served.ask('POST', '/api/moved', null, body)).status).toBe(400)
})
