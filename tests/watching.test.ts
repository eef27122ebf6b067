import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { watchKeysOf } from '../server/lobby/watchKeys.ts'
import type { Found, Guest, Listing } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { joinRaw, reserve } from './lib/rawSocket.ts'
import { type Served, serve } from './lib/server.ts'

/*
 * The key for watching a private table: who has it may look on, and has no way to a chair, neither by what they are
 * told nor by what they can ask for.
 */

let served: Served
let ann: Guest
let bob: Guest
const players: Player[] = []

beforeAll(async () => {
  served = await serve()
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map(name => served.guest(name)))) as [Guest, Guest]
})
afterEach(async () => {
  await Promise.all(players.splice(0).map(player => player.leave()))
})
afterAll(() => served.close())

const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}
const join = (id: string, guest: Guest) => kept(joinTable(served.url, id, guest))
const watch = (key: string) => kept(watchTable(served.url, key))
const find = (key: string, guest: Guest | null = null, how = '') =>
  served.ask<Found & { refused?: string }>('GET', `/api/tables/${key}${how}`, guest)

/** A private table of Ann's that waits, and its key for watching. */
async function opened(creation: Parameters<Served['create']>[1] = {}) {
  const { id, code } = await served.create(ann, { public: false, ...creation })
  const { said } = await find(code, ann)
  return { id, code, key: said.watch }
}

describe('the key for watching a private table', () => {
  test('opens no chair: not by the API, not by its room, not while the table waits', async () => {
    const { id, key } = await opened()
    expect(key).toMatch(/^[\w-]{20,64}$/)
    expect(key).not.toContain(id)
    expect((await find(key, bob)).status).toBe(404)
    await expect(joinTable(served.url, key, bob)).rejects.toThrow('noTable')
    expect(await find(key, bob, '/log')).toMatchObject({ status: 403, said: { refused: 'notNow' } })
  })

  test('is one text: no other that stands for the same bytes opens or tells anything', async () => {
    const { key } = await opened()
    for (const other of [`${key}=`, `${key}!`, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`]) {
      const { status, said } = await find(encodeURIComponent(other), bob, '/watch')
      expect([status, said.id, said.code]).toEqual([404, undefined, undefined])
    }
  })

  test('opens the watch room, which tells neither id nor code of the table, nor of the one after it', async () => {
    const { id, code, key } = await opened()
    const a = await join(id, ann)
    const { said } = await find(key, bob, '/watch')
    expect(said).toEqual({ id: key, code: '', watch: key, game: 'on-the-lam', phase: 'waiting', seated: false })
    const raw = await joinRaw(served, `watch-${key}`, null)
    const { path } = await reserve(served, `watch-${key}`, null)
    const watcher = await watch(key)
    a.send('start', {})
    await watcher.until('the match', () => watcher.turn !== null && watcher.company?.phase === 'running')
    expect(watcher.company).toMatchObject({ id: key, code: '', public: false })
    a.send('concede', {})
    await watcher.until('the end', () => watcher.company?.phase === 'over')
    a.send('rematch', {})
    await watcher.until('another match', () => watcher.company?.rematch != null)
    await a.until('another match', () => a.company?.rematch != null)
    const next = a.company?.rematch ?? ''
    expect(watcher.company?.rematch).toBe((await find(next, ann)).said.watch)
    const { said: nextFound } = await find(next, ann)
    const told = [path, ...raw.frames.map(frame => frame.toString('latin1'))].join()
    expect(told).toContain(key)
    for (const secret of [id, code, next, nextFound.code]) expect(told).not.toContain(secret)
    raw.socket.close()
    expect((await find(key, null, '/log')).status).toBe(200)
    const follower = await watch(watcher.company?.rematch ?? '')
    await follower.until('the next match', () => follower.company?.phase === 'running')
  })

  test('is the same for the same table, and nothing can be made of a wrong one', async () => {
    const { id, code, key } = await opened()
    expect((await find(id, ann)).said.watch).toBe(key)
    expect((await find(code, null, '/watch')).said).toMatchObject({ id, code, watch: key })
    for (const wrong of [`${key}x`, key.slice(0, -2), `A${key.slice(1)}`, '', 'A', 'AAAAAAAAAAAAAAAA', '💥']) {
      if (wrong === key) continue
      expect((await find(encodeURIComponent(wrong) || '%20', null, '/watch')).status, wrong).toBe(404)
    }
  })

  test('is nothing to another server', () => {
    const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map(watchKeysOf)
    expect(one?.read(one.of('any id at all'))).toBe('any id at all')
    expect(other?.read(one?.of('any id at all') ?? '')).toBeNull()
  })
})

describe('a match against bots', () => {
  const listed = async (): Promise<Listing[]> => (await served.ask<Listing[]>('GET', '/api/tables')).said

  test('is opened to watchers by whoever plays it, closed again, and nobody gets a chair by it', async () => {
    const { id, code } = await served.create(ann, { public: false, quick: 'plain' })
    const a = await join(id, ann)
    expect((await listed()).map(each => each.id)).not.toContain(id)
    a.send('onShow', { onShow: true })
    await a.until('opened', () => a.company?.onShow === true)
    const listing = (await listed()).find(each => each.id === id)
    expect(listing).toMatchObject({ phase: 'running', public: false })
    expect(JSON.stringify(listing)).not.toContain(code)
    const watcher = await watch(id)
    await watcher.until('a look', () => watcher.turn !== null)
    watcher.send('onShow', { onShow: false })
    expect(await watcher.refusal()).toMatchObject({ reason: 'noSeat' })
    await expect(joinTable(served.url, id, bob)).rejects.toThrow('playersOnly')

    a.send('onShow', { onShow: false })
    await a.until('closed', () => a.company?.onShow === false)
    expect((await listed()).map(each => each.id)).not.toContain(id)
  })

  test('that others play too is not opened by one of them', async () => {
    const { id } = await served.create(ann, { public: false })
    const [a, b] = [await join(id, ann), await join(id, bob)]
    b.send('sit', { player: 1 })
    await a.until('both seated', () => a.company?.chairs[1]?.person !== null)
    a.send('start', {})
    await a.until('start', () => a.turn !== null)
    a.send('onShow', { onShow: true })
    expect(await a.refusal()).toMatchObject({ reason: 'notNow', to: 'onShow' })
  })
})
