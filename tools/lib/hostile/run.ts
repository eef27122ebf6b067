import { setTimeout as sleep } from 'node:timers/promises'
import type { Guest } from '../../../shared/wire/protocol.ts'
import { type Child, childOf, SOURCES } from '../load/child.ts'
import { round, type Spread, spread } from '../load/figures.ts'
import { type Crowd, crowdOf } from '../load/guests.ts'
import { type LoadedServer, spawnHouse } from '../load/spawn.ts'
import { type LoadTable, newTally, seatTable, steady } from '../load/table.ts'
import type { Attack, FromAttack } from './attack.ts'

interface Hostile {
  readonly messages: number
  readonly idle: number
  /** Messages in a second, at most. */
  readonly rate: number
  /** Of people who play meanwhile. */
  readonly tables: number
  readonly seed: string
  /** Seconds for which they play before anybody comes, and milliseconds in which all that was held is let go. */
  readonly calm?: number
  readonly settling?: number
}

interface HostileFigures extends Omit<FromAttack['attacked'], 'sent'> {
  readonly messages: number
  readonly kinds: Readonly<Record<string, number>>
  /** It has ended, or does not answer, or a match has not gone on. */
  readonly crashes: number
  /** Milliseconds from a move to everybody who plays; and those of p99 with, by those without. */
  readonly calm: Spread
  readonly attacked: Spread
  readonly ratio: number
  /** Megabytes in use, and open files: before, when most were open, and when it is over. */
  readonly heap: Measured
  readonly handles: Measured
  readonly seconds: number
}
interface Measured {
  readonly before: number
  readonly during: number
  readonly after: number
}

const GAMES = ['on-the-lam', 'diabolik', 'diabolicards'] as const
const EVERY = 500
const CALM = 20
/** What an attack of this size is over before counts as getting warm. */
const WARMING = 2000
const SETTLING = 35_000
const MEGABYTE = 1 << 20

export async function hostile(root: string, asked: Hostile): Promise<HostileFigures> {
  const house = await spawnHouse(root, { strict: true })
  try {
    return await measured(root, house, asked)
  } finally {
    if (!house.isOver()) await house.close()
  }
}

async function measured(root: string, house: LoadedServer, asked: Hostile): Promise<HostileFigures> {
  const crowd = await crowdOf(root, house)
  const tables: LoadTable[] = []
  for (let n = 0; n < asked.tables; n++) {
    const game = GAMES[n % GAMES.length] as string
    const options = game === 'diabolicards' ? { options: { memory: false } } : {}
    tables.push(await seatTable(crowd, { game, players: 4, ...options }))
  }
  const open = await waiting(crowd)
  const { messages, idle, rate, seed, calm: seconds = CALM, settling = SETTLING } = asked
  const attack = { url: house.url, rate, open, watched: tables.map(({ id }) => id), seed }
  // What is loaded at the first word of this kind stays.
  await struck({ ...attack, messages: Math.min(WARMING, messages / 4), idle: Math.min(100, idle) })
  await sleep(settling / 5)
  const calm = newTally()
  await steady(tables, EVERY, seconds, calm)
  const before = await house.used('heap')
  const hit = newTally()
  let over = false
  let during = before
  const begun = performance.now()
  const playing = (async () => {
    while (!over && !house.isOver()) {
      await steady(tables, EVERY, 2, hit)
      const used = await house.used()
      if (used && used.handles >= (during?.handles ?? 0)) during = used
    }
  })()
  const told = await struck({ ...attack, messages, idle })
  const lasted = Math.round((performance.now() - begun) / 1000)
  over = true
  const hasPlayed = await playing.then(
    () => true,
    () => false,
  )
  await sleep(settling)
  const after = house.isOver() ? null : await house.used('heap')
  const isWell =
    hasPlayed &&
    (await fetch(`${house.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  for (const table of tables) await table.leave().catch(() => {})
  const figures = (pick: (used: NonNullable<typeof before>) => number): Measured => ({
    before: before ? pick(before) : 0,
    during: during ? pick(during) : 0,
    after: after ? pick(after) : 0,
  })
  const [without, within] = [spread(calm.latency), spread(hit.latency)]
  return {
    messages: Object.values(told.sent).reduce((sum, each) => sum + each, 0),
    kinds: told.sent,
    ...{ answers: told.answers, closes: told.closes, idle: told.idle },
    crashes: isWell ? 0 : 1,
    ...{ calm: without, attacked: within, ratio: round(within.p99 / without.p99) },
    heap: figures(({ heap }) => round(heap / MEGABYTE)),
    handles: figures(({ handles }) => handles),
    seconds: lasted,
  }
}

async function struck(attack: Attack): Promise<FromAttack['attacked']> {
  const child: Child<FromAttack> = childOf('../hostile/attack.ts', [], SOURCES)
  const told = child.next(said => said.attacked)
  child.send({ ...attack, open: [...attack.open], watched: [...attack.watched] })
  const answer = await told
  await child.close()
  return answer
}

/** Tables where anybody may come. */
async function waiting(crowd: Crowd): Promise<string[]> {
  const ids: string[] = []
  for (const game of GAMES) {
    const host = await crowd.ask<Guest>('POST', '/api/guest', null, { name: 'Host' })
    const creation = { game, players: 4, public: true, seconds: 0 }
    ids.push((await crowd.ask<{ id: string }>('POST', '/api/tables', host, creation)).id)
  }
  return ids
}
