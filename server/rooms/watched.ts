import { matchMaker } from '@colyseus/core'
import type { Broadcast } from '../../shared/match/broadcast.ts'
import type { Company } from '../../shared/wire/protocol.ts'
import { companyOfTable, watchersOfTable } from './channels.ts'
import { type OnAir, PUBLIC, type Screen } from './onAir.ts'

/** Milliseconds from one count of them to the next: else everybody would be told of everybody who comes. */
const COUNTED = 1000
/** Of more than these each is told less often, so that telling costs no more. */
const MANY = 500

/** A table that is watched: a broadcast for each pair of eyes, in as many rooms as are needed, and all who watch. */
export class Watched {
  private readonly id: string
  private readonly closed: () => void
  private readonly airs = new Map<string, OnAir>()
  private readonly addresses = new Map<string, number>()
  private counted = Number.NEGATIVE_INFINITY
  private counting: NodeJS.Timeout | undefined
  watchers = 0

  constructor(id: string, closed: () => void) {
    this.id = id
    this.closed = closed
    void matchMaker.presence.subscribe(companyOfTable(id), this.hear)
  }

  /** What most are shown; where nobody is, what others are. */
  get broadcast(): Broadcast | undefined {
    const [any] = this.airs.values()
    return (this.airs.get(PUBLIC) ?? any)?.broadcast
  }

  through(eyes: string): OnAir | undefined {
    const air = this.airs.get(eyes)
    return air?.isShut ? undefined : air
  }

  /** Another room of it; the answer ends it there, and with the last of them all of it. */
  attach(eyes: string, air: OnAir, screen: Screen): () => void {
    this.airs.set(eyes, air)
    air.watchers = this.watchers
    air.screens.add(screen)
    return () => {
      air.screens.delete(screen)
      if (air.screens.size > 0) return
      air.close()
      if (this.airs.get(eyes) === air) this.airs.delete(eyes)
      if (this.airs.size === 0) this.close()
    }
  }

  /** How many watch from there. */
  from(address: string): number {
    return this.addresses.get(address) ?? 0
  }

  came(address: string): void {
    this.addresses.set(address, this.from(address) + 1)
    this.count()
  }

  went(address: string): void {
    const left = this.from(address) - 1
    if (left > 0) this.addresses.set(address, left)
    else this.addresses.delete(address)
    this.count()
  }

  private close(): void {
    clearTimeout(this.counting)
    matchMaker.presence.unsubscribe(companyOfTable(this.id), this.hear)
    void matchMaker.presence.publish(watchersOfTable(this.id), 0)
    this.closed()
  }

  /** The players' room may have come after the watchers. */
  private readonly hear = ({ watchers }: Company): void => {
    if (watchers !== this.watchers) this.count()
  }

  /** How many there are: told to the players, and to all who are here. */
  private count(): void {
    this.counting ??= setTimeout(
      () => {
        this.counting = undefined
        this.counted = performance.now()
        const airs = [...this.airs.values()]
        const screens = airs.flatMap(air => [...air.screens])
        this.watchers = screens.reduce((sum, { clients }) => sum + clients.length, 0)
        void matchMaker.presence.publish(watchersOfTable(this.id), this.watchers)
        for (const air of airs) air.count(this.watchers)
      },
      Math.max(0, this.counted + COUNTED * Math.max(1, this.watchers / MANY) - performance.now()),
    )
  }
}
