import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { LIMITS } from '../server/http/limits.ts'
import { CLOSES, type Guest } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { joinDeaf, joinRaw, messageFrame, openSocket, PING_FRAME, PONG_FRAME, reserve } from './lib/rawSocket.ts'
import { PLENTIFUL, type Served, serve } from './lib/server.ts'

/*
 * Nothing that a client sends stops a room or the process: what is wrong is refused with a reason, counted, and closes
 * the socket after a few; whoever else is at the table plays on.
 */

let served: Served
let ann: Guest
let bob: Guest
let bystander: Player
/** In play. */
let table: string
/** Where anybody may come. */
let waiting: string

beforeAll(async () => {
  served = await serve({ limits: { ...PLENTIFUL, messages: LIMITS.messages } })
  ann = await served.guest('Ann')
  bob = await served.guest('Bob')
  table = (await served.create(ann, { players: 3 })).id
  bystander = await joinTable(served.url, table, ann)
  const b = await joinTable(served.url, table, bob)
  b.send('sit', { player: 1 })
  await bystander.until('Bob', () => bystander.company?.chairs[1]?.person?.id === bob.id)
  bystander.send('start', {})
  await bystander.until('start', () => bystander.turn !== null)
  await b.leave()
  waiting = (await served.create(ann)).id
})
afterAll(async () => {
  await bystander.leave()
  await served.close()
})

const stranger = async () => joinRaw(served, waiting, await served.guest('Eve'))

let phrases = 0
/** The room is well: it hears, writes and tells. */
async function allIsWell(): Promise<void> {
  const before = bystander.notes.length
  // Five notes in ten seconds, and no more.
  if (phrases++ < 4) {
    bystander.send('phrase', { phrase: 'oops' })
    await bystander.until('note', () => bystander.notes.length > before)
  } else {
    const refusals = bystander.refused.length
    bystander.send('takeBack', { seat: 'boxer' })
    await bystander.until('answer', () => bystander.refused.length > refusals)
  }
  expect(bystander.closed).toBeNull()
  expect((await served.ask<{ ok: boolean }>('GET', '/health')).said.ok).toBe(true)
}

const json = (message: unknown): Buffer => Buffer.from(JSON.stringify(message))

const GARBAGE: [string, Uint8Array | string][] = [
  ['nothing', new Uint8Array()],
  ['one byte', Uint8Array.of(0)],
  ['a text frame', 'hello'],
  ['a message without a type', Uint8Array.of(17)],
  ['a type that is cut off', Uint8Array.of(17, 0xbf, 0x61)],
  ['a number for a type', Uint8Array.of(17, 7, 0x80)],
  ['an unknown type', messageFrame('hack', json({}))],
  ['a type of the room itself', messageFrame('__no_message_handler', json('x'.repeat(200)))],
  ['the type for all types', messageFrame('*', json('move'))],
  ['a type that every object has', messageFrame('__proto__', json({}))],
  ['a message as Colyseus packs it', Uint8Array.of(13, 0xa4, 0x6d, 0x6f, 0x76, 0x65, 0x80)],
  ['bytes for a message', Uint8Array.of(17, 0xa4, 0x6d, 0x6f, 0x76, 0x65, 1, 2, 3)],
  ['a state of our own', Uint8Array.of(14, 1, 2, 3)],
  ['a second join', Uint8Array.of(10)],
  ['a body that is no message', messageFrame('move', randomBytes(40))],
  ['no body', messageFrame('move')],
  ['another body', messageFrame('move', json([1, 2, 3]))],
  ['a body with more in it', messageFrame('takeBack', json({ seat: 'dame', as: 'ann' }))],
  ['an index that is none', messageFrame('move', json({ seat: 'dame', offer: 1, index: -1 }))],
  ['a number that is none', messageFrame('move', json({ seat: 'dame', offer: Number.NaN, index: 0 }))],
  ['a thousand lists in each other', messageFrame('say', Buffer.from('['.repeat(1000) + ']'.repeat(1000)))],
  ['half of an umlaut', messageFrame('say', Buffer.from([0x22, 0xc3, 0x22]))],
  ['two messages', messageFrame('stand', Buffer.from('{}{}'))],
  ['a marker with more on it', messageFrame('mark', json({ kind: '?', place: 'x', on: true, by: 'ann' }))],
  ['a marker as long as a book', messageFrame('mark', json({ kind: '?'.repeat(21), place: 'x', on: true }))],
  ['a marker neither on nor off', messageFrame('mark', json({ kind: '?', place: 'x', on: 1 }))],
  ['a prototype', messageFrame('sit', json(JSON.parse('{"__proto__":{"player":1}}')))],
]

describe('malformed', () => {
  test.each(GARBAGE)('%s is refused, and counted', async (_, bytes) => {
    const raw = await stranger()
    raw.send(bytes)
    await expect.poll(() => raw.refusals()).toEqual(['malformed'])
    for (let i = 0; i < 12; i++) raw.send(bytes)
    expect(await raw.closed()).toBe(CLOSES.abuse)
  })

  test('the room is well afterwards', allIsWell)

  test('random frames by the thousand', async () => {
    for (let socket = 0; socket < 40; socket++) {
      const raw = await stranger()
      for (let i = 0; i < 25; i++) {
        const length = 1 + (randomBytes(1)[0] ?? 0)
        const bytes = randomBytes(length)
        // Not the one that asks to leave.
        bytes[0] = i % 2 === 0 ? 17 : (bytes[0] ?? 0) | 0x80
        raw.send(bytes)
      }
      expect(await raw.closed()).toBe(CLOSES.abuse)
    }
    await allIsWell()
  })
})

describe('too much', () => {
  test('a long message is refused, a huge frame closes the socket', async () => {
    const raw = await stranger()
    raw.send(messageFrame('say', json({ text: 'x'.repeat(3000), audience: 'all' })))
    await expect.poll(() => raw.refusals()).toEqual(['tooLong'])
    raw.send(randomBytes(20_000))
    expect(await raw.closed()).toBe(1009)
    await allIsWell()
  })

  test('a flood of honest messages is refused and closes', async () => {
    const raw = await stranger()
    for (let i = 0; i < 100; i++) raw.send(messageFrame('stand', json({})))
    expect(await raw.closed()).toBe(CLOSES.abuse)
    expect(raw.refusals()).toContain('tooFast')
    await allIsWell()
  })

  test('a flood of pings by somebody who never reads is cut off, before much waits to be read', async () => {
    const watcher = await watchTable(served.url, table)
    const deaf = await joinDeaf(served, `watch-${table}`, null)
    const answered = vi.spyOn(WebSocket.prototype, 'pong')
    // Where it says itself that it is alive, nobody else looks after it.
    const flood = Buffer.concat([PONG_FRAME, ...Array.from({ length: 50 }, () => PING_FRAME)])
    for (let i = 0; i < 2000 && !deaf.destroyed; i++)
      await new Promise(resolve => deaf.write(flood, () => setImmediate(resolve)))
    expect(deaf.destroyed).toBe(true)
    expect(answered.mock.calls.length).toBeLessThan(100)
    answered.mockRestore()
    await allIsWell()
    expect(watcher.closed).toBeNull()
    await watcher.until('the other gone', () => watcher.company?.watchers === 1)
    await watcher.leave()
  })
})

describe('the wrong seat', () => {
  test('is refused, and after a few closes', async () => {
    const raw = await joinRaw(served, table, bob)
    for (let i = 0; i < 12; i++) raw.send(messageFrame('move', json({ seat: 'boxer', offer: 0, index: 0 })))
    expect(await raw.closed()).toBe(CLOSES.abuse)
    expect(new Set(raw.refusals())).toEqual(new Set(['notYours']))
    await allIsWell()
  })

  test('whoever is merely late is not to blame', async () => {
    const raw = await joinRaw(served, table, bob)
    for (let i = 0; i < 20; i++) raw.send(messageFrame('move', json({ seat: 'dame', offer: 999, index: 0 })))
    await expect.poll(() => raw.refusals().length).toBe(20)
    expect(new Set(raw.refusals())).toEqual(new Set(['stale']))
    expect(raw.socket.readyState).toBe(raw.socket.OPEN)
    raw.socket.close()
  })

  test('a marker that nobody has is refused, and after a few closes', async () => {
    const raw = await joinRaw(served, table, bob)
    for (const kind of ['?', '__proto__', 'constructor', ''])
      for (let i = 0; i < 3; i++) raw.send(messageFrame('mark', json({ kind, place: 'length', on: i % 2 === 0 })))
    expect(await raw.closed()).toBe(CLOSES.abuse)
    expect(new Set(raw.refusals())).toEqual(new Set(['noMarker']))
    await allIsWell()
  })

  test('who watches has nothing to say', async () => {
    await served.ask('GET', `/api/tables/${table}/watch`)
    const raw = await joinRaw(served, `watch-${table}`, null)
    for (let i = 0; i < 12; i++) raw.send(messageFrame('phrase', json({ phrase: 'hello' })))
    expect(await raw.closed()).toBe(CLOSES.abuse)
  })
})

describe('at the door', () => {
  test('sockets without a place kept for them are closed', async () => {
    const { path } = await reserve(served, table, bob)
    const [, process = ''] = path.split('/')
    for (const odd of [
      '/',
      '/x',
      `/${process}/${table}`,
      `/${process}/${table}?sessionId=__proto__`,
      `/${process}/__proto__?sessionId=a`,
      '/%ff%fe//[',
      `/${process}/${table}?sessionId=constructor&reconnectionToken=x`,
    ])
      expect(await openSocket(served, odd).closed()).toBeGreaterThanOrEqual(1000)
    await allIsWell()
  })

  test('thousands of them fill no disk', async () => {
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map(name => vi.spyOn(console, name))
    const before = served.lines.length
    for (let i = 0; i < 20; i++)
      await Promise.all(Array.from({ length: 100 }, (_, n) => openSocket(served, `/x/y?sessionId=${n}`).closed()))
    await allIsWell()
    expect(served.lines.length - before).toBeLessThan(30)
    for (const print of printed) expect(print).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('a place is taken once', async () => {
    const { path } = await reserve(served, table, bob)
    const first = openSocket(served, path)
    await expect.poll(() => first.frames.length).toBeGreaterThan(0)
    expect(await openSocket(served, path).closed()).toBeGreaterThanOrEqual(1000)
    first.socket.close()
  })

  test.each([
    ['POST', '/matchmake/create/match', '{}'],
    ['POST', '/matchmake/joinOrCreate/match', '{}'],
    ['POST', '/matchmake/reconnect/match', '{}'],
    ['POST', '/matchmake/joinById/x', 'null'],
    ['POST', '/matchmake/joinById/__proto__', '{}'],
    ['POST', '/matchmake/joinById/x', '{'],
    ['POST', '/api/tables', '[]'],
    ['POST', '/api/guest', '{"name":{}}'],
    ['POST', '/api/guest', `{"name":"${'x'.repeat(9000)}"}`],
    ['GET', '/api/tables/..%2f..%2fsecret', undefined],
    ['GET', '/api/tables/%E0%A4%A', undefined],
    ['DELETE', '/api/tables', undefined],
    ['GET', '/..%2f..%2fpackage.json', undefined],
    ['GET', '/assets/..%2f..%2fpackage.json', undefined],
  ])('%s %s is answered, and makes nothing', async (method, path, body) => {
    const tables = served.app.house.hosts.size
    const answer = await fetch(served.url + path, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    expect(answer.status).toBeLessThan(500)
    expect(answer.status >= 400 || text.includes('error')).toBe(true)
    expect(text).not.toMatch(/node_modules|\.ts:|dependencies/)
    expect(served.app.house.hosts.size).toBe(tables)
  })

  test('what is no HTTP at all', async () => {
    const socket = connect(served.app.port, '127.0.0.1')
    socket.on('error', () => {}).resume()
    socket.write(randomBytes(2000))
    await new Promise(resolve => socket.on('close', resolve))
    await allIsWell()
  })
})

test('the log tells of it, and tells nothing else', async () => {
  const log = served.lines.join('\n')
  expect(log).toContain('"what":"abuse"')
  expect(log).not.toMatch(/"what":"fault"/)
  for (const secret of ['Ann', 'Bob', ann.token, bob.token, ann.id, bob.id, 'boxer', 'dame'])
    expect(log).not.toContain(secret)
  expect(log).not.toContain((await served.app.store.load(table))?.saved.seed ?? 'no seed')
})
