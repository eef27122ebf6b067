import { setTimeout as sleep } from 'node:timers/promises'
import { round } from './figures.ts'
import { type Crowd, crowdOf } from './guests.ts'
import { type LoadedServer, spawnHouse } from './spawn.ts'
import { seatTable } from './table.ts'

/* Matches that are made, played and ended for hours: what a server still has in memory then, and what is open. */

interface Soak {
  readonly seconds: number
  /** At the same time. */
  readonly tables: number
  /** Milliseconds between two moves. */
  readonly every: number
}

interface Sample {
  readonly minute: number
  /** Megabytes, when all that nobody needs is gone. */
  readonly heap: number
  readonly handles: number
  readonly matches: number
}

interface SoakFigures {
  readonly seconds: number
  readonly matches: number
  readonly moves: number
  readonly samples: readonly Sample[]
  /** In an hour, in the second half of the time: megabytes and handles. */
  readonly growth: { readonly heap: number; readonly handles: number }
}

const GAMES = ['on-the-lam', 'diabolik', 'diabolicards'] as const
const PLAYERS = [2, 3, 4]
/** So many moves, and then they give up: else some would play for an hour. */
const MOST_MOVES = 120
const SAMPLES = 60
const MEGABYTE = 1 << 20
/** Milliseconds until whoever has left is forgotten. */
const SETTLING = 4000

export async function soak(root: string, asked: Soak): Promise<SoakFigures> {
  const house = await spawnHouse(root)
  try {
    return await soaked(await crowdOf(root, house), house, asked)
  } finally {
    await house.close()
  }
}

async function soaked(crowd: Crowd, house: LoadedServer, { seconds, tables, every }: Soak): Promise<SoakFigures> {
  const begun = performance.now()
  const isOver = (): boolean => performance.now() - begun > seconds * 1000
  const count = { matches: 0, moves: 0 }
  const samples: Sample[] = []
  while (!isOver()) {
    // While a sample is taken nobody sits anywhere: what there is then, nobody needs.
    const end = performance.now() + (seconds * 1000) / SAMPLES
    const players = Array.from({ length: tables }, async (_, n) => {
      while (performance.now() < end && !isOver()) await evening(crowd, count.matches + n, every, count)
    })
    await Promise.all(players)
    for (let tries = 0; tries < 60 && ((await house.used())?.awake ?? 0) > 0; tries++) await sleep(500)
    await sleep(SETTLING)
    const used = await house.used('heap')
    if (!used) continue
    const minute = round((performance.now() - begun) / 60_000)
    samples.push({ minute, heap: round(used.heap / MEGABYTE), handles: used.handles, matches: count.matches })
    console.error(JSON.stringify(samples.at(-1)))
  }
  return {
    seconds: Math.round((performance.now() - begun) / 1000),
    ...count,
    samples,
    growth: { heap: growth(samples, 'heap'), handles: growth(samples, 'handles') },
  }
}

/** One match, from its making to its end, or until they give up; somebody watches. */
async function evening(
  crowd: Crowd,
  n: number,
  every: number,
  count: { matches: number; moves: number },
): Promise<void> {
  const game = GAMES[n % GAMES.length] as string
  const players = PLAYERS[Math.floor(n / GAMES.length) % PLAYERS.length] ?? 4
  const table = await seatTable(crowd, {
    game,
    players,
    ...(game === 'diabolicards' && { options: { memory: false } }),
  })
  const watcher = await crowd.watch(table.id)
  for (let moves = 0; moves < MOST_MOVES && (await table.move(null)); moves++) {
    count.moves++
    await sleep(every)
  }
  await table.end()
  await watcher.leave()
  await table.leave()
  count.matches++
}

/** By the line that lies nearest to all samples of the second half. */
export function growth(samples: readonly Sample[], what: 'heap' | 'handles'): number {
  const late = samples.slice(Math.floor(samples.length / 2))
  const mean = (pick: (sample: Sample) => number): number =>
    late.reduce((sum, each) => sum + pick(each), 0) / late.length
  const [at, level] = [mean(({ minute }) => minute), mean(each => each[what])]
  const above = late.reduce((sum, each) => sum + (each.minute - at) * (each[what] - level), 0)
  const wide = late.reduce((sum, { minute }) => sum + (minute - at) ** 2, 0)
  return wide === 0 ? 0 : round((60 * above) / wide)
}
