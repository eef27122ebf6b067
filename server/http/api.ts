import express, { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import {
  type Creation,
  DECISION_TIMES,
  type Found,
  type Guest,
  LEVELS,
  type Person,
  type RefusalReason,
} from '../../shared/wire/protocol.ts'
import { chairOf } from '../host/chairs.ts'
import { partyOf } from '../host/company.ts'
import { openLog } from '../host/play.ts'
import { cleanName, newId, tokenOf } from '../identity.ts'
import { publicTables, tablesOf } from '../lobby/listing.ts'
import { createTable, readCode } from '../lobby/tables.ts'
import type { House } from '../rooms/house.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Loaded } from '../store/store.ts'
import { limited } from './limits.ts'

const BODY = '4kb'
/** At so many tables somebody may have sat within the hour. */
const MOST_TABLES = 30
const AN_HOUR = 3_600_000

const creation: z.ZodType<Creation> = z.strictObject({
  game: z.string().max(40),
  players: z.int().min(1).max(20),
  options: z.unknown().optional(),
  public: z.boolean(),
  seconds: z.literal(DECISION_TIMES),
  player: z.exactOptional(z.int().min(0).max(99)),
  quick: z.exactOptional(z.enum(LEVELS)),
}) as z.ZodType<Creation>
const blocking = z.strictObject({ person: z.string().max(40), blocked: z.boolean() })
const naming = z.strictObject({ name: z.string() })

const STATUS: Partial<Record<RefusalReason, number>> = {
  badToken: 401,
  notNow: 403,
  noTable: 404,
  tooFast: 429,
  tooMany: 429,
}

/** Thrown by what answers a request. */
class Refusal extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** What pages ask for over HTTP: see shared/wire/protocol.ts. */
export function api(house: House, secret: Buffer, rooms: Rooms): Router {
  const router = Router()
  const { store, limits } = house
  // Not the page itself: what a browser loads at once is no flood.
  router.use(['/api', '/matchmake'], limited(limits.requests), express.json({ limit: BODY }))

  /** Answers with what `work` gives, or with the reason why not. */
  const answer = (work: (request: Request) => unknown) => async (request: Request, response: Response) => {
    try {
      response.json(await work(request))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      response.status(STATUS[error.reason] ?? 400).json({ refused: error.reason })
    }
  }
  const whoAsks = ({ headers }: Request): Person | null =>
    house.person(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1])
  const asker = (request: Request): Person => whoAsks(request) ?? refuse('badToken')
  const guestOf = (person: Person): Guest => ({ ...person, token: tokenOf(person.id, secret) })
  const nameIn = ({ body }: Request): string => cleanName(read(naming, body).name) ?? refuse('badName')

  const loaded = ({ params }: Request): Loaded => {
    const key = String(params.key)
    return store.load(key) ?? store.load(store.find(readCode(key)) ?? '') ?? refuse('noTable')
  }
  const find = async (request: Request, wake: (id: string) => Promise<void>): Promise<Found> => {
    const person = whoAsks(request)
    const { saved } = loaded(request)
    const { id, code, game } = saved
    await wake(id)
    const party = house.hosts.get(id)?.party ?? partyOf(saved)
    const seated = person !== null && chairOf(party, person.id) !== undefined
    return { id, code, game, phase: party.phase, seated }
  }

  router.post(
    '/api/guest',
    limited(limits.guests),
    answer(async request => {
      const person = { id: newId(), name: nameIn(request) }
      await store.putPerson(person)
      return guestOf(person)
    }),
  )
  router.post(
    '/api/name',
    limited(limits.guests),
    answer(async request => {
      const person = { id: asker(request).id, name: nameIn(request) }
      await store.putPerson(person)
      for (const host of house.hosts.values()) host.rename(person)
      return guestOf(person)
    }),
  )
  router.get(
    '/api/tables',
    answer(() => publicTables(house)),
  )
  router.get(
    '/api/mine',
    answer(request => tablesOf(house, asker(request).id)),
  )
  router.post(
    '/api/tables',
    limited(limits.tables),
    answer(async request => {
      const person = asker(request)
      const recent = store.tablesOf(person.id, MOST_TABLES).filter(({ touched }) => touched > Date.now() - AN_HOUR)
      if (recent.length >= MOST_TABLES) return refuse('tooMany')
      const made = await createTable(house, person, read(creation, request.body))
      if (typeof made === 'string') return refuse(made)
      await rooms.wakeMatch(made.id)
      return made
    }),
  )
  router.get(
    '/api/tables/:key',
    answer(request => find(request, rooms.wakeMatch)),
  )
  router.get(
    '/api/tables/:key/watch',
    answer(request => find(request, rooms.wakeWatch)),
  )
  // For whoever may watch, as all may who know the key; what is on disk says whether it is over, and that is for good.
  router.get(
    '/api/tables/:key/log',
    answer(request => openLog(loaded(request)) ?? refuse('notNow')),
  )
  router.post(
    '/api/blocks',
    answer(async request => {
      const { person, blocked } = read(blocking, request.body)
      await store.block(asker(request).id, person, blocked)
      return {}
    }),
  )
  // What colyseus.js asks for before it opens its socket.
  router.post(
    '/matchmake/joinById/:room',
    limited(limits.joins),
    answer(request => rooms.join(String(request.params.room), request.body, request.ip ?? '')),
  )
  return router
}

function refuse(reason: RefusalReason): never {
  throw new Refusal(reason)
}

function read<T>(form: z.ZodType<T>, body: unknown): T {
  const found = form.safeParse(body)
  return found.success ? found.data : refuse('malformed')
}
