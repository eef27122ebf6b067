import { rmSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import type { Guest, Listing } from '../shared/wire/protocol.ts'
import { joinTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* Tables of days on a whole server: nobody need sit there, and it may end in between. */

let served: Served
afterEach(() => served.close())

/** A day lasts so many milliseconds. */
const A_DAY = 86.4
const times = (day: number) => ({ idle: 100, look: 100, second: day / A_DAY / 1000 })
const asleep = (id: string) => expect.poll(() => served.app.house.hosts.has(id), { timeout: 5000 }).toBe(false)
const mineOf = async (guest: Guest) => (await served.ask<Listing[]>('GET', '/api/mine', guest)).said[0]?.mine
const entriesOf = async (id: string) => (await served.app.store.load(id))?.entries ?? []
const movesOf = async (id: string) => (await entriesOf(id)).filter(({ entry }) => entry.type === 'move').length

/** Ann and Bob have begun, and nobody looks. */
async function evening(ann: Guest, bob: Guest): Promise<string> {
  const { id } = await served.create(ann, { players: 2, seconds: 86_400, public: false })
  const a = await joinTable(served.url, id, ann)
  const b = await joinTable(served.url, id, bob)
  b.send('sit', { player: 1 })
  await a.until('Bob', () => a.company?.chairs[1]?.person?.id === bob.id)
  a.send('start', {})
  await Promise.all([a, b].map(each => each.until('start', () => each.turn !== null)))
  await Promise.all([a.leave(), b.leave()])
  return id
}

test('a sleeping table tells whose turn it is and how long, and is played for when the time is over', async () => {
  served = await serve({ times: times(20_000) })
  const [ann, bob] = [await served.guest('Ann'), await served.guest('Bob')]
  const id = await evening(ann, bob)
  await asleep(id)
  const [hers, his] = [await mineOf(ann), await mineOf(bob)]
  expect([hers?.toMove, his?.toMove].sort()).toEqual([false, true])
  // What is left of somebody else's time is not in one's list.
  expect([hers?.left, his?.left].filter(left => left !== undefined)).toHaveLength(1)
  expect(await movesOf(id)).toBe(0)
  await expect.poll(() => movesOf(id), { timeout: 30_000, interval: 200 }).toBeGreaterThan(0)
  const notes = (await entriesOf(id)).flatMap(({ entry }) => (entry.type === 'note' ? [entry.note.body] : []))
  expect(JSON.stringify(notes)).toContain('timeRanOut')
  await asleep(id)
}, 60_000)

test('a server that was ended goes on with the time that was left, and bots with their turns', async () => {
  served = await serve({ keep: true, times: times(600_000) })
  const { data } = served
  const [ann, bob] = [await served.guest('Ann'), await served.guest('Bob')]
  const id = await evening(ann, bob)
  const { id: alone } = await served.create(ann, { players: 3, seconds: 86_400, quick: 'plain' })
  await vi.waitFor(async () => expect((await served.app.store.load(id))?.runs).toHaveLength(1))
  await served.close()
  served = await serve({ data, keep: true, times: times(600_000) })
  const [run] = (await served.app.store.load(id))?.runs ?? []
  expect(run?.left).toBeLessThan(600_000)
  expect(run?.left).toBeGreaterThan(400_000)
  // With bots alone they move until it is her turn, whoever looks.
  await expect
    .poll(async () => (await served.app.store.load(alone))?.runs?.map(({ player }) => player), { timeout: 20_000 })
    .toEqual([0])
  await served.close()
  rmSync(data, { recursive: true })
  served = await serve()
}, 60_000)
