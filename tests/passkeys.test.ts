import { afterEach, expect, test, vi } from 'vitest'
import { readToken, secretIn } from '../server/identity.ts'
import { GOOD_FOR } from '../server/lobby/onceOnly.ts'
import { MOST_PASSKEYS, type Passkey, type ShownPasskey } from '../shared/wire/passkeys.ts'
import type { Guest, Paired, Pairing } from '../shared/wire/protocol.ts'
import { type Authenticator, authenticator } from './lib/authenticator.ts'
import { PLENTIFUL, type Served, serve } from './lib/server.ts'

/* A guest is kept by a passkey, and comes back by it. */

let served: Served
afterEach(async () => {
  vi.useRealTimers()
  await served.close()
})

interface Options {
  readonly challenge: string
  readonly user: { readonly id: string; readonly name: string }
  readonly rp: { readonly id: string }
  readonly excludeCredentials: readonly { readonly id: string }[]
}
const offer = async (guest: Guest): Promise<Options> =>
  (await served.ask<Options>('POST', '/api/passkeys/offer', guest)).said
const challenge = async (): Promise<string> =>
  (await served.ask<Options>('POST', '/api/passkeys/challenge', null)).said.challenge
const keep = (guest: Guest, body: unknown) => served.ask<Passkey[]>('POST', '/api/passkeys', guest, body)
const back = (body: ShownPasskey) => served.ask<Guest>('POST', '/api/passkeys/back', null, body)
const listed = async (guest: Guest): Promise<string[]> =>
  (await served.ask<Passkey[]>('GET', '/api/passkeys', guest)).said.map(({ id }) => id)
async function kept(guest: Guest, by: Authenticator = authenticator(served.url)): Promise<Authenticator> {
  const { challenge } = await offer(guest)
  expect(await keep(guest, by.make(challenge))).toMatchObject({ status: 200 })
  return by
}

const NONE = { status: 404, said: { refused: 'noPasskey' } }
const LATE = { status: 400, said: { refused: 'latePasskey' } }
const WRONG = { status: 400, said: { refused: 'malformed' } }

test('a guest comes back by a passkey as often as they like, each time by another challenge', async () => {
  served = await serve()
  const ann = await served.guest('Ann')
  await served.create(ann)
  const offered = await offer(ann)
  expect(offered.user.name).toBe('Ann')
  expect(Buffer.from(offered.user.id, 'base64url').toString()).not.toContain(ann.id)
  const passkey = authenticator(served.url)
  const { status, said } = await keep(ann, passkey.make(offered.challenge))
  expect([status, said.map(({ id }) => id)]).toEqual([200, [passkey.id]])
  for (const counter of [1, 2]) {
    const { said: guest } = await back(passkey.show(await challenge(), { counter }))
    expect(guest).toMatchObject({ id: ann.id, name: 'Ann' })
    expect(readToken(guest.token, secretIn(served.data))).toEqual({ id: ann.id, dated: true })
    expect((await served.ask<unknown[]>('GET', '/api/mine', guest)).said).toHaveLength(1)
  }
  // Nobody has been sent away from where they came from, and the same one is not made twice.
  expect((await served.ask('GET', '/api/mine', ann)).status).toBe(200)
  expect(await offer(ann)).toMatchObject({ user: offered.user, excludeCredentials: [{ id: passkey.id }] })
  expect(served.lines.join('\n')).not.toContain(passkey.id)
})

test('a challenge is good once, for whom it was made, for what it was made, and for five minutes', async () => {
  served = await serve()
  const [ann, bob] = [await served.guest('Ann'), await served.guest('Bob')]
  const passkey = authenticator(served.url)
  const made = passkey.make((await offer(ann)).challenge)
  expect(await keep(bob, made)).toEqual(LATE)
  expect(await keep(ann, made)).toEqual(LATE)
  expect(await keep(ann, passkey.make(await challenge()))).toEqual(LATE)
  await kept(ann, passkey)
  const shown = passkey.show(await challenge())
  const both = await Promise.all([back(shown), back(shown)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await back(shown)).toEqual(LATE)
  expect(await back(passkey.show((await offer(ann)).challenge))).toEqual(LATE)
  expect(await back(passkey.show('bm9uZQ'))).toEqual(LATE)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = [await challenge(), (await offer(bob)).challenge] as const
  vi.advanceTimersByTime(GOOD_FOR * 1000 + 1)
  vi.useRealTimers()
  expect(await back(passkey.show(late[0]))).toEqual(LATE)
  expect(await keep(bob, authenticator(served.url).make(late[1]))).toEqual(LATE)
})

test('what was said to the page of another house is worth nothing here', async () => {
  served = await serve()
  const ann = await served.guest('Ann')
  const origin = 'https://elsewhere.example'
  const passkey = authenticator(served.url)
  expect(await keep(ann, passkey.make((await offer(ann)).challenge, origin))).toEqual(WRONG)
  expect(await listed(ann)).toEqual([])
  await kept(ann, passkey)
  expect(await back(passkey.show(await challenge(), { origin }))).toEqual(NONE)
  // The same server by another name is another house: passkeys are a host's.
  const there = served.url.replace('127.0.0.1', 'localhost')
  expect(await back(passkey.show(await challenge(), { origin: there }))).toEqual(NONE)
})

test('a passkey that is not known, signs wrongly, was copied or was removed is answered alike', async () => {
  served = await serve()
  const [ann, bob] = [await served.guest('Ann'), await served.guest('Bob')]
  const passkey = await kept(ann)
  expect(await back(authenticator(served.url).show(await challenge()))).toEqual(NONE)
  expect(await back(authenticator(served.url, passkey.id).show(await challenge()))).toEqual(NONE)
  expect((await back(passkey.show(await challenge(), { counter: 7 }))).said.id).toBe(ann.id)
  for (const counter of [0, 6, 7]) expect(await back(passkey.show(await challenge(), { counter }))).toEqual(NONE)
  expect((await back(passkey.show(await challenge(), { counter: 8 }))).status).toBe(200)
  // Nobody else removes it, nor makes it theirs.
  expect((await served.ask('POST', '/api/passkeys/remove', bob, { id: passkey.id })).status).toBe(200)
  expect(await listed(ann)).toEqual([passkey.id])
  const copy = authenticator(served.url, passkey.id)
  expect((await keep(bob, copy.make((await offer(bob)).challenge))).status).toBe(400)
  expect([await listed(ann), await listed(bob)]).toEqual([[passkey.id], []])
  expect((await served.ask('POST', '/api/passkeys/remove', ann, { id: passkey.id })).said).toEqual([])
  expect(await back(passkey.show(await challenge(), { counter: 9 }))).toEqual(NONE)
})

test('a guest has five at most', async () => {
  served = await serve()
  const ann = await served.guest('Ann')
  for (let i = 1; i < MOST_PASSKEYS; i++) await kept(ann)
  const { challenge } = await offer(ann)
  // Another device of theirs is quicker.
  await served.app.store.addPasskey({ id: 'quicker', person: ann.id, key: '', counter: 0, transports: [] })
  expect((await keep(ann, authenticator(served.url).make(challenge))).status).toBe(429)
  expect((await served.ask('POST', '/api/passkeys/offer', ann)).status).toBe(429)
  expect(await listed(ann)).toHaveLength(MOST_PASSKEYS)
})

test('none is found by trying', async () => {
  served = await serve({ limits: { ...PLENTIFUL, misses: { burst: 3, perSecond: 0 } } })
  const passkey = await kept(await served.guest('Ann'))
  const said = []
  for (let i = 0; i < 5; i++) said.push((await back(authenticator(served.url).show(await challenge()))).status)
  expect(said).toEqual([404, 404, 404, 429, 429])
  expect((await back(passkey.show(await challenge()))).status).toBe(429)
})

test('nobody but the guest makes, sees or removes them, nor the screen of a seat; what is no passkey is refused', async () => {
  served = await serve()
  const ann = await served.guest('Ann')
  const { id } = await served.create(ann)
  const { said: pairing } = await served.ask<Pairing>('POST', `/api/tables/${id}/pairing`, ann)
  const { said: screen } = await served.ask<Paired>('POST', `/api/pairings/${pairing.code}`)
  const made = authenticator(served.url).make((await offer(ann)).challenge)
  for (const guest of [null, { ...screen.person, token: screen.token }]) {
    expect((await served.ask('GET', '/api/passkeys', guest)).status).toBe(401)
    expect((await served.ask('POST', '/api/passkeys/offer', guest)).status).toBe(401)
    expect((await served.ask('POST', '/api/passkeys', guest, made)).status).toBe(401)
    expect((await served.ask('POST', '/api/passkeys/remove', guest, { id: made.id })).status).toBe(401)
  }
  const { transports: _, ...less } = made
  const none = { ...made, clientDataJSON: Buffer.from('null').toString('base64url') }
  for (const body of [undefined, {}, less, none, { ...made, more: 1 }, { ...made, transports: ['pigeon'] }])
    expect((await keep(ann, body)).status).toBe(400)
  const garbled = { ...authenticator(served.url).make((await offer(ann)).challenge), attestationObject: 'AAAA' }
  expect(await keep(ann, garbled)).toEqual(WRONG)
  expect(await listed(ann)).toEqual([])
})
