import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { A_DAY } from '../server/keeping.ts'
import { BEAT, LEASE } from '../server/store/leases.ts'
import { storeOn } from '../server/store/sqlite.ts'
import type { Store } from '../server/store/store.ts'
import { GAMES } from '../shared/games/index.ts'
import type { Game } from '../shared/kernel/game.ts'
import { restored } from '../shared/match/play.ts'
import { CLOSES, type Guest, type Listing } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* What one person asks for costs the others nothing that they would notice, and what the disk does not take is told. */

const onTheLam = GAMES['on-the-lam']?.game as Game

let data: string
let served: Served
let ann: Guest
let bob: Guest
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'tavolo-nero-'))
  served = await serve({ data, keep: true, times: { idle: 100 } })
  ann = await served.guest('Ann')
  bob = await served.guest('Bob')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await served.close()
  rmSync(data, { recursive: true })
})

const log = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'replays', `${name}.json`), 'utf8')).log
async function seated(name: string, length: number): Promise<string> {
  const whole = log(name)
  const cut = { ...whole, entries: whole.entries.slice(0, length) }
  return (await served.app.seatRecorded(cut, [ann, bob], { public: true })).id
}
const asleep = () => expect.poll(() => served.app.house.hosts.size, { timeout: 5000 }).toBe(0)
const file = () => new DatabaseSync(join(data, 'tavolo-nero.db'))

describe('a log is read', () => {
  test('when its table wakes, and by nobody who only asks', async () => {
    const id = await seated('on-the-lam-4-random', 400)
    const reads = vi.spyOn(served.app.store, 'load')
    const a = await joinTable(served.url, id, ann)
    expect(reads).toHaveBeenCalledTimes(1)
    for (const path of ['', '/log']) {
      const answers = Array.from({ length: 30 }, () => served.ask('GET', `/api/tables/${id}${path}`))
      expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([path ? 403 : 200]))
    }
    expect(reads).toHaveBeenCalledTimes(1)
    await a.leave()
  })

  test('by no list, however many matches sleep, and the list is right', async () => {
    const ids: string[] = []
    for (let i = 0; i < 12; i++) ids.push(await seated('on-the-lam-3-clever', 10 + i))
    const a = await joinTable(served.url, ids[0] as string, ann)
    await a.until('turn', () => a.turn !== null)
    await a.leave()
    await asleep()
    const reads = vi.spyOn(served.app.store, 'load')
    const { said } = await served.ask<Listing[]>('GET', '/api/mine', ann)
    expect(said).toHaveLength(12)
    expect(reads).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    for (const { id, round, mine } of said) {
      const loaded = await served.app.store.load(id)
      if (!loaded) throw new Error('the table is gone')
      const { match } = restored(onTheLam, loaded)
      const seat = match.seats[0]?.seat ?? ''
      expect([round, mine?.toMove]).toEqual([onTheLam.round(match.state), onTheLam.moves(match.state, seat).length > 0])
    }
  })

  test('from its last snapshot, wherever the server was killed', async () => {
    // Nobody who knows what they do: bots may have won by then.
    const guests = [ann, bob, await served.guest('Cid'), await served.guest('Dot')]
    const { id } = await served.app.seatRecorded({ ...log('on-the-lam-4-random'), entries: [] }, guests)
    const players = await Promise.all(guests.map(guest => joinTable(served.url, id, guest)))
    const [a] = players as [Player]
    for (const each of players) each.playOn()
    await a.until('many moves', () => (a.turn?.seq ?? 0) > 130, 60_000)
    for (const each of players) each.pause()
    await new Promise(resolve => setTimeout(resolve, 100))
    const snapshot = (await served.app.store.load(id))?.snapshot
    expect(snapshot?.n).toBeGreaterThanOrEqual(100)
    expect(snapshot?.match.seq).toBeLessThan(a.turn?.seq ?? 0)
    await Promise.all(players.map(each => each.leave()))
    await asleep()
    // A table is asleep before its last snapshot is written: whoever wakes it meanwhile does without.
    const behind = async (): Promise<number> => {
      const last = await served.app.store.load(id)
      return (last?.entries.length ?? Number.POSITIVE_INFINITY) - (last?.snapshot?.n ?? 0)
    }
    await expect.poll(behind, { timeout: 5000 }).toBeLessThan(30)
  })
})

describe('two servers on one folder', () => {
  test('cannot both write a match: who comes late is told to come in anew', async () => {
    const id = await seated('on-the-lam-3-clever', 20)
    const a = await joinTable(served.url, id, ann)
    // From now on only Ann's server writes when she does.
    await a.until('her move', () => a.choices().length > 0)
    // As if somebody had removed the lock and started a second one.
    const second: Store = storeOn(file())
    const loaded = await second.load(id)
    const note = { author: '', audience: 'all', body: { type: 'phrase', by: bob, phrase: 'hello' } } as const
    const fence = (await second.claim(id)) ?? expect.fail('there is no table')
    const known = loaded?.entries.length ?? 0
    await second.write(id, known, { entry: { type: 'note', note }, record: { type: 'note', note } }, fence)
    a.send('phrase', { phrase: 'thinking' })
    await a.until('closed', () => a.closed !== null)
    expect(a.closed).toBe(CLOSES.restart)
    await asleep()
    const back = await joinTable(served.url, id, ann)
    const said = (back.past ?? []).flatMap(({ heard }) => (heard.type === 'note' ? [heard.note] : []))
    expect(said).toEqual([note])
    await back.leave()
    await second.close()
  })
})

describe('a server of which nobody hears', () => {
  test('for as long as others wait sends away whoever is there, to look for one of those', async () => {
    const id = await seated('on-the-lam-3-clever', 20)
    const [a, watcher] = [await joinTable(served.url, id, ann), await watchTable(served.url, id)]
    const live = vi.spyOn(served.app.store, 'live').mockRejectedValue(new Error('nobody hears'))
    const from = performance.now()
    await Promise.all([a, watcher].map(each => each.until('sent away', () => each.closed !== null)))
    expect([a.closed, watcher.closed]).toEqual([CLOSES.restart, CLOSES.restart])
    expect(performance.now() - from).toBeGreaterThan(LEASE - BEAT)
    // Who asks meanwhile is to ask another, or to wait.
    expect(await served.ask('GET', `/api/tables/${id}`, ann)).toMatchObject({ status: 503 })
    expect(await served.ask('GET', '/health')).toMatchObject({ status: 503 })
    live.mockRestore()
    const back = await vi.waitFor(() => joinTable(served.url, id, ann), { timeout: 10_000, interval: 200 })
    await back.until('turn', () => back.turn !== null)
    await back.leave()
  }, 30_000)
})

describe('a disk that takes nothing', () => {
  test('is told: to whoever asks after the server’s health, to whoever moves, to whoever wants a table', async () => {
    const id = await seated('on-the-lam-3-clever', 20)
    const [a, b] = [await joinTable(served.url, id, ann), await joinTable(served.url, id, bob)]
    await Promise.all([a, b].map(each => each.until('turn', () => each.turn !== null)))
    const other = file()
    other.exec('BEGIN IMMEDIATE')
    expect(await served.ask('GET', '/health')).toMatchObject({ status: 503, said: { ok: false } })
    const creation = { game: 'on-the-lam', players: 2, public: false, seconds: 0 }
    expect(await served.ask('POST', '/api/tables', ann, creation)).toMatchObject({
      status: 503,
      said: { refused: 'unwritten' },
    })
    a.send('phrase', { phrase: 'hello' })
    await a.until('refusal', () => a.refused.length > 0)
    expect(a.refused).toMatchObject([{ reason: 'unwritten' }])
    other.exec('ROLLBACK')
    other.close()
    a.send('phrase', { phrase: 'hello' })
    await b.until('note', () => b.notes.length > 0)
    // The disk is asked every few seconds, however often somebody asks the server.
    const isWell = async () => (await served.ask<{ ok: boolean }>('GET', '/health')).said.ok
    await expect.poll(isWell, { timeout: 20_000, interval: 500 }).toBe(true)
    await Promise.all([a.leave(), b.leave()])
  })
})

describe('time', () => {
  const shifted = (days: number) => ({ now: () => Date.now() + days * A_DAY, steady: () => performance.now() })

  test('that nobody served makes nothing old: forty days ahead, and everything is there', async () => {
    const over = (await served.app.seatRecorded(log('on-the-lam-2-plain'), [ann, bob])).id
    const waiting = (await served.create(ann)).id
    const running = await seated('diabolik-escape', 5)
    for (const days of [40, 400, 0]) {
      await served.close()
      served = await serve({ data, keep: true, clocks: shifted(days) })
      await served.app.store.check()
      await new Promise(resolve => setTimeout(resolve, 50))
      for (const id of [over, waiting, running]) expect(await served.app.store.table(id)).not.toBeNull()
      expect((await served.ask('GET', '/api/mine', ann)).status).toBe(200)
    }
  })

  test('that was served does: what nobody comes back to is forgotten, by its setting', async () => {
    const running = await seated('diabolik-escape', 5)
    const over = (await served.app.seatRecorded(log('on-the-lam-2-plain'), [ann, bob])).id
    const cat = await served.guest('Cat')
    const kept = { over: true, running: true, cat: true }
    const age = async (days: number, keeping = {}) => {
      await served.close()
      const database = file()
      for (const [table, column] of [
        ['tables', 'created'],
        ['tables', 'touched'],
        ['people', 'seen'],
      ])
        database.exec(`UPDATE ${table} SET ${column} = ${column} - ${days * A_DAY}`)
      database.close()
      const started = Date.now() - 1
      served = await serve({ data, keep: true, keeping })
      await expect.poll(async () => served.app.store.lastKept(), { timeout: 10_000 }).toBeGreaterThan(started)
      // Writes keep their order: what is forgotten is forgotten before the last of these is written.
      for (let i = 0; i < 5; i++) await served.app.store.check()
      const { store } = served.app
      return {
        over: !!(await store.table(over)),
        running: !!(await store.table(running)),
        cat: !!(await store.person(cat.id)),
      }
    }
    expect(await age(29)).toEqual(kept)
    expect(await age(2)).toEqual({ ...kept, over: false })
    expect(await age(58)).toEqual({ ...kept, over: false })
    expect(await age(2)).toEqual({ over: false, running: false, cat: true })
    expect(await age(280)).toEqual({ over: false, running: false, cat: false })
    expect((await served.ask('GET', '/api/mine', cat)).status).toBe(401)
    const again = (await served.app.seatRecorded(log('on-the-lam-2-plain'), [await served.guest('Dot')])).id
    await age(3, { tables: 2 * A_DAY })
    expect(await served.app.store.table(again)).toBeNull()
  })

  test('goes on for a guest who is about', async () => {
    const cat = await served.guest('Cat')
    await served.close()
    const database = file()
    database.exec(`UPDATE people SET seen = seen - ${300 * A_DAY}`)
    database.close()
    served = await serve({ data, keep: true })
    await served.ask('GET', '/api/mine', cat)
    await served.close()
    const row = file()
    const { seen } = row.prepare('SELECT seen FROM people WHERE id = ?').get(cat.id) as { seen: number }
    row.close()
    expect(Date.now() - seen).toBeLessThan(A_DAY)
    served = await serve({ data, keep: true })
  })
})
