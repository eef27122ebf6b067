import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick, rngOf, seedOf } from '../../../shared/kernel/rng.ts'
import type { Guest } from '../../../shared/wire/protocol.ts'
import { joinTable } from '../../../tests/lib/player.ts'
import { type Aside, copyOf } from './aside.ts'
import { type Fault, pickFault, strike } from './faults.ts'
import { type Account, judge, type Verdict } from './histories.ts'
import { type Evidence, evidenceIn, NO_EVIDENCE } from './keeping.ts'
import { keepPlaying, type Sitting } from './people.ts'
import { type Servers, serversOn } from './servers.ts'
import { type Waited, waitsOf } from './waiting.ts'

export interface Torture {
  readonly home: 'sqlite' | 'postgres'
  readonly kills: number
  /** After so many nothing befalls anybody any more. */
  readonly seconds: number
  readonly tables: number
  readonly seed: string
  /** The server as it is built, or from its sources. */
  readonly built: boolean
  /** The folder for what explains whatever is wrong. */
  readonly keep?: string
  /** These faults alone; none: all that there are. */
  readonly only?: readonly Fault[]
  /** Enough: what has come out so far is told. */
  readonly stop?: AbortSignal
  say?(line: string): void
}

export interface TortureFigures {
  readonly home: Torture['home']
  readonly seed: string
  readonly kills: number
  /** How often each befell them, and how long they waited then: see waiting.ts. */
  readonly struck: Readonly<Partial<Record<Fault, Waited>>>
  readonly seconds: number
  /** How many processes wanted a processor meanwhile, on average: waiting is long where there are many. */
  readonly load: number
  readonly matches: number
  readonly over: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly reordered: number
  readonly owners: number
  readonly stuck: number
  /** Did not move for a minute, and then did. */
  readonly slow: number
  /** Processes that ended by themselves. */
  readonly crashed: number
  /** Milliseconds from one move to the next at any table, and for which anybody was not served. */
  readonly longestPause: number
  readonly longestAway: number
  /** Of folders that were damaged, or by other rules: see aside.ts. */
  readonly aside: Aside['counts']
  /** What is wrong, line by line: the first of them. */
  readonly faults: readonly string[]
}

/** These must be 0. */
export const isWell = ({ lost, doubled, reordered, owners, stuck, acknowledged, faults }: TortureFigures): boolean =>
  lost + doubled + reordered + owners + stuck + faults.length === 0 && acknowledged > 0

const GAMES = ['on-the-lam', 'diabolik', 'diabolicards'] as const
const OPTIONS: Readonly<Record<string, object>> = { diabolicards: { memory: false } }
const PLAYERS = 4
const PEOPLE = 2
/** Milliseconds after which a match that has not moved is slow, and after which it never will. */
const SLOW = 60_000
const STUCK = 600_000
/** In which somebody is back and plays. */
const BACK = 10_000
/** Between two lines of how it goes. */
const SAID = 10_000

/** Null: what it would stand on is not there. */
export async function torture(root: string, asked: Torture): Promise<TortureFigures | null> {
  const evidence = asked.keep ? evidenceIn(asked.keep) : NO_EVIDENCE
  const servers = await serversOn(root, asked.home, asked.built, evidence)
  if (!servers) return null
  try {
    return await tortured(servers, asked, evidence)
  } finally {
    await servers.close()
  }
}

async function tortured(servers: Servers, asked: Torture, evidence: Evidence): Promise<TortureFigures> {
  const { home, kills, seconds, tables, seed, only = [] } = asked
  const luck = rngOf(seedOf(`torture ${seed}`), 0)
  const accounts: Account[] = []
  const opened: { readonly sitting: Sitting; readonly guests: readonly Guest[] }[] = []
  const running: Promise<void>[] = []
  const waits = waitsOf<Fault>()
  let ended = false
  // In turn would not do: two who ask again and again at the same pace would each ask the same one for ever.
  const asks = rngOf(seedOf(`asks ${seed}`), 0)
  const address = (): string => pick(asks, servers.addresses)
  const sittings = (): Sitting[] => opened.map(({ sitting }) => sitting)

  /** One match after the other, until all is over. */
  const evenings = async (n: number): Promise<void> => {
    for (let match = n; !ended; match++) {
      const made = await open(address, match).catch(() => null)
      if (!made) {
        await sleep(200)
        continue
      }
      const { sitting, guests } = made
      opened.push(made)
      await Promise.all(
        guests.map(guest =>
          keepPlaying({
            ...{ sitting, guest, accounts, waits, address, ended: () => ended },
            note: line => evidence.note(`${sitting.id} ${guest.name}`, line),
            luck: rngOf(seedOf(`${seed} ${n} ${match} ${guest.name}`), 0),
          }),
        ),
      )
    }
  }
  for (let n = 0; n < tables; n++) running.push(evenings(n))
  while (opened.length < tables) await sleep(50)

  const begun = performance.now()
  const counts = { started: 0, refused: 0, read: 0, unread: 0 }
  const aside: Aside = {
    ...{ accounts, faults: [], counts, copy: () => copyOf(servers.ground.disk.folder) },
    sittings: () => opened,
  }
  const stuck = new Set<Sitting>()
  const slow = new Set<Sitting>()
  /** All that are not over, since then. What takes long is not lost: on a machine that has much to do everything takes long. */
  const allMoveOn = async (since: number): Promise<void> => {
    const still = (): Sitting[] => sittings().filter(({ over, moved }) => !over && moved < since)
    for (const [patience, found] of [[SLOW, slow] as const, [STUCK - SLOW, stuck] as const]) {
      await until(() => still().length === 0, patience)
      for (const each of still()) {
        evidence.note(found === slow ? 'slow' : 'stuck', `${each.id} (${each.game}) after ${each.reached}`)
        found.add(each)
      }
    }
  }
  const loads: number[] = []
  let said = begun
  let last = begun
  const done = (): boolean =>
    asked.stop?.aborted === true ||
    performance.now() - begun > seconds * 1000 ||
    ((only.length === 0 || only.includes('kills')) && waits.times('kills') >= kills)
  while (!done()) {
    // One in four while people are still on their way back.
    if (luck.int(4) > 0) await until(() => sittings().some(({ moved }) => moved > last), BACK)
    await sleep(luck.int(1000))
    const fault = pickFault(servers, only, luck)
    const at = performance.now()
    evidence.note('fault', fault)
    const over = waits.begin(fault)
    const end = await strike(fault, { servers, luck, aside })
    // With one process on SQLite many are killed before everybody is back.
    if (home === 'postgres' || fault !== 'kills') await allMoveOn(at)
    await end()
    over()
    last = performance.now()
    if (performance.now() - said < SAID) continue
    said = performance.now()
    loads.push(loadavg()[0] ?? 0)
    const known = { ...waits.told(), stuck: stuck.size, slow: slow.size, crashed: servers.crashed, aside: aside.faults }
    asked.say?.(`${Math.round((said - begun) / 1000)} s ${JSON.stringify(known)}`)
  }
  await allMoveOn(performance.now())
  ended = true
  await Promise.all(running)
  const logs = await servers.logs(sittings().map(({ id }) => id))
  const verdict = judge(logs, accounts)
  const faults = [...faultsOf(verdict, [...stuck]), ...servers.crashed.map(line => `crashed: ${line}`), ...aside.faults]
  const wrong = new Set(sittings().flatMap(({ id }) => (faults.some(fault => fault.includes(id)) ? [id] : [])))
  if (faults.length > 0) evidence.end(faults, wrong, logs, accounts)
  return {
    ...{ home, seed, kills: waits.times('kills'), struck: waits.told() },
    seconds: Math.round((performance.now() - begun) / 1000),
    load: Math.round((10 * loads.reduce((sum, each) => sum + each, 0)) / loads.length) / 10,
    matches: opened.length,
    over: sittings().filter(({ over }) => over).length,
    acknowledged: verdict.acknowledged,
    lost: verdict.lost.length,
    doubled: verdict.doubled.length,
    reordered: verdict.reordered.length,
    owners: verdict.owners.length,
    ...{ stuck: stuck.size, slow: slow.size },
    crashed: servers.crashed.length,
    longestPause: waits.longest().pause,
    longestAway: waits.longest().away,
    aside: counts,
    faults: faults.slice(0, 20),
  }
}

const faultsOf = (verdict: Verdict, stuck: readonly Sitting[]): string[] => [
  ...(['lost', 'doubled', 'reordered', 'owners'] as const).flatMap(what =>
    verdict[what].map(line => `${what}: ${line}`),
  ),
  ...stuck.map(({ id, game, reached }) => `stuck: ${id} (${game}) after ${reached}`),
]

async function until(so: () => boolean, patience: number): Promise<void> {
  const begun = performance.now()
  while (!so() && performance.now() - begun < patience) await sleep(50)
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
  return { sitting: { id, game, over: false, reached: -1, moved: performance.now() }, guests }
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
