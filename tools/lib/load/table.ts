import { setTimeout as sleep } from 'node:timers/promises'
import type { Guest } from '../../../shared/wire/protocol.ts'
import type { Player } from '../../../tests/lib/player.ts'
import { type Crowd, overhear } from './guests.ts'

/** What is measured, of all tables together. */
export interface Tally {
  readonly moves: { count: number }
  /** Milliseconds from a move to everybody who is told of it, one by one. */
  readonly latency: number[]
  /** Bytes to somebody who waits, and to whoever is to move next, by kind of message. */
  readonly waiting: Bytes
  readonly toMove: Bytes
}
export interface Bytes {
  deliveries: number
  readonly kinds: Map<string, number>
}
export const newTally = (): Tally => ({
  moves: { count: 0 },
  latency: [],
  waiting: { deliveries: 0, kinds: new Map() },
  toMove: { deliveries: 0, kinds: new Map() },
})

export interface LoadTable {
  readonly id: string
  /** Somebody who can moves; resolves when all have heard. False: nobody can. */
  move(tally: Tally | null): Promise<boolean>
  /** If it is not over, everybody gives up. */
  end(): Promise<void>
  leave(): Promise<void>
}

const PATIENCE = 30_000

/** A table of people on every chair, in play. */
export async function seatTable(
  crowd: Crowd,
  asked: { readonly game: string; readonly players: number; readonly options?: object },
): Promise<LoadTable> {
  const { players } = asked
  const names = Array.from({ length: players }, (_, n) => `Guest ${n + 1}`)
  const guests = await Promise.all(names.map(name => crowd.ask<Guest>('POST', '/api/guest', null, { name })))
  const [host] = guests as [Guest]
  const { id } = await crowd.ask<{ id: string }>('POST', '/api/tables', host, {
    ...{ ...asked, public: false, seconds: 0 },
  })
  const seated: Player[] = []
  for (const guest of guests) seated.push(await crowd.join(id, guest))
  const [first] = seated as [Player]
  for (const [player, each] of seated.entries()) if (player > 0) each.send('sit', { player })
  await first.until('everybody sits', () => first.company?.chairs.every(({ person }) => person) ?? false, PATIENCE)
  first.send('start', {})
  await Promise.all(seated.map(each => each.until('start', () => each.turn !== null, PATIENCE)))

  /** What came to each since the last move. */
  const heard = seated.map(() => new Map<string, number>())
  for (const [at, each] of seated.entries())
    overhear(each, (kind, bytes) => {
      const sums = heard[at] as Map<string, number>
      sums.set(kind, (sums.get(kind) ?? 0) + bytes)
    })
  /** The move before was counted, and this is what came of it, also a little later. */
  let counted = false
  const account = (tally: Tally): void => {
    for (const [at, each] of seated.entries()) {
      const bytes = each.choices().length > 0 ? tally.toMove : tally.waiting
      bytes.deliveries++
      for (const [kind, count] of heard[at] ?? []) bytes.kinds.set(kind, (bytes.kinds.get(kind) ?? 0) + count)
    }
  }

  return {
    id,

    async move(tally) {
      if (tally && counted) account(tally)
      for (const sums of heard) sums.clear()
      counted = tally !== null
      const able = seated.filter(each => each.choices().length > 0)
      const mover = able[Math.floor(Math.random() * able.length)]
      const seq = first.turn?.seq ?? 0
      const begun = performance.now()
      if (!mover?.answer()) return false
      await Promise.all(
        seated.map(async each => {
          await each.until('a move', () => (each.turn?.seq ?? 0) > seq, PATIENCE)
          tally?.latency.push(performance.now() - begun)
        }),
      )
      if (tally) tally.moves.count++
      return true
    },

    async end() {
      const isOver = (): boolean => first.company?.phase === 'over'
      for (const each of seated) if (!isOver()) each.send('agree', { agree: true })
      await first.until('the end', isOver, PATIENCE)
    },

    async leave() {
      await Promise.all(seated.map(each => each.leave()))
    },
  }
}

/** Every table moves once in a while, all of them spread over it. */
export async function steady(
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
