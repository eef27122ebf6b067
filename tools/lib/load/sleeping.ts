import { setTimeout as sleep } from 'node:timers/promises'
import type { Guest } from '../../../shared/wire/protocol.ts'
import { type Crowd, crowdOf } from './guests.ts'
import { inParallel } from './parallel.ts'
import { type LoadedServer, spawnHouse } from './spawn.ts'

/* What a match costs a server while nobody is there: it was played, and can be gone on with. */

interface SleepingFigures {
  readonly matches: number
  /** Bytes of heap for each. */
  readonly bytes: number
  /** For each of the second half: by then nearly all code is compiled that ever is. */
  readonly later: number
}

const GAMES = ['on-the-lam', 'diabolik', 'diabolicards'] as const
/** So many before anything counts: code that is compiled meanwhile is no match’s. */
const WARMING = 1000
const SETTLING = 3000

export async function sleeping(root: string, matches: number): Promise<SleepingFigures> {
  const house = await spawnHouse(root, { oneAddress: true })
  try {
    const crowd = await crowdOf(root, house)
    await inParallel(Math.min(WARMING, matches), n => played(crowd, n))
    const before = await asleep(house)
    const half = Math.ceil(matches / 2)
    await inParallel(half, n => played(crowd, n))
    const between = await asleep(house)
    await inParallel(matches - half, n => played(crowd, n))
    const after = await asleep(house)
    const each = (from: number, count: number): number => Math.round((after - from) / Math.max(1, count))
    return { matches, bytes: each(before, matches), later: each(between, matches - half) }
  } finally {
    await house.close()
  }
}

/** Somebody begins a match against bots, and goes. */
async function played(crowd: Crowd, n: number): Promise<void> {
  const guest = await crowd.ask<Guest>('POST', '/api/guest', null, { name: `Guest ${n}` })
  const creation = { game: GAMES[n % GAMES.length], players: 4, public: false, seconds: 0, quick: 'plain' }
  const { id } = await crowd.ask<{ id: string }>('POST', '/api/tables', guest, creation)
  const player = await crowd.join(id, guest)
  await player.until('the deal', () => player.turn !== null)
  await player.leave()
}

async function asleep(house: LoadedServer): Promise<number> {
  for (let tries = 0; tries < 240 && ((await house.used())?.awake ?? 0) > 0; tries++) await sleep(500)
  await sleep(SETTLING)
  return (await house.used('heap'))?.heap ?? 0
}
