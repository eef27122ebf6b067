import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CLOSES, type Guest } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { joinRaw } from './lib/rawSocket.ts'
import { type Served, serve } from './lib/server.ts'

/* However many come to a table, whoever has a chair there gets in. */

let served: Served
let ann: Guest
let crowd: Guest[]
/** Where anybody may come; Ann has its first chair. */
let table: string

beforeAll(async () => {
  served = await serve({ proxy: true })
  ann = await served.guest('Ann')
  crowd = await Promise.all(Array.from({ length: 32 }, () => served.guest('Eve')))
})
afterAll(() => served.close())
beforeEach(async () => {
  table = (await served.create(ann)).id
})

/** Why no place is kept for them, or null: one is. */
async function refusal(room: string, guest: Guest | null, address?: string): Promise<string | null> {
  const answer = await fetch(`${served.url}/matchmake/joinById/${room}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address ? { 'x-forwarded-for': address } : {}) },
    body: JSON.stringify(guest ? { token: guest.token } : {}),
  })
  return ((await answer.json()) as { error?: string }).error ?? null
}
async function refusals(room: string, guests: readonly (Guest | null)[]): Promise<(string | null)[]> {
  const answers: (string | null)[] = []
  for (const guest of guests) answers.push(await refusal(room, guest))
  return answers
}

describe('a waiting table', () => {
  test('has room for its host, however many guests have as many devices as they can', async () => {
    const sockets = await Promise.allSettled(
      crowd.slice(0, 17).flatMap(guest => Array.from({ length: 6 }, () => joinRaw(served, table, guest))),
    )
    const host = await joinTable(served.url, table, ann)
    expect(host.company?.visitors).toHaveLength(17)
    await host.leave()
    for (const each of sockets) if (each.status === 'fulfilled') each.value.socket.close()
  })

  test('takes two devices of a visitor, and thirty visitors; a place that is kept counts as taken', async () => {
    const [eve] = crowd as [Guest]
    const first = await joinRaw(served, table, eve)
    expect(await refusals(table, [eve, eve])).toEqual([null, 'tooMany'])
    expect(await refusals(table, crowd.slice(1))).toEqual([
      ...Array.from({ length: 29 }, () => null),
      'tooMany',
      'tooMany',
    ])
    expect(await refusals(table, [ann, ann, ann])).toEqual([null, null, null])
    first.socket.close()
  })
})

test('of a chair’s devices the seventh replaces the oldest', async () => {
  const devices: Player[] = []
  for (let i = 0; i < 8; i++) devices.push(await joinTable(served.url, table, ann))
  const [first, second, ...others] = devices as [Player, Player, ...Player[]]
  await Promise.all([first, second].map(each => each.until('close', () => each.closed !== null)))
  expect([first.closed, second.closed]).toEqual([CLOSES.elsewhere, CLOSES.elsewhere])
  expect(others.map(({ closed }) => closed)).toEqual([null, null, null, null, null, null])
  expect(others.at(-1)?.company?.chairs[0]?.here).toBe(true)
  await Promise.all(devices.map(each => each.leave()))
})

test('what a watcher is told does not grow with how many come', async () => {
  await served.ask('GET', `/api/tables/${table}/watch`)
  const host = await joinTable(served.url, table, ann)
  const began = performance.now()
  const watchers: Player[] = []
  for (let i = 0; i < 40; i++) watchers.push(await watchTable(served.url, table))
  const all = [host, ...watchers]
  await Promise.all(all.map(each => each.until('the count', () => each.company?.watchers === 40)))
  const seconds = (performance.now() - began) / 1000
  for (const { heard } of all) {
    const times = (kind: string): number => heard.filter(({ type }) => type === kind).length
    expect(times('watchers')).toBeLessThanOrEqual(seconds + 2)
    // As a greeting; the host also as the table is opened.
    expect(times('company')).toBeLessThanOrEqual(2)
  }
  await Promise.all(watchers.slice(1).map(each => each.leave()))
  await Promise.all([host, ...watchers.slice(0, 1)].map(each => each.until('one', () => each.company?.watchers === 1)))
  await watchers[0]?.leave()
  await host.until('nobody', () => host.company?.watchers === 0)
  await host.leave()
})

test('sixty watch from one address, and then others still may', async () => {
  const watch = `watch-${table}`
  const answers = await refusals(
    watch,
    Array.from({ length: 61 }, () => null),
  )
  expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => null))
  expect(answers[60]).toBe('tooMany')
  expect(await refusal(watch, null, '192.0.2.7')).toBeNull()
})
