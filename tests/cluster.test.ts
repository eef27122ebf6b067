import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  CLOSES,
  type FromServer,
  type Guest,
  type Line,
  type Listing,
  type TurnMessage,
} from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { ask, type Cluster, cluster, type ServerProcess } from './lib/processes.ts'

/*
 * Two processes on one PostgreSQL and one Redis: whoever is asked, it is one house; and a match outlives whichever of them
 * had it. FULL=1 kills more often.
 */

const KILLS = process.env.FULL ? 10 : 1
const both = await cluster()
afterAll(() => both?.stop())

describe.skipIf(!both)('two processes', { timeout: 120_000 }, () => {
  const house = both as Cluster
  let [one, two]: ServerProcess[] = []
  const [first, second] = [() => one as ServerProcess, () => two as ServerProcess]
  let [ann, bob]: Guest[] = []
  const guestAt = async (url: string, name: string) =>
    (await ask<Guest>(url, 'POST', '/api/guest', null, { name })).said
  beforeAll(async () => {
    ;[one, two] = await Promise.all([house.start(), house.start()])
    ann = await guestAt(first().url, 'Ann')
    bob = await guestAt(second().url, 'Bob')
  }, 60_000)

  const created = async (url: string): Promise<string> => {
    const creation = { game: 'on-the-lam', players: 2, public: true, seconds: 0 }
    return (await ask<{ id: string }>(url, 'POST', '/api/tables', ann, creation)).said.id
  }
  /** Ann through one process and Bob through another, in the middle of a match that the first has. */
  async function playing(at: ServerProcess, other: ServerProcess): Promise<{ id: string; a: Player; b: Player }> {
    const id = await created(at.url)
    const a = await joinTable(at.url, id, ann as Guest)
    const b = await joinTable(other.url, id, bob as Guest)
    b.send('sit', { player: 1 })
    await a.until('Bob', () => a.company?.chairs[1]?.person?.name === 'Bob')
    a.send('start', {})
    for (const each of [a, b]) each.playOn()
    await a.until('some moves', () => (a.turn?.seq ?? 0) > 5)
    // A match is soon over.
    for (const each of [a, b]) each.pause()
    return { id, a, b }
  }
  const toldTo = (player: Player): Line[] =>
    player.heard.flatMap(({ type, message }) => {
      if (type === 'turn') return (message as TurnMessage).lines
      return type === 'past' ? (message as FromServer['past']).lines : []
    })
  /** As pages do: again, until there is a place. */
  const back = (url: string, id: string, guest: Guest, timeout = 10_000): Promise<Player> =>
    vi.waitFor(() => joinTable(url, id, guest), { timeout, interval: 200 })

  test('are one house: each lists, finds, seats and shows what the other has', async () => {
    const { id, a, b } = await playing(first(), second())
    await vi.waitFor(
      async () => {
        for (const { url } of [first(), second()]) {
          const lists = await Promise.all(
            ['/api/tables', '/api/live'].map(path => ask<Listing[]>(url, 'GET', path).then(({ said }) => said)),
          )
          expect(lists.map(list => list.length)).toEqual([1, 1])
        }
      },
      { timeout: 8000 },
    )
    const found = (await ask<{ id: string; seated: boolean }>(second().url, 'GET', `/api/tables/${id}`, ann)).said
    expect(found).toMatchObject({ id, seated: true })
    const watcher = await watchTable(second().url, id)
    const { seq = 0 } = watcher.turn ?? {}
    for (const each of [a, b]) each.playOn()
    await watcher.until('a move', () => (watcher.turn?.seq ?? 0) > seq)
    await a.until('somebody watches', () => a.company?.watchers === 1)
    // A screen beside the stage is let in by whichever process is asked.
    const { code } = (await ask<{ code: string }>(first().url, 'POST', `/api/tables/${id}/pairing`, ann)).said
    expect((await ask(second().url, 'POST', `/api/pairings/${code}`)).said).toMatchObject({ table: id })
    for (const each of [watcher, a, b]) await each.leave()
  })

  test.for(['nginx', 'caddy'] as const)('stand behind %s, as the operations page says how', async (proxy, { skip }) => {
    const url = await house.front(proxy, [first(), second()])
    if (url === null) return skip()
    const { id, a, b } = await playing({ ...first(), url }, { ...second(), url })
    const watchers = await Promise.all([1, 2, 3, 4].map(() => watchTable(url, id)))
    for (const each of [a, b]) each.playOn()
    await Promise.all(watchers.map(each => each.until('a move', () => (each.turn?.seq ?? 0) > 7)))
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    for (const each of [...watchers, a, b]) await each.leave()
  })

  test('nobody asks in another’s name, nor comes past the limits by saying so', async () => {
    const asking = Array.from({ length: 60 }, (_, i) =>
      fetch(`${i % 2 ? first().url : second().url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tavolo-from': `10.0.0.${i} forged` },
        body: JSON.stringify({ name: 'Eve' }),
      }),
    )
    const refused = (await Promise.all(asking)).filter(({ status }) => status === 429)
    // Two of the thirty that one address may have were Ann and Bob, whichever process they asked.
    expect(refused.length).toBeGreaterThanOrEqual(60 - 30)
    const text = first().output() + second().output()
    for (const secret of [ann?.token ?? '?', ann?.id ?? '?', 'Ann']) expect(text).not.toContain(secret)
  })

  test('one that is killed loses its matches to the other within ten seconds, and nothing that was shown', async () => {
    for (let n = 0; n < KILLS; n++) {
      const { id, a, b } = await playing(first(), second())
      for (const each of [a, b]) each.playOn()
      await a.until('a move', () => (a.turn?.seq ?? 0) > 7)
      first().kill('SIGKILL')
      const killed = performance.now()
      await Promise.all([a, b].map(each => each.until('lost', () => each.closed !== null)))
      const [seen, reached] = [[a, b].map(toldTo), Math.max(a.turn?.seq ?? 0, b.turn?.seq ?? 0)]
      const [a2, b2] = await Promise.all([ann, bob].map(guest => back(second().url, id, guest as Guest)))
      expect(performance.now() - killed).toBeLessThan(10_000)
      if (!a2 || !b2) return expect.unreachable()
      await Promise.all([a2, b2].map(each => each.until('turn', () => each.turn !== null)))
      expect(a2.turn?.seq).toBeGreaterThanOrEqual(reached)
      for (const [at, player] of [a2, b2].entries())
        for (const line of seen[at] ?? []) expect(player.past).toContainEqual(line)
      for (const each of [a2, b2]) each.playOn()
      await a2.until('it goes on', () => (a2.turn?.seq ?? 0) > reached + 3)
      for (const each of [a2, b2]) await each.leave()
      one = await house.start()
    }
  })

  test('one that hangs is overtaken, and sends away whom it has when it wakes', async () => {
    const { id, a } = await playing(first(), second())
    // Who asks does not know which hangs.
    const url = (await house.front('nginx', [first(), second()])) ?? second().url
    first().kill('SIGSTOP')
    const again = await back(url, id, ann as Guest, 20_000)
    const from = again.turn?.seq ?? 0
    again.playOn()
    const bobs = await back(second().url, id, bob as Guest)
    bobs.playOn()
    await again.until('it goes on', () => (again.turn?.seq ?? 0) > from + 3)
    first().kill('SIGCONT')
    await a.until('sent away', () => a.closed !== null)
    expect(a.closed).toBe(CLOSES.restart)
    for (const each of [again, bobs]) await each.leave()
  })

  test('both go on where Redis or PostgreSQL was killed and is there again', async () => {
    const { id, a, b } = await playing(first(), second())
    const goesOn = async (): Promise<void> => {
      const from = a.turn?.seq ?? 0
      await vi.waitFor(
        () => {
          // What could not be written is refused, and made again.
          for (const each of [a, b]) each.answer()
          expect(a.turn?.seq ?? 0).toBeGreaterThan(from)
        },
        { timeout: 15_000, interval: 300 },
      )
    }
    await house.redis.restart()
    await goesOn()
    await house.database.restart()
    await goesOn()
    const found = await vi.waitFor(() => joinTable(second().url, id, ann as Guest), { timeout: 10_000 })
    expect(found.turn?.seq).toBeGreaterThanOrEqual(a.turn?.seq ?? 0)
    for (const each of [found, a, b]) await each.leave()
  })

  test('one that is asked to end gives up its matches at once', async () => {
    const { id, a, b } = await playing(first(), second())
    first().kill('SIGTERM')
    const asked = performance.now()
    await Promise.all([a, b].map(each => each.until('closed', () => each.closed !== null)))
    expect(a.closed).toBe(CLOSES.restart)
    const reached = Math.max(a.turn?.seq ?? 0, b.turn?.seq ?? 0)
    const again = await back(second().url, id, ann as Guest, 5000)
    expect(performance.now() - asked).toBeLessThan(5000)
    expect(again.turn?.seq).toBeGreaterThanOrEqual(reached)
    expect(await first().ended).toBe(0)
    await again.leave()
  })
})
