import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** As far as figures need to know it. */
interface Counted {
  readonly hosts: ReadonlyMap<string, { readonly party: { readonly phase: string }; readonly present: number }>
  readonly watched: ReadonlyMap<string, { readonly watchers: number }>
}

/** What a house tells of itself, in figures. Nothing of anybody: neither who nor what nor at which table. */
export interface Metrics {
  /** Something that was sent to a room has been done, or refused for this reason. */
  heard(type: string, reason: string | null, milliseconds: number): void
  /** A write is on disk. */
  stored(milliseconds: number): void
  answer: RequestHandler
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** For whoever shows this key. To anybody else there is nothing here. */
export function metricsOf(house: Counted, key: string): Metrics {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  const tables = () => [...house.hosts.values()]
  const gauge = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count())
      },
    })
  gauge('tavolo_tables', 'Tables that are awake', () => house.hosts.size)
  gauge('tavolo_matches', 'Matches in play', () => tables().filter(({ party }) => party.phase === 'running').length)
  gauge('tavolo_people', 'People at tables', () => tables().reduce((sum, { present }) => sum + present, 0))
  gauge('tavolo_watchers', 'People who look on', () =>
    [...house.watched.values()].reduce((sum, { watchers }) => sum + watchers, 0),
  )
  const moves = new Histogram({
    name: 'tavolo_move_seconds',
    help: 'From a move’s coming to its being shown',
    buckets: SECONDS,
    registers,
  })
  const writes = new Histogram({
    name: 'tavolo_store_seconds',
    help: 'Until what happens at a table is on disk',
    buckets: SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'tavolo_refusals_total',
    help: 'What was refused in rooms, by reason',
    labelNames: ['reason'],
    registers,
  })
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const expected = digest(`Bearer ${key}`)

  return {
    heard(type, reason, milliseconds) {
      if (reason !== null) refusals.inc({ reason })
      else if (type === 'move') moves.observe(milliseconds / 1000)
    },
    stored: milliseconds => writes.observe(milliseconds / 1000),
    async answer(request, response) {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
        return void response.status(404).json({ refused: 'noTable' })
      response.set('Content-Type', registry.contentType).send(await registry.metrics())
    },
  }
}
