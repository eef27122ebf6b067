import { setTimeout as sleep } from 'node:timers/promises'
import { crowdOf } from './guests.ts'
import { spawnHouse } from './spawn.ts'
import { type Bytes, type LoadTable, newTally, seatTable, type Tally } from './table.ts'

export interface Load {
  readonly tables: number
  /** Seconds that are measured. */
  readonly seconds: number
  /** Milliseconds between two moves at a table. */
  readonly every: number
  readonly watch: number
}

interface Spread {
  readonly p50: number
  readonly p99: number
  readonly most: number
}

export interface LoadFigures {
  readonly tables: number
  readonly moves: number
  /** Milliseconds from a move to each of those who are told of it. */
  readonly latency: Spread
  readonly watchers: Spread | null
  /** Milliseconds of the server’s CPU, all that it did meanwhile included. */
  readonly cpuPerMove: number
  /** One table, each move as soon as all have heard of the one before. */
  readonly movesPerSecondAtOneTable: number
  /** To one person at the table, by kind of message. */
  readonly bytesPerMove: { readonly waiting: Record<string, number>; readonly toMove: Record<string, number> }
  readonly heapPerMatch: { readonly awake: number; readonly asleep: number }
}

/** Four people each; the games in turn. */
const GAMES = ['on-the-lam', 'diabolik', 'diabolicards']
const SEATS = 4
const AT_ONCE = 12

/** Puts a load on the server of the checkout in `root`. */
export async function loadOn(root: string, { tables: count, seconds, every, watch }: Load): Promise<LoadFigures> {
  const house = await spawnHouse(root)
  try {
    const crowd = await crowdOf(root, house.url)
    const seat = (n: number): Promise<LoadTable> => seatTable(crowd, GAMES[n % GAMES.length] as string, SEATS)
    // The first of each make what all of them share.
    const first = await inParallel(GAMES.length, seat)
    const base = await house.used('heap')
    const tables = await inParallel(count, seat)
    const awake = await house.used('heap')
    await inParallel(watch, async n => {
      const table = tables[n % tables.length] as LoadTable
      await crowd.ask('GET', `/api/tables/${table.id}/watch`, null)
      table.watch(await crowd.watch(table.id))
    })
    await steady(tables, every, 3, null)
    const tally = newTally()
    const before = await house.used()
    await steady(tables, every, seconds, tally)
    const after = await house.used()

    const quick = newTally()
    const until = performance.now() + 3000
    while (performance.now() < until && (await first[0]?.move(quick)));
    await Promise.all([...first, ...tables].map(each => each.leave()))
    for (let i = 0; i < 60 && (await house.used()).awake > 0; i++) await sleep(500)
    const asleep = await house.used('heap')
    return {
      tables: count,
      moves: tally.moves.count,
      latency: spread(tally.latency),
      watchers: watch > 0 ? spread(tally.watchers) : null,
      cpuPerMove: round((after.cpu - before.cpu) / tally.moves.count),
      movesPerSecondAtOneTable: round(quick.moves.count / 3),
      bytesPerMove: { waiting: perDelivery(tally.waiting), toMove: perDelivery(tally.toMove) },
      heapPerMatch: {
        awake: Math.round((awake.heap - base.heap) / count),
        asleep: Math.round((asleep.heap - base.heap) / count),
      },
    }
  } finally {
    await house.close()
  }
}

/** Every table moves once in a while, all of them spread over it. */
async function steady(
  tables: readonly LoadTable[],
  every: number,
  seconds: number,
  tally: Tally | null,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  await Promise.all(
    tables.map(async (table, n) => {
      await sleep((every * n) / tables.length)
      while (performance.now() < end) {
        const begun = performance.now()
        if (!(await table.move(tally))) return
        await sleep(Math.max(0, every - (performance.now() - begun)))
      }
    }),
  )
}

async function inParallel<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) done[n] = await work(n)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker))
  return done
}

function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number): number => round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

function perDelivery({ deliveries, kinds }: Bytes): Record<string, number> {
  const figures = [...kinds].map(([kind, bytes]): [string, number] => [kind, Math.round(bytes / deliveries)])
  const all = figures.reduce((sum, [, bytes]) => sum + bytes, 0)
  return { all, ...Object.fromEntries(figures.sort(([, a], [, b]) => b - a)) }
}

const round = (figure: number): number => Math.round(figure * 100) / 100
