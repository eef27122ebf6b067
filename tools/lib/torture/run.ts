import { setTimeout as sleep } from 'node:timers/promises'
import { type Rng, rngOf, seedOf } from '../../../shared/kernel/rng.ts'
import type { Guest } from '../../../shared/wire/protocol.ts'
import { joinTable } from '../../../tests/lib/player.ts'
import { type Account, judge, type Verdict } from './histories.ts'
import { keepPlaying, type Sitting } from './people.ts'
import { type Servers, serversOn } from './servers.ts'

export interface Torture {
  readonly home: 'sqlite' | 'postgres'
  readonly kills: number
  /** After so many nobody is killed any more. */
  readonly seconds: number
  readonly tables: number
  readonly seed: string
  /** The server as it is built, or from its sources. */
  readonly built: boolean
}

export interface TortureFigures {
  readonly home: Torture['home']
  readonly seed: string
  readonly kills: number
  /** Stopped for longer than a lease, Redis or PostgreSQL killed. */
  readonly hangs: number
  readonly restarts: { readonly redis: number; readonly database: number }
  readonly seconds: number
  readonly matches: number
  readonly over: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly reordered: number
  readonly owners: number
  readonly stuck: number
  /** Milliseconds from one move to the next, at any table. */
  readonly longestPause: number
  /** What is wrong, line by line: the first of them. */
  readonly faults: readonly string[]
}

/** These must be 0. */
export const isWell = ({ lost, doubled, reordered, owners, stuck, acknowledged }: TortureFigures): boolean =>
  lost + doubled + reordered + owners + stuck === 0 && acknowledged > 0

const GAMES = ['on-the-lam', 'diabolik', 'diabolicards'] as const
const OPTIONS: Readonly<Record<string, object>> = { diabolicards: { memory: false } }
const PLAYERS = 4
const PEOPLE = 2
/** Milliseconds after which a match that has not moved never will, and for which a lease lasts, with some to spare. */
const STUCK = 60_000
const HANGS = 8000

/** Null: what it would stand on is not there. */
export async function torture(root: string, asked: Torture): Promise<TortureFigures | null> {
  const servers = await serversOn(root, asked.home, asked.built)
  if (!servers) return null
  try {
    return await tortured(servers, asked)
  } finally {
    await servers.close()
  }
}

async function tortured(servers: Servers, { home, kills, seconds, tables, seed }: Torture): Promise<TortureFigures> {
  const luck = rngOf(seedOf(`torture ${seed}`), 0)
  const accounts: Account[] = []
  const sittings: Sitting[] = []
  const running: Promise<void>[] = []
  let ended = false
  let asks = 0
  const address = (): string => servers.addresses[asks++ % servers.addresses.length] as string

  /** One match after the other, until all is over. */
  const evenings = async (n: number): Promise<void> => {
    for (let match = n; !ended; match++) {
      const made = await open(address, match).catch(() => null)
      if (!made) {
        await sleep(200)
        continue
      }
      const { sitting, guests } = made
      sittings.push(sitting)
      await Promise.all(
        guests.map(guest =>
          keepPlaying({
            ...{ sitting, guest, accounts, address, ended: () => ended },
            luck: rngOf(seedOf(`${seed} ${n} ${match} ${guest.name}`), 0),
          }),
        ),
      )
    }
  }
  for (let n = 0; n < tables; n++) running.push(evenings(n))
  while (sittings.length < tables) await sleep(50)

  const begun = performance.now()
  const done = { kills: 0, hangs: 0, redis: 0, database: 0 }
  while (done.kills < kills && performance.now() - begun < seconds * 1000) {
    // One in four while people are still on their way back.
    await sleep(luck.int(4) === 0 ? luck.int(200) : 300 + luck.int(1500))
    const fault = servers.services ? luck.int(8) : 0
    done[await strike(servers, fault, luck)]++
    if (servers.services) await allMoveOn(sittings)
  }
  const stuck = await allMoveOn(sittings)
  ended = true
  await Promise.all(running)
  const verdict = judge(await servers.logs(sittings.map(({ id }) => id)), accounts)
  return {
    ...{ home, seed, kills: done.kills, hangs: done.hangs, restarts: { redis: done.redis, database: done.database } },
    seconds: Math.round((performance.now() - begun) / 1000),
    matches: sittings.length,
    over: sittings.filter(({ over }) => over).length,
    acknowledged: verdict.acknowledged,
    lost: verdict.lost.length,
    doubled: verdict.doubled.length,
    reordered: verdict.reordered.length,
    owners: verdict.owners.length,
    stuck: stuck.length,
    longestPause: Math.round(Math.max(...sittings.map(each => each.longestPause))),
    faults: faultsOf(verdict, stuck).slice(0, 20),
  }
}

const faultsOf = (verdict: Verdict, stuck: readonly Sitting[]): string[] => [
  ...(['lost', 'doubled', 'reordered', 'owners'] as const).flatMap(what =>
    verdict[what].map(line => `${what}: ${line}`),
  ),
  ...stuck.map(({ id, game, reached }) => `stuck: ${id} (${game}) after ${reached}`),
]

/** Half of what befalls several processes is a kill. */
async function strike(servers: Servers, fault: number, luck: Rng): Promise<'kills' | 'hangs' | 'redis' | 'database'> {
  const { services, addresses } = servers
  const which = luck.int(addresses.length)
  if (services && fault === 5) {
    await services.redis.restart()
    return 'redis'
  }
  if (services && fault === 6) {
    await services.database.restart()
    return 'database'
  }
  if (services && fault === 7) {
    servers.signal(which, 'SIGSTOP')
    await sleep(HANGS)
    servers.signal(which, 'SIGCONT')
    return 'hangs'
  }
  await servers.kill(which)
  return 'kills'
}

/** Answers with those that do not, though there is time. */
async function allMoveOn(sittings: readonly Sitting[]): Promise<Sitting[]> {
  const now = performance.now()
  const still = (): Sitting[] => sittings.filter(({ over, moved }) => !over && moved < now)
  while (still().length > 0 && performance.now() - now < STUCK) await sleep(50)
  return still()
}

/** A match of two people and two bots that has begun. Rejects where somebody is killed meanwhile. */
async function open(address: () => string, n: number): Promise<{ sitting: Sitting; guests: Guest[] }> {
  const game = GAMES[n % GAMES.length] as string
  const guests: Guest[] = []
  for (let i = 0; i < PEOPLE; i++) guests.push(await post<Guest>(address(), '/api/guest', null, { name: `Guest ${i}` }))
  const [host, other] = guests as [Guest, Guest]
  const creation = { game, players: PLAYERS, public: false, seconds: 0, options: OPTIONS[game] }
  const { id } = await post<{ id: string }>(address(), '/api/tables', host, creation)
  const a = await joinTable(address(), id, host)
  const b = await joinTable(address(), id, other)
  b.send('sit', { player: 1 })
  await a.until('both sit', () => a.company?.chairs[1]?.person?.id === other.id || a.closed !== null, 5000)
  for (let player = PEOPLE; player < PLAYERS; player++) a.send('bot', { player, level: 'easy' })
  a.send('start', {})
  await a.until('start', () => a.turn !== null || a.closed !== null, 5000)
  await Promise.all([a, b].map(each => each.leave().catch(() => {})))
  if (a.turn === null) throw new Error('it has not begun')
  const moved = performance.now()
  return { sitting: { id, game, over: false, reached: -1, moved, longestPause: 0 }, guests }
}

async function post<T>(url: string, path: string, guest: Guest | null, body: unknown): Promise<T> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(guest && { authorization: `Bearer ${guest.token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}
