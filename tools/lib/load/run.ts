import { setTimeout as sleep } from 'node:timers/promises'
import { round, type Spread, spread } from './figures.ts'
import { type Crowd, crowdOf } from './guests.ts'
import { type MindFigures, pondered } from './minds.ts'
import { inParallel } from './parallel.ts'
import { type House, type Several, severalHouses } from './processes.ts'
import { houseAt, type LoadedServer, spawnHouse } from './spawn.ts'
import { type Bytes, type LoadTable, newTally, seatTable, steady, type Tally } from './table.ts'
import { type WatchFigures, watched } from './watch.ts'

export interface Load {
  readonly tables: number
  /** Seconds before anything is measured, in which the server gets warm. */
  readonly warm: number
  /** Seconds that are measured. */
  readonly seconds: number
  /** Milliseconds between two moves at a table. */
  readonly every: number
  readonly watch: number
  /** Tables at which a master thinks. */
  readonly minds: number
}

export interface LoadFigures {
  readonly tables: number
  readonly moves: number
  /** Milliseconds from a move to each of those who are told of it. */
  readonly latency: Spread
  readonly watched: WatchFigures | null
  readonly minds: MindFigures | null
  /** Milliseconds of the server’s CPU, all that it did meanwhile included. Null: it stands elsewhere, and does not tell. */
  readonly cpuPerMove: number | null
  /** One table, each move as soon as all have heard of the one before. Null: a server elsewhere does not let anybody. */
  readonly movesPerSecondAtOneTable: number | null
  /** To one person at the table, by kind of message. */
  readonly bytesPerMove: { readonly waiting: Record<string, number>; readonly toMove: Record<string, number> }
  readonly heapPerMatch: { readonly awake: number; readonly asleep: number } | null
}

/** Four people each; the games in turn. */
const GAMES = ['on-the-lam', 'diabolik', 'diabolicards'] as const
/** Nobody waits at a table on purpose, as they do from memory. */
const OPTIONS: Readonly<Record<string, object>> = { diabolicards: { memory: false } }
const SEATS = 4
/** Of the tables at which a server gets warm, and milliseconds between two moves there. */
const WARMING = { tables: 12, every: 40 }
/** Seconds after all have sat down. */
const SETTLING = 3
/** Milliseconds for which one table moves as fast as it goes. */
const QUICK = 3000

/** A server: of a checkout, which is then started, or one that runs at an address and is spoken to as this checkout does. */
export interface Target {
  readonly root: string
  readonly at?: { readonly url: string; readonly key: string }
  /** On PostgreSQL and Redis. */
  readonly several?: Several
}

/** Puts the same load on these servers, all at once: what else the machine does meanwhile is the same for all of them. */
export async function loadOn(targets: readonly Target[], load: Load): Promise<LoadFigures[]> {
  const trials: Trial[] = []
  try {
    for (const target of targets) trials.push(await begin(target))
    await together(trials, trial => warmUp(trial, load))
    for (const trial of trials) await fill(trial, load)
    await together(trials, trial => steady(trial.tables, load.every, SETTLING, null))
    for (const trial of trials) trial.before = (await trial.house.used())?.cpu ?? 0
    await together(trials, trial => steady(trial.tables, load.every, load.seconds, trial.tally))
    for (const trial of trials) trial.after = (await trial.house.used())?.cpu ?? null
    const figures: LoadFigures[] = []
    for (const trial of trials) figures.push(await figuresOf(trial, load))
    return figures
  } finally {
    await Promise.all(trials.map(({ house }) => house.close()))
  }
}
const together = (trials: readonly Trial[], work: (trial: Trial) => Promise<void>): Promise<unknown> =>
  Promise.all(trials.map(work))

/** One server, and what is known of it so far. */
interface Trial {
  readonly house: LoadedServer
  readonly crowd: Crowd
  readonly tally: Tally
  tables: LoadTable[]
  /** Bytes of heap without a table, and with all of them. */
  base: number
  awake: number
  /** Milliseconds of CPU. */
  before: number
  after: number | null
}

async function begin({ root, at, several }: Target): Promise<Trial> {
  const { house, crowd } = several ? await severalHouses(root, several) : await oneHouse(root, at)
  return { house, crowd, tally: newTally(), tables: [], base: 0, awake: 0, before: 0, after: null }
}

async function oneHouse(root: string, at: Target['at']): Promise<House> {
  const house = at ? houseAt(at.url, at.key) : await spawnHouse(root)
  return { house, crowd: await crowdOf(root, house) }
}

function seat(crowd: Crowd, n: number): Promise<LoadTable> {
  const game = GAMES[n % GAMES.length] as string
  return seatTable(crowd, { game, players: SEATS, ...(OPTIONS[game] && { options: OPTIONS[game] }) })
}

/**
 * Matches that are played and go to sleep before anything counts: what they leave behind is no match’s. One that is over
 * makes room for the next, for code that is not run is not compiled, and the measured moves would pay for it.
 */
async function warmUp(trial: Trial, { warm }: Load): Promise<void> {
  const end = performance.now() + warm * 1000
  await inParallel(WARMING.tables, async n => {
    while (performance.now() < end) {
      const table = await seat(trial.crowd, n)
      await steady([table], WARMING.every, (end - performance.now()) / 1000, null)
      await table.leave()
    }
  })
  trial.base = await emptied(trial, [])
}

/** The heap when everybody has left and everything sleeps. */
async function emptied({ house }: Trial, tables: readonly LoadTable[]): Promise<number> {
  await Promise.all(tables.map(each => each.leave()))
  for (let i = 0; i < 60 && ((await house.used())?.awake ?? 0) > 0; i++) await sleep(500)
  return (await house.used('heap'))?.heap ?? 0
}

async function fill(trial: Trial, { tables }: Load): Promise<void> {
  const { crowd, house } = trial
  trial.tables = await inParallel(tables, n => seat(crowd, n))
  trial.awake = (await house.used('heap'))?.heap ?? 0
}

/** A match of its own, which has not come far and goes on long enough. */
async function watchOne({ house, crowd, tables: others }: Trial, load: Load): Promise<WatchFigures> {
  const diabolik = () => seat(crowd, GAMES.indexOf('diabolik'))
  const [table, alike] = [await diabolik(), await diabolik()]
  const figures = await watched({ house, crowd, table, alike, others }, load)
  await Promise.all([table, alike].map(each => each.leave()))
  return figures
}

async function figuresOf(trial: Trial, load: Load): Promise<LoadFigures> {
  const { tally, tables, base, awake, before, after } = trial
  const { tables: count } = load
  const perMatch = (heap: number): number => Math.round((heap - base) / count)
  const seen = load.watch > 0 ? await watchOne(trial, load) : null
  const minds = load.minds > 0 ? await pondered(trial.crowd, tables, load) : null
  const quick = newTally()
  const until = performance.now() + QUICK
  while (after !== null && performance.now() < until && (await tables[0]?.move(quick)));
  const asleep = await emptied(trial, tables)
  return {
    tables: count,
    moves: tally.moves.count,
    latency: spread(tally.latency),
    watched: seen,
    minds,
    cpuPerMove: after === null ? null : round((after - before) / tally.moves.count),
    movesPerSecondAtOneTable: after === null ? null : round((quick.moves.count * 1000) / QUICK),
    bytesPerMove: { waiting: perDelivery(tally.waiting), toMove: perDelivery(tally.toMove) },
    heapPerMatch: after === null ? null : { awake: perMatch(awake), asleep: perMatch(asleep) },
  }
}

function perDelivery({ deliveries, kinds }: Bytes): Record<string, number> {
  const figures = [...kinds].map(([kind, bytes]): [string, number] => [kind, Math.round(bytes / deliveries)])
  const all = figures.reduce((sum, [, bytes]) => sum + bytes, 0)
  return { all, ...Object.fromEntries(figures.sort(([, a], [, b]) => b - a)) }
}
