import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Log } from '../shared/kernel/history.ts'
import type { Found, Guest, Listing } from '../shared/wire/protocol.ts'
import { joinTable, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* Tables that nobody is at, and matches that were recorded: both are opened from the log in the middle of play. */

let served: Served
let ann: Guest
let bob: Guest

beforeAll(async () => {
  served = await serve({ times: { idle: 150, away: 60_000 } })
  ann = await served.guest('Ann')
  bob = await served.guest('Bob')
})
afterAll(() => served.close())

const asleep = (id: string) => expect.poll(() => served.app.house.hosts.has(id), { timeout: 5000 }).toBe(false)

test('a match that nobody is at goes to sleep in the log, and wakes as it was', async () => {
  const { id, code } = await served.create(ann, { players: 2 })
  const a = await joinTable(served.url, id, ann)
  const b = await joinTable(served.url, id, bob)
  b.send('sit', { player: 1 })
  await a.until('Bob', () => a.company?.chairs[1]?.person?.id === bob.id)
  a.send('start', {})
  await a.until('start', () => a.turn !== null)
  await b.until('start', () => b.turn !== null)
  for (const each of [a, b]) each.playOn()
  await a.until('some moves', () => (a.turn?.seq ?? 0) > 10)
  for (const each of [a, b]) each.pause()
  // A move may be on its way, and while it is, nobody has a choice.
  await new Promise(resolve => setTimeout(resolve, 100))
  const [hers, his] = [a.choices().length > 0, b.choices().length > 0]
  const [view, seq] = [a.view(), a.turn?.seq]
  await Promise.all([a.leave(), b.leave()])
  await asleep(id)
  expect((await served.ask<Listing[]>('GET', '/api/tables')).said).toEqual([])
  const { said: mine } = await served.ask<Listing[]>('GET', '/api/mine', ann)
  expect(mine).toMatchObject([{ id, phase: 'running', mine: { player: 0 } }])
  expect(hers || his).toBe(true)

  const { said } = await served.ask<Found>('GET', `/api/tables/${code}`, ann)
  const watch = expect.any(String)
  expect(said).toEqual({ id, code, game: 'on-the-lam', phase: 'running', seated: true, watch })
  expect(served.app.house.hosts.has(id)).toBe(true)
  const again = await joinTable(served.url, id, ann)
  await again.until('turn', () => again.turn !== null)
  expect(again.turn?.seq).toBe(seq)
  expect(again.view()).toEqual(view)
  expect(again.company?.chairs.map(({ here }) => here)).toEqual([true, false])
  await again.leave()
  await asleep(id)
  // Nobody need look it up first.
  const direct = await joinTable(served.url, id, bob)
  expect(direct.company?.phase).toBe('running')
  await direct.leave()
})

test('a thousand who wake one table wake one table', async () => {
  const { id } = await served.create(ann)
  await asleep(id)
  const found = await Promise.all(Array.from({ length: 100 }, () => served.ask<Found>('GET', `/api/tables/${id}`, bob)))
  expect(new Set(found.map(({ said }) => said.id))).toEqual(new Set([id]))
  const a = await joinTable(served.url, id, ann)
  const b = await joinTable(served.url, id, bob)
  await a.until('Bob', () => a.company?.visitors.some(({ id: person }) => person === bob.id) ?? false)
  await Promise.all([a.leave(), b.leave()])
})

test.each([0, 40, 1000])('a recorded match is opened after %d entries, with people on its chairs', async length => {
  const path = join(import.meta.dirname, 'replays', 'on-the-lam-3-clever.json')
  const { log } = JSON.parse(readFileSync(path, 'utf8')) as { log: Log }
  const cut = { ...log, entries: log.entries.slice(0, length) }
  const { id } = await served.app.seatRecorded(cut, [bob, null, ann], { seconds: 60, public: true })
  const a = await joinTable(served.url, id, ann)
  const watcher = await watchTable(served.url, id)
  await a.until('turn', () => a.turn !== null)
  const phase = cut.entries.length < log.entries.length ? 'running' : 'over'
  expect(a.company).toMatchObject({ phase, seconds: 60, host: bob.id })
  expect(a.company?.chairs.map(({ person, hands }) => [person?.name ?? null, hands])).toEqual([
    ['Bob', 'person'],
    [null, 'bot'],
    ['Ann', 'person'],
  ])
  expect(a.past?.filter(({ heard }) => heard.type === 'step').length).toBeGreaterThanOrEqual(cut.entries.length)
  await watcher.until('turn', () => watcher.turn !== null)
  await Promise.all([a.leave(), watcher.leave()])
})
