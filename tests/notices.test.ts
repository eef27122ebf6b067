import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Notices, Subscribing } from '../shared/wire/notices.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { joinTable, type Player } from './lib/player.ts'
import { type Browser, isSigned, type PushService, pushService } from './lib/pushService.ts'
import { type Served, serve } from './lib/server.ts'

/* Being called at a table of days: by consent, once a turn, with nothing that anybody holds. */

let service: PushService
let served: Served
let ann: Guest
let bob: Guest
beforeAll(async () => {
  service = await pushService()
  // Whoever looks is called after a second.
  served = await serve({ pushNearby: [service.origin], times: { look: 200, idle: 60_000, away: 1000 } })
})
afterAll(async () => {
  await served.close()
  await service.close()
})
beforeEach(async () => {
  service.got.length = 0
  service.status = 201
  service.silent = false
  ann = await served.guest('Ann')
  bob = await served.guest('Bob')
})

const wishes = (browser: Browser, more: Partial<Subscribing> = {}): Subscribing => ({
  ...browser.address,
  language: 'it',
  zone: 'UTC',
  quiet: null,
  ...more,
})
const subscribe = (guest: Guest, body: unknown) => served.ask<Notices>('POST', '/api/notices', guest, body)

/** A match of days that both have begun; whoever is to move first is called. */
async function evening(seconds: 86_400 | 120 = 86_400): Promise<{ id: string; players: [Player, Player] }> {
  const { id } = await served.create(ann, { players: 2, seconds, public: false })
  const a = await joinTable(served.url, id, ann)
  const b = await joinTable(served.url, id, bob)
  b.send('sit', { player: 1 })
  await a.until('Bob', () => a.company?.chairs[1]?.person?.id === bob.id)
  a.send('start', {})
  await Promise.all([a, b].map(each => each.until('start', () => each.turn !== null)))
  return { id, players: [a, b] }
}
const pathOf = (browser: Browser | undefined) => browser && new URL(browser.address.endpoint).pathname
/** Who has to decide there. */
async function dueAt(id: string): Promise<string[]> {
  const times = await Promise.all([ann, bob].map(each => served.app.store.timeOf(each.id)))
  return [ann, bob].flatMap((each, n) =>
    times[n]?.some(({ table, player }) => table === id && player === n) ? [each.id] : [],
  )
}
const leave = (players: readonly Player[]) => Promise.all(players.map(each => each.leave()))
/** Milliseconds in which something would have come. */
const later = (milliseconds = 1500) => new Promise(resolve => setTimeout(resolve, milliseconds))

test('whoever has asked for it is called once a turn, in their language, with nothing secret', async () => {
  const browsers = { [ann.id]: service.browser(), [bob.id]: service.browser() }
  for (const guest of [ann, bob])
    expect((await subscribe(guest, wishes(browsers[guest.id] as Browser))).said.devices).toBe(1)
  const { id, players } = await evening()
  await leave(players)
  await vi.waitFor(() => expect(service.got.length).toBeGreaterThan(0), 10_000)
  await later()
  const due = await dueAt(id)
  expect(service.got).toHaveLength(due.length)
  const [pushed] = service.got
  const isFirst = (guest: Guest): boolean => pushed?.path === pathOf(browsers[guest.id])
  const [first, second] = isFirst(ann) ? [ann, bob] : [bob, ann]
  expect(due).toContain(first.id)
  const browser = browsers[first.id]
  if (!pushed || !browser) throw new Error('nobody was called')
  // All that the service learns: to whom, how urgent, and that it takes the place of the last for this table.
  const { key } = (await served.ask<Notices>('GET', '/api/notices', first)).said
  expect(isSigned(pushed, key, service.origin)).toBe(true)
  expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', topic: id })
  expect(browser.read(pushed.body)).toEqual({
    title: `Tocca a te: ${(await GAMES['on-the-lam']?.speech('it'))?.title}`,
    body: `Al tavolo: ${second.name}`,
    path: `/t/${id}`,
    tag: id,
  })
  expect(() => browsers[second.id]?.read(pushed.body)).toThrow()
  // Once, however often somebody looks.
  const again = await joinTable(served.url, id, first)
  await again.leave()
  await later()
  expect(service.got).toHaveLength(due.length)
})

test('the moves do not wait, whatever becomes of a call; where nobody is any more nothing is sent again', async () => {
  const { devices } = (await subscribe(ann, wishes(service.browser()))).said
  await subscribe(bob, wishes(service.browser()))
  expect(devices).toBe(1)
  service.silent = true
  const { players } = await evening()
  for (const each of players) each.playOn()
  await players[0].until('moves', () => (players[0].turn?.seq ?? 0) > 10)
  await leave(players)
  await vi.waitFor(() => expect(service.got.length).toBeGreaterThan(0), 10_000)
  service.silent = false
  service.status = 410
  const one = await evening()
  await leave(one.players)
  const [due] = await dueAt(one.id)
  const told = async () => (await served.ask<Notices>('GET', '/api/notices', due === ann.id ? ann : bob)).said
  await expect.poll(told, { timeout: 20_000 }).toMatchObject({ devices: 0, wishes: null })
})

test('a redirect leads nowhere', async () => {
  await subscribe(ann, wishes(service.browser()))
  await subscribe(bob, wishes(service.browser()))
  service.status = 307
  const { id, players } = await evening()
  await leave(players)
  await vi.waitFor(() => expect(service.got.length).toBeGreaterThan(0), 10_000)
  await later()
  expect(service.got.map(({ path }) => path)).not.toContain('/elsewhere')
  expect(service.got).toHaveLength((await dueAt(id)).length)
})

describe('nobody is called', () => {
  test('who has not asked for it, or has it switched off', async () => {
    await subscribe(ann, wishes(service.browser()))
    await subscribe(bob, wishes(service.browser()))
    for (const guest of [ann, bob]) {
      const { said } = await served.ask<Notices>('POST', '/api/notices/off', guest, {})
      expect([said.devices, said.wishes]).toEqual([0, null])
    }
    const { players } = await evening()
    await leave(players)
    await later()
    expect(service.got).toEqual([])
  })

  test('in their quiet hours, but after them', async () => {
    const hour = new Date().getUTCHours()
    const quiet = { from: hour, to: (hour + 2) % 24 }
    const browser = new Map([ann, bob].map(guest => [guest.id, service.browser()]))
    const wish = (quiet: Subscribing['quiet']) =>
      Promise.all([ann, bob].map(each => subscribe(each, wishes(browser.get(each.id) as Browser, { quiet }))))
    await wish(quiet)
    const { id, players } = await evening()
    await leave(players)
    await later()
    expect(service.got).toEqual([])
    // As if they were over.
    await wish(null)
    const due = await dueAt(id)
    for (const each of due) await served.app.store.callAt(each, id, Date.now())
    await vi.waitFor(() => expect(service.got).toHaveLength(due.length), 10_000)
  })

  test('who is there and answers, nor at a table of seconds', async () => {
    for (const guest of [ann, bob]) await subscribe(guest, wishes(service.browser()))
    const { players } = await evening(120)
    await leave(players)
    await later()
    expect(service.got).toEqual([])
    const there = await evening()
    for (const each of there.players) each.playOn()
    await there.players[0].until('moves', () => (there.players[0].turn?.seq ?? 0) > 5)
    expect(service.got).toEqual([])
    await leave(there.players)
  })
})

test('an address is nobody’s who cannot be called there, and five of a guest are enough', async () => {
  const browser = service.browser()
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://127.0.0.1/x',
    'http://push.example.com/x',
    'https://localhost/',
  ])
    expect((await subscribe(ann, { ...wishes(browser), endpoint })).status, endpoint).toBe(400)
  expect((await subscribe(ann, { ...wishes(browser), zone: 'Nowhere' })).status).toBe(400)
  expect((await served.ask('GET', '/api/notices', null)).status).toBe(401)
  for (let n = 0; n < 7; n++) await subscribe(ann, wishes(service.browser()))
  expect((await served.ask<Notices>('GET', '/api/notices', ann)).said.devices).toBe(5)
  // A browser is one guest's: whoever uses it now.
  await subscribe(ann, wishes(browser))
  await subscribe(bob, wishes(browser))
  expect((await served.ask<Notices>('GET', '/api/notices', bob)).said.devices).toBe(1)
  expect((await served.app.store.devicesOf(ann.id)).map(({ endpoint }) => endpoint)).not.toContain(
    browser.address.endpoint,
  )
  // Nobody switches off what is somebody else's.
  await served.ask('POST', '/api/notices/off', ann, { endpoint: browser.address.endpoint })
  expect((await served.ask<Notices>('GET', '/api/notices', bob)).said.devices).toBe(1)
})

test('nothing of it is in the server’s log', () => {
  expect(served.lines.join()).not.toMatch(/fault|127\.0\.0\.1/)
})
