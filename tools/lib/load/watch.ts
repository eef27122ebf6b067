import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, childOf, SOURCES } from './child.ts'
import { instant, round, type Spread, spread } from './figures.ts'
import type { Crowd } from './guests.ts'
import type { LoadedServer } from './spawn.ts'
import { type LoadTable, newTally, steady } from './table.ts'
import type { FromWatching, Opening, ToWatching } from './watching.ts'

/* Many who watch one match: what they cost its players, the server and each other. */

interface Compared {
  readonly without: Spread
  readonly with: Spread
}
export interface WatchFigures {
  readonly watchers: number
  /** Milliseconds from a move to each who plays: at the table that is watched, and at all others. */
  readonly players: { readonly there: Compared; readonly elsewhere: Compared }
  /** Milliseconds from a move to each who watches, and to the last of them. */
  readonly each: Spread
  readonly last: Spread
  readonly moves: number
  /** Of all that should have come to all: what did not, and what was not the same for everybody. */
  readonly missing: number
  readonly different: number
  /** What one who comes costs among the first tenth of them, and among the last. Bytes are those to all who are there. */
  readonly joins: { readonly first: Join; readonly last: Join }
  /** Microseconds of CPU for each watcher and move, and of a server that sends as many bytes by `ws`, in turn with it. */
  readonly cpu: { readonly ours: number; readonly raw: number; readonly ratio: number; readonly bytes: number } | null
}
interface Join {
  readonly cpu: number | null
  readonly ms: number
  readonly bytes: number
}

/** Sockets in one process. */
const MOST = 2500
/** Moves by which the CPU is measured. */
const WEIGHED = 40
/** Moves before these, in which both servers get warm. */
const WARMING = 15
/** Milliseconds by which it is measured what it costs that nobody moves. */
const IDLE = 5000
const PATIENCE = 60_000

export interface Watch {
  readonly house: LoadedServer
  readonly crowd: Crowd
  /**
   * One that is watched, one like it that is not, and all others. Both are played from the first move on: what a move takes
   * grows with the match.
   */
  readonly table: LoadTable
  readonly alike: LoadTable
  readonly others: readonly LoadTable[]
}

export async function watched(
  { house, crowd, table, alike, others }: Watch,
  { watch, every, seconds }: { readonly watch: number; readonly every: number; readonly seconds: number },
): Promise<WatchFigures> {
  const played = async (there: LoadTable, sent: number[]) => {
    const tallies = { there: newTally(), elsewhere: newTally() }
    const move: LoadTable['move'] = async tally => {
      const begun = instant()
      const moved = await there.move(tally)
      if (moved) sent.push(begun)
      return moved
    }
    await Promise.all([
      steady([{ ...there, move }], every, seconds, tallies.there),
      steady(others, every, seconds, tallies.elsewhere),
    ])
    return { there: spread(tallies.there.latency), elsewhere: spread(tallies.elsewhere.latency) }
  }
  await crowd.ask('GET', `/api/tables/${table.id}/watch`, null)
  const alone = await played(alike, [])
  const watchers = new Onlookers(watch, { url: house.url, table: table.id, key: house.key })
  try {
    const tenth = Math.ceil(watch / 10)
    const first = await joins(house, watchers, tenth)
    await watchers.open(Math.max(0, watch - 2 * tenth))
    const last = await joins(house, watchers, Math.min(tenth, watch - tenth))
    watchers.listen()
    const sent: number[] = []
    const together = await played(table, sent)
    await watchers.had(sent.length)
    const told = await watchers.tell(sent)
    return {
      watchers: watch,
      players: {
        there: { without: alone.there, with: together.there },
        elsewhere: { without: alone.elsewhere, with: together.elsewhere },
      },
      each: spread(told.times),
      last: spread(told.last),
      moves: sent.length,
      missing: told.missing,
      different: told.different,
      joins: { first, last },
      cpu: await weighed(house, watchers, table, watch),
    }
  } finally {
    await watchers.close()
  }
}

async function joins(house: LoadedServer, watchers: Onlookers, count: number): Promise<Join> {
  const cpu = async (): Promise<number | null> => (await house.used())?.cpu ?? null
  const before = { cpu: await cpu(), at: instant(), bytes: watchers.bytes }
  await watchers.open(count)
  const ms = round((instant() - before.at) / count)
  const after = await cpu()
  return {
    cpu: before.cpu === null || after === null ? null : round((after - before.cpu) / count),
    ms,
    bytes: Math.round((watchers.bytes - before.bytes) / count),
  }
}

/** Ours and a server that only sends, in turn, so that whatever else the machine does is the same for both. */
async function weighed(
  house: LoadedServer,
  watchers: Onlookers,
  table: LoadTable,
  watch: number,
): Promise<WatchFigures['cpu']> {
  if ((await house.used()) === null) return null
  const raw = childOf<{ port: number } | { used: number }>('raw.ts', [], SOURCES)
  const port = await raw.next(said => ('port' in said ? said.port : undefined))
  const used = (): Promise<number> => {
    const answer = raw.next(said => ('used' in said ? said.used : undefined))
    raw.send('use')
    return answer
  }
  const readers = new Onlookers(watch, { url: `ws://127.0.0.1:${port}`, table: null, key: '' })
  try {
    await readers.open(watch)
    watchers.listen()
    readers.listen()
    const now = async () => ({ at: instant(), ours: (await house.used())?.cpu ?? 0, raw: await used() })
    let moves = 0
    const lengths: number[] = []
    const inTurn = async (most: number): Promise<void> => {
      for (let at = 0; at < most && (await table.move(null)); at++) {
        const length = await watchers.had(++moves)
        raw.send({ send: length })
        await readers.had(moves)
        lengths.push(length)
      }
    }
    await inTurn(WARMING)
    const idle = await now()
    await sleep(IDLE)
    const begun = await now()
    await inTurn(WEIGHED)
    const done = await now()
    /** Sockets cost something when nothing is sent, too. */
    const of = (which: 'ours' | 'raw'): number => {
      const rate = (begun[which] - idle[which]) / (begun.at - idle.at)
      return round(((done[which] - begun[which] - rate * (done.at - begun.at)) * 1000) / ((moves - WARMING) * watch))
    }
    const ours = of('ours')
    return {
      ours,
      raw: of('raw'),
      ratio: round(ours / of('raw')),
      bytes: Math.round(lengths.reduce((sum, length) => sum + length) / moves),
    }
  } finally {
    await readers.close()
    await raw.close()
  }
}

/** Sockets in as many processes as they need. */
class Onlookers {
  private readonly children: readonly Child<FromWatching>[]
  private readonly opening: Omit<Opening, 'count'>
  bytes = 0
  /** What each process has had last. */
  private readonly heard: { count: number; bytes: number }[]
  private stir: () => void = () => {}

  constructor(most: number, opening: Omit<Opening, 'count'>) {
    this.opening = opening
    this.children = Array.from({ length: Math.ceil(most / MOST) }, () => childOf('watching.ts', [], SOURCES))
    this.heard = this.children.map(() => ({ count: 0, bytes: 0 }))
    for (const [at, child] of this.children.entries())
      child.hear(said => {
        if (!('all' in said)) return
        this.heard[at] = said.all
        this.stir()
      })
  }

  async open(count: number): Promise<void> {
    const { length } = this.children
    const opened = await Promise.all(
      this.children.map((child, at) => {
        const share = Math.floor((count + at) / length)
        const answer = child.next(said => ('opened' in said ? said.opened : undefined))
        child.send({ type: 'open', opening: { ...this.opening, count: share } } satisfies ToWatching)
        return answer
      }),
    )
    this.bytes = opened.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  listen(): void {
    for (const [at, child] of this.children.entries()) {
      this.heard[at] = { count: 0, bytes: 0 }
      child.send({ type: 'listen' } satisfies ToWatching)
    }
  }

  /** Resolves when all of them have had so many, with the length of the last; or when there is no hope. */
  had(count: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('not all have heard of a move')), PATIENCE)
      this.stir = () => {
        if (this.heard.some(each => each.count < count)) return
        clearTimeout(late)
        resolve(Math.max(...this.heard.map(({ bytes }) => bytes)))
      }
      this.stir()
    })
  }

  async tell(sent: readonly number[]) {
    const all = await Promise.all(
      this.children.map(child => {
        const answer = child.next(said => ('told' in said ? said.told : undefined))
        child.send({ type: 'tell', sent } satisfies ToWatching)
        return answer
      }),
    )
    return {
      times: all.flatMap(({ times }) => times.flat()),
      last: sent.map((_, n) => Math.max(...all.map(({ times }) => Math.max(...(times[n] ?? []))))),
      missing: all.reduce((sum, { missing }) => sum + missing, 0),
      different: all.reduce((sum, { different }) => sum + different, 0),
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.children.map(child => child.close()))
  }
}
