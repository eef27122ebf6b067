import { type Request, Router } from 'express'
import { z } from 'zod'
import type { Person, RefusalReason } from '../../shared/wire/protocol.ts'
import {
  type DeskChange,
  type DeskState,
  LONGEST_DELAY,
  MOST_NUMBERS,
  MOST_STROKES,
  SCENES,
  type Stream,
} from '../../shared/wire/stream.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import { PATIENCE } from '../rooms/frames.ts'
import type { House } from '../rooms/house.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { StreamRow } from '../store/store.ts'
import { stateOf } from '../stream/live.ts'
import { type Streams, streamOf } from '../stream/streams.ts'
import type { Asking } from './matches.ts'
import { read, refuse } from './refusal.ts'

const part = z.number().min(0).max(1)
const stroke = z.strictObject({
  colour: z.int().min(0).max(5),
  points: z.array(part).min(2).max(MOST_NUMBERS),
})
const change: z.ZodType<DeskChange> = z.strictObject({
  scene: z.exactOptional(z.enum(SCENES)),
  paused: z.exactOptional(z.boolean()),
  delay: z.exactOptional(z.int().min(0).max(LONGEST_DELAY)),
  heat: z.exactOptional(z.boolean()),
  spotlight: z.exactOptional(z.string().max(40).nullable()),
  strokes: z.exactOptional(z.array(stroke).max(MOST_STROKES)),
  stroke: z.exactOptional(stroke),
}) as z.ZodType<DeskChange>
const speaking = z.object({ lang: z.enum(LANGUAGES).default('en') })
const doing = z.object({ do: z.string().max(80).optional() })

/** For hot keys, which can say no more than an address: `scene:match`, `pause`, `heat:off`, `spotlight:clerville` … */
function changeIn(text: string, now: DeskState): DeskChange {
  const [what = '', value] = text.split(':')
  const on = (was: boolean): boolean => (value === undefined ? !was : value === 'on')
  switch (what) {
    case 'scene':
      return read(change, { scene: value })
    case 'pause':
      return { paused: on(now.paused) }
    case 'heat':
      return { heat: on(now.heat) }
    case 'delay':
      return read(change, { delay: Number(value) })
    case 'spotlight':
      return read(change, { spotlight: value ?? null })
    case 'clear':
      return { strokes: [], spotlight: null }
    default:
      return refuse('malformed')
  }
}

/** The oldest strokes make room for the newest. */
const changed = (now: DeskState, { stroke, ...rest }: DeskChange): DeskState => ({
  ...now,
  ...rest,
  ...(stroke ? { strokes: [...now.strokes, stroke].slice(-MOST_STROKES) } : {}),
})

/** Milliseconds after which somebody who listens is told that nothing has happened: else proxies hang up. */
const BREATH = 15_000

/** By what a table is filmed: see shared/wire/stream.ts. */
export function streamsApi(
  house: House,
  rooms: Rooms,
  streams: Streams,
  {
    answer,
    orElsewhere,
    here,
    asker,
    whoAsks,
    tableOf,
    atMost,
    missed,
  }: Asking & {
    whoAsks(request: Request): Promise<Person | null>
    missed(request: Request, reason: RefusalReason): never
  },
): Router {
  const router = Router()
  const { store } = house
  const limit = atMost(house.limits.joins)
  /** Where its table is, so are those who look by it. */
  const found = async (request: Request, row: StreamRow | null): Promise<StreamRow> => {
    if (row) await here(row.table)
    return row ?? missed(request, 'noTable')
  }
  const byDesk = async (request: Request): Promise<StreamRow> =>
    found(request, await store.stream({ desk: String(request.params.desk) }))
  const byKey = async (request: Request): Promise<StreamRow> =>
    found(request, await store.stream({ key: String(request.params.key) }))
  /** To whoever is not its host its table is what can be watched. */
  const shown = async (request: Request, row: StreamRow): Promise<Stream> => ({
    ...streamOf(row, stateOf(row), (await whoAsks(request))?.id === row.host),
    table: house.watchKeys.of(row.table),
  })
  /** The host does not agree to open cards any more, whether or not anybody is there: then nobody has agreed. */
  const closeCards = async ({ host: id, table }: StreamRow): Promise<void> => {
    await rooms.wakeMatch(table)
    const [host, person] = [house.hosts.get(table), await store.person(id)]
    const reason = host && person ? await host.ask(person, { type: 'openCards', agree: false }) : 'notNow'
    if (reason) refuse(reason)
  }
  const languageIn = ({ query }: Request) => read(speaking, query).lang

  router.post(
    '/api/tables/:key/stream',
    limit,
    answer(async request => {
      const { id } = await asker(request)
      const table = await tableOf(request, false)
      const host = house.hosts.get(table.id)?.party.host ?? table.host
      if (host !== id) return refuse('notHost')
      const row = await streams.of(id, table.id)
      return streamOf(row, stateOf(row), true)
    }),
  )
  router.get(
    '/api/desk/:desk',
    limit,
    answer(async request => shown(request, await byDesk(request))),
  )
  router.get(
    '/api/desk/:desk/points',
    limit,
    answer(async request => streams.points(await byDesk(request), languageIn(request))),
  )
  router.post(
    '/api/desk/:desk',
    limit,
    answer(async request => {
      const row = await byDesk(request)
      const asked = read(doing, request.query).do
      if (asked === 'close') {
        await closeCards(row)
        return stateOf(row)
      }
      const body = asked === undefined ? read(change, request.body) : null
      const saidOf = (now: DeskState): DeskChange => body ?? changeIn(asked ?? '', now)
      const { spotlight } = saidOf(stateOf(row))
      // What is not there cannot be pointed at.
      if (spotlight != null && !(await streams.points(row, 'en')).some(({ id }) => id === spotlight))
        return refuse('malformed')
      // Two keys in one moment: the second is said of what the first has made.
      return (await streams.change(row, now => changed(now, saidOf(now)))) ?? missed(request, 'noTable')
    }),
  )
  router.post(
    '/api/desk/:desk/revoke',
    limit,
    answer(async request => {
      const row = await byDesk(request)
      if ((await asker(request)).id !== row.host) return refuse('notHost')
      await streams.revoke(row)
      return {}
    }),
  )
  router.post(
    '/api/desk/:desk/renew',
    limit,
    answer(async request => {
      const row = await byDesk(request)
      if ((await asker(request)).id !== row.host) return refuse('notHost')
      return shown(request, (await streams.renew(row)) ?? missed(request, 'noTable'))
    }),
  )
  router.get(
    '/api/stream/:key',
    limit,
    answer(async request => (await streams.now(await byKey(request), languageIn(request))) ?? refuse('notNow')),
  )
  router.get(
    '/api/stream/:key/feed',
    limit,
    orElsewhere(async (request, response) => {
      const row = await store.stream({ key: String(request.params.key) })
      const language = speaking.safeParse(request.query)
      if (row) await here(row.table)
      // No content: an EventSource gives up, and does not come back. Overlays then ask now and then.
      if (!row || !language.success) return void response.status(204).end()
      // Before the first word, which may come at once.
      response.set({
        'Content-Type': 'text/event-stream',
        // As it comes, and as it is.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      })
      // Whoever has gone is not written to, and what somebody does not read waits in memory.
      const write = (text: string, last = false): void => {
        if (response.writableEnded || response.destroyed) return
        if (last) response.end(text)
        else response.write(text)
        if (response.writableLength > PATIENCE) response.destroy()
      }
      response.on('error', () => response.destroy())
      const stop = streams.listen(row, language.data.lang, told => {
        if (told) write(`data: ${JSON.stringify(told)}\n\n`)
        else write('event: over\ndata: {}\n\n', true)
      })
      if (!stop) return void response.status(503).end()
      write('retry: 2000\n\n')
      const breathing = setInterval(() => write(':\n\n'), BREATH)
      response.on('close', () => {
        clearInterval(breathing)
        stop()
      })
    }),
  )
  return router
}
